import type { ListedClub } from '@aurivane/contract/club-object'
import { findCountry } from '@aurivane/contract/countries'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ClubTable, type ClubRow } from '../../features/club-table.tsx'

export function RegionClubs({ clubs }: { clubs: ListedClub[] }) {
  const { t } = useTranslation('countries')
  const id = useId()
  const { heading } = t('clubTable', { returnObjects: true })
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ClubTable caption={heading} clubs={clubs.map(asRow)} />
    </section>
  )
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
