import type { ListedClub } from '@aurivane/contract/club-object'
import { countries, findCountry } from '@aurivane/contract/countries'
import { regions, type RegionName } from '@aurivane/contract/regions'
import { useId } from 'react'
import { useKeptRead } from '../../api/kept-reads.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts'
import { ClubTable, type ClubRow, type ClubTableState } from '../../product/club-table.tsx'
import { clubsOfCountries } from '../../product/club-reads.ts'

export function RegionClubs({ region }: { region: RegionName }) {
  const { texts } = useTexts('countries')
  const id = useId()
  const { heading } = texts.clubTable
  return (
    <section className="stack needs-script" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ClubTable caption={heading} state={useRegionClubs(region)} />
    </section>
  )
}

function useRegionClubs(region: RegionName): ClubTableState {
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const names = clubCountriesOf(region)
  const hasCountries = names.length > 0
  const isWanted = isHydrated && hasCountries
  const { pages, hasFailed } = useKeptRead(clubsOfCountries, { countries: names, locale }, isWanted)
  if (!hasCountries) return { is: 'loaded', clubs: [] }
  if (hasFailed) return { is: 'failed' }
  return pages ? { is: 'loaded', clubs: pages.flat().map(asRow) } : { is: 'loading' }
}

/** Clubs stand only in the 18 countries. */
function clubCountriesOf(region: RegionName) {
  return countries
    .filter(({ code }) => regions[region].some((row) => row.code === code))
    .map(({ name }) => name)
}

function asRow(club: ListedClub): ClubRow {
  return {
    id: club.id,
    name: club.title,
    countryCode: findCountry(club.country)?.code ?? '',
    desc: club.description,
    contacts: club.contacts,
  }
}
