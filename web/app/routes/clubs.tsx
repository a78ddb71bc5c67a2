import { countries, countryNameIn, type Country } from '@aurivane/contract/countries'
import { CLUB_PAGE_ROWS } from '@aurivane/contract/limits'
import { paths } from '@aurivane/contract/paths'
import { data, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router'
import { useLocale } from '../i18n/language.tsx'
import { pathWithoutLanguage } from '../i18n/path-language.ts'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { LoadedHead } from '../navigation/page-handle.ts'
import { publicReads } from '../navigation/public-reads.ts'
import { ScamsLink } from '../features/scams-link.tsx'
import { Flag } from '../features/flag.tsx'
import { sortByName } from '../features/sort-by-name.ts'
import { LinkButton } from '../components/link-button.tsx'
import { SideList } from '../components/side-list.tsx'
import { ClubList, LoadingClubs } from './clubs/club-list.tsx'
import { clubsPath, parseClubsQuery, writeClubsQuery } from './clubs/clubs-query.ts'
import './clubs/clubs.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { country, after } = parseClubsQuery(new URL(request.url).searchParams)
  const page = await context
    .get(publicReads)
    .listClubs({ country: country.name, limit: CLUB_PAGE_ROWS, after })
  // Later pages of the list have the address of the list.
  const head: LoadedHead = { query: writeClubsQuery(country.name) }
  return data({ country, page, head }, { status: page ? 200 : 503 })
}

export function Component() {
  const { t } = useTranslation('clubs')
  const { t: tCommon } = useTranslation('translation')
  const { country, page } = useLoaderData<typeof loader>()
  const next = useNextCountry()
  return (
    <div className="wrap page clubs stack g6">
      <header className="page-head">
        <div className="stack">
          <h1>{t('heading')}</h1>
          <p className="lede">{t('lede')}</p>
          <ScamsLink />
        </div>
        <LinkButton as={LocalizedLink} to={`${paths.profile}?select=clubs`}>
          {tCommon('createClub')}
        </LinkButton>
      </header>
      <div className="with-side">
        <CountryList selected={next ?? country} />
        {next ? (
          <LoadingClubs country={next} />
        ) : (
          <ClubList key={country.code} country={country} first={page} />
        )}
      </div>
    </div>
  )
}

/** The country whose clubs are being loaded, while the page stays the same. */
function useNextCountry(): Country | null {
  const { location } = useNavigation()
  if (!location || pathWithoutLanguage(location.pathname) !== paths.clubs) return null
  return parseClubsQuery(new URLSearchParams(location.search)).country
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
            to={clubsPath(value)}
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
