import { COMMUNITY_PAGE_ROWS } from '@aurivane/contract/limits'
import { MEMBERS_OF_CLUB, ONE_IN } from './fill-community.ts'
import type { Call } from './growth.ts'

const club = '/api/v1/clubs/1'
const inbox = '/api/v1/user/notices'
const PAGE_ROWS = 20
/** The id after the last page's in a list of rows of which every twentieth counts, newest first. */
const beforeLast = (PAGE_ROWS + 1) * ONE_IN

/** What a member of the first club reads: the first and the last page of each list. */
export const communityCalls: Call[] = [
  // Another address in each round, so that no document comes from the cache.
  { what: 'club page, newest announcements', path: (_, round) => `/clubs/1?after=${1_000_000_000 - round}` },
  {
    what: 'club page, oldest announcements',
    path: (_, round) => `/clubs/1?after=${beforeLast + round * ONE_IN}`,
  },
  { what: 'club', path: () => club },
  { what: 'members, first page', path: () => `${club}/members?limit=${COMMUNITY_PAGE_ROWS}` },
  {
    what: 'members, last page',
    path: () => `${club}/members?limit=${COMMUNITY_PAGE_ROWS}&after=${MEMBERS_OF_CLUB - COMMUNITY_PAGE_ROWS}`,
  },
  { what: 'announcements, first page', path: () => `${club}/announcements?limit=${PAGE_ROWS}` },
  {
    what: 'announcements, last page',
    path: () => `${club}/announcements?limit=${PAGE_ROWS}&after=${beforeLast}`,
  },
  { what: 'inbox, first page', path: () => `${inbox}?limit=${PAGE_ROWS}` },
  { what: 'inbox, last page', path: () => `${inbox}?limit=${PAGE_ROWS}&after=${beforeLast}` },
  { what: 'unread notices, first page', path: () => `${inbox}?unread=true&limit=${PAGE_ROWS}` },
  { what: 'number of unread notices', path: () => `${inbox}/unread` },
]
