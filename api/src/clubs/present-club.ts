import type { ListedClub, ReviewedClub } from '@aurivane/contract/club-object'
import type { ListedClubRow, ReviewedClubRow } from './list-clubs.queries.ts'

/** The contacts of a closed club are not public. */
export function presentListedClub(club: ListedClubRow): ListedClub {
  return { ...club, contacts: club.privacy ? [] : club.contacts }
}

export function presentReviewedClub({ createdAt, ...club }: ReviewedClubRow): ReviewedClub {
  return { ...club, date: createdAt.toISOString() }
}
