import type { ListedClub } from '@aurivane/contract/club-object'
import { countries, findCountry } from '@aurivane/contract/countries'
import { regions, type RegionName } from '@aurivane/contract/regions'
import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import { ApiData } from '../../api/api-data.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ClubTable, type ClubRow, type ClubTableState } from '../../product/club-table.tsx'
import { firstClubsOfCountry, isListed } from '../../product/club-reads.ts'

export function RegionClubs({ region }: { region: RegionName }) {
  const { t } = useTranslation('countries')
  const id = useId()
  const { heading } = t('clubTable', { returnObjects: true })
  return (
    <section className="stack needs-script" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ApiData>
        <RegionTable caption={heading} region={region} />
      </ApiData>
    </section>
  )
}

function RegionTable({ caption, region }: { caption: string; region: RegionName }) {
  return <ClubTable caption={caption} state={useRegionClubs(region)} />
}

/** With what arrived: it fails only when nothing did. */
function useRegionClubs(region: RegionName): ClubTableState {
  const locale = useLocale()
  const reads = useQueries({
    queries: clubCountriesOf(region).map((country) => firstClubsOfCountry(country, locale)),
  })
  if (reads.some(({ isPending }) => isPending)) return { is: 'loading' }
  const arrived = reads.flatMap(({ data }) => (data ? [data.result] : []))
  if (reads.length > 0 && arrived.length === 0) return { is: 'failed' }
  return { is: 'loaded', clubs: arrived.flat().filter(isListed).map(asRow) }
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
