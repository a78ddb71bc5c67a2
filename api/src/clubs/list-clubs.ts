import { CLUB_LIST_MAX_ROWS, CLUB_PAGE_ROWS } from '@aurivane/contract/limits'
import type { ClubsPage } from '@aurivane/contract/web-renderer'
import { cutPage } from '../cut-page.ts'
import type { Services } from '../services.ts'
import { findListedClubs } from './list-clubs.queries.ts'
import { presentListedClub } from './present-club.ts'

type Query = { country?: string | undefined; limit?: number | undefined; after?: number | undefined }

/** One page of the clubs that everybody may see: of a country, or of all. */
export async function listClubs({ db }: Pick<Services, 'db'>, query: Query): Promise<ClubsPage> {
  const { country, after = 0 } = query
  const limit = query.limit ?? (country === undefined ? CLUB_LIST_MAX_ROWS : CLUB_PAGE_ROWS)
  const rows = await findListedClubs(db, { country, after, rows: limit + 1 })
  const { page, next } = cutPage(rows, limit)
  return { result: page.map(presentListedClub), next }
}
