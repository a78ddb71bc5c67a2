import type { ListedClub } from '@aurivane/contract/club-object'

/** The server does not list declined clubs; the page hides them too. */
export function isListed(club: ListedClub): boolean {
  return club.state !== 'declined'
}
