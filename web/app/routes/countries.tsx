import { countries } from '@aurivane/contract/countries'
import { CLUB_PAGE_ROWS } from '@aurivane/contract/limits'
import { paths } from '@aurivane/contract/paths'
import { regionNames, type RegionName } from '@aurivane/contract/region-names'
import { regions } from '@aurivane/contract/regions'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { LoadedHead } from '../navigation/page-handle.ts'
import { publicReads } from '../navigation/public-reads.ts'
import { isListed } from '../features/is-listed.ts'
import { LinkButton } from '../components/link-button.tsx'
import { SideList } from '../components/side-list.tsx'
import { AvailabilityMap } from './countries/availability-map.tsx'
import { RegionClubs } from './countries/region-clubs.tsx'
import { readRegion, writeRegion } from './countries/region-query.ts'
import { RegionNotices } from './countries/region-notices.tsx'
import { RegionTable } from './countries/region-table.tsx'
import './countries/countries.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const region = readRegion(new URL(request.url).searchParams)
  const { listClubs } = context.get(publicReads)
  const pages = await Promise.all(
    clubCountriesOf(region).map((country) => listClubs({ country, limit: CLUB_PAGE_ROWS })),
  )
  const clubs = pages.flatMap((page) => page?.result ?? []).filter(isListed)
  return { region, clubs, head: { query: writeRegion(region) } satisfies LoadedHead }
}

/** There are clubs in the 18 countries only. */
function clubCountriesOf(region: RegionName) {
  return countries
    .filter(({ code }) => regions[region].some((row) => row.code === code))
    .map(({ name }) => name)
}

export function Component() {
  const { t } = useTranslation('countries')
  const { t: tCommon } = useTranslation('translation')
  const { region, clubs } = useLoaderData<typeof loader>()
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
          <RegionTable region={region} />
          <RegionNotices region={region} />
          <RegionClubs clubs={clubs} />
        </div>
      </div>
    </div>
  )
}

function Regions({ selected }: { selected: RegionName }) {
  const { t } = useTranslation('countries')
  return (
    <SideList label={t('regionsLabel')} current={t(`regions.${selected}`)}>
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
