import {
  countries,
  countryNameIn,
  DEFAULT_COUNTRY,
  findCountry,
  type Country,
} from '@aurivane/contract/countries'
import { paths } from '@aurivane/contract/paths'
import { useLocale } from '../i18n/language.tsx'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useQuery } from '../navigation/use-query.ts'
import { Flag } from '../product/flag.tsx'
import { sortByName } from '../product/sort-by-name.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { SideList } from '../ui/side-list.tsx'
import { ClubList } from './clubs/club-list.tsx'
import './clubs/clubs.css'

export function ClubsPage() {
  const { t } = useTranslation('clubs')
  const { t: tCommon } = useTranslation('translation')
  const [select] = useQuery('select')
  const country = findCountry(select ?? DEFAULT_COUNTRY) ?? countries[0]
  return (
    <div className="wrap page clubs stack g6">
      <header className="page-head">
        <div className="stack">
          <h1>{t('heading')}</h1>
          <p className="lede">{t('lede')}</p>
        </div>
        <LinkButton as={LocalizedLink} to={`${paths.profile}?select=clubs`}>
          {tCommon('createClub')}
        </LinkButton>
      </header>
      <div className="with-side needs-script">
        <CountryList selected={country} />
        <ClubList key={country.code} country={country} />
      </div>
      <Notice className="without-script">
        <p>
          {t('withoutScript')} <LocalizedLink to={paths.contact}>{tCommon('contactUs')}</LocalizedLink>
        </p>
      </Notice>
    </div>
  )
}

function CountryList({ selected }: { selected: Country }) {
  const { t } = useTranslation('clubs')
  const locale = useLocale()
  const named = countries.map(({ name, code }) => ({ value: name, code, name: countryNameIn(locale, name) }))
  return (
    <SideList
      label={t('countriesLabel')}
      current={
        <>
          <Flag code={selected.code} />
          {countryNameIn(locale, selected.name)}
        </>
      }
    >
      {sortByName(named).map(({ value, code, name }) => (
        <li key={code}>
          <LocalizedLink
            to={`${paths.clubs}?select=${encodeURIComponent(value)}`}
            preventScrollReset
            aria-current={code === selected.code ? 'true' : undefined}
          >
            <Flag code={code} />
            {name}
          </LocalizedLink>
        </li>
      ))}
    </SideList>
  )
}
