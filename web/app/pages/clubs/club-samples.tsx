import type { ListedClub } from '@aurivane/contract/club-object'
import { countries, DEFAULT_COUNTRY, findCountry } from '@aurivane/contract/countries'
import { CLUB_LISTED_DESCRIPTION_CHARS } from '@aurivane/contract/limits'
import { Table } from '../../ui/table.tsx'
import { useColumns } from './clubs-table.tsx'
import { NoClubs } from './no-clubs.tsx'

const club: ListedClub = {
  id: 0,
  title: '',
  description: '',
  country: '',
  privacy: true,
  state: 'verified',
  contacts: [],
  User: { firstName: '', lastName: '' },
}
const cut = '.'.repeat(CLUB_LISTED_DESCRIPTION_CHARS + 1)
const clubs: ListedClub[] = [
  club,
  { ...club, id: 1, description: cut, privacy: false, state: 'pending', User: null },
]

/** Two rows that are unlike in every cell, and no clubs: what the boot script draws the list from (boot/draw-clubs.ts). */
export function ClubSamples() {
  const columns = useColumns(findCountry(DEFAULT_COUNTRY) ?? countries[0])
  const named = columns.map(({ name, cell, isRowHeading, isWide }) => ({ name, cell, isRowHeading, isWide }))
  return (
    <>
      <Table caption="" columns={named} rows={clubs} rowKey={({ id }) => id} />
      <NoClubs />
    </>
  )
}
