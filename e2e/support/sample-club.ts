import type { ListedClub } from '@aurivane/contract/club-object'

/** The call that lists clubs, for journeys that answer it themselves. */
export const CLUBS_CALL = '**/api/v1/user/club/all**'

export const sampleClub: ListedClub = {
  id: 1,
  title: 'Harbour Traders',
  description: 'We meet on Mondays.',
  country: 'Australia',
  privacy: false,
  state: 'verified',
  User: { firstName: 'Ada', lastName: 'Rossi' },
  contacts: [],
  members: 1,
}
