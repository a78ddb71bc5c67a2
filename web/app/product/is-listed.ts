import type { ListedClub } from '@aurivane/contract/club-object'

/** The server does not list declined clubs; the page would not show one either. */
export function isListed(club: ListedClub): boolean {
  return club.state !== 'declined'
}
