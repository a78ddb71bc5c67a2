import { parseRegion, regionNames, regions, type RegionName } from '@aurivane/contract/regions'
import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useIsHydrated } from '../navigation/use-is-hydrated.ts'
import { useQuery } from '../navigation/use-query.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { SideList } from '../ui/side-list.tsx'
import { AvailabilityMap } from './countries/availability-map.tsx'
import { RegionClubs } from './countries/region-clubs.tsx'
import { RegionTable } from './countries/region-table.tsx'
import './countries/countries.css'

export function CountriesPage() {
  const { t } = useTranslation('countries')
  const { t: tCommon } = useTranslation('translation')
  const [select] = useQuery('select')
  const region = parseRegion(select)
  return (
    <div className="wrap page countries stack g6">
      <header className="page-head">
        <div className="stack">
          <h1>{t('heading')}</h1>
          <p className="lede">{t('lede')}</p>
        </div>
        <LinkButton as={LocalizedLink} to={paths.contact}>
          {tCommon('contactUs')}
        </LinkButton>
      </header>
      <AvailabilityMap region={region} />
      <div className="with-side">
        <Regions selected={region} />
        <div className="stack g7">
          <Tables region={region} />
          <RegionClubs region={region} />
        </div>
      </div>
    </div>
  )
}

function Regions({ selected }: { selected: RegionName }) {
  const { t } = useTranslation('countries')
  return (
    <SideList label={t('regionsLabel')} current={t(`regions.${selected}`)} className="needs-script">
      {regionNames.map((name) => (
        <li key={name}>
          <LocalizedLink
            to={`${paths.countries}?select=${name}`}
            preventScrollReset
            aria-current={name === selected ? 'true' : undefined}
          >
            <span>{t(`regions.${name}`)}</span>
            <span className="count" aria-hidden="true">
              {regions[name].length}
            </span>
          </LocalizedLink>
        </li>
      ))}
    </SideList>
  )
}

/** A reader without scripts cannot choose, so the prerendered page holds every region; the app keeps the chosen one. */
function Tables({ region }: { region: RegionName }) {
  const isHydrated = useIsHydrated()
  const shown = isHydrated ? [region] : regionNames
  return (
    <div className="stack g6">
      {shown.map((name) => (
        <div key={name} className="region" hidden={name !== region}>
          <RegionTable region={name} />
        </div>
      ))}
    </div>
  )
}
