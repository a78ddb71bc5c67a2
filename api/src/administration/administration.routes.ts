import { countOverview, listAudit, listClubsForReview } from '@aurivane/contract/administration'
import { AUDIT_PAGE_ROWS, CLUB_PAGE_ROWS } from '@aurivane/contract/limits'
import { findClubsInState } from '../clubs/list-clubs.queries.ts'
import { presentReviewedClub } from '../clubs/present-club.ts'
import { mount } from '../http/mount.ts'
import { cutPage } from '../http/paging.ts'
import type { Api } from '../services.ts'
import { findAuditEntries } from './audit.queries.ts'
import { countClubsByState, countUsers } from './overview.queries.ts'
import { presentAuditEntry } from './present-audit.ts'

export function administrationRoutes(api: Api) {
  const { db } = api.services

  mount(api, listAudit, async ({ query: { action, after, limit = AUDIT_PAGE_ROWS } }) => {
    const { page, next } = cutPage(await findAuditEntries(db, { action, after, rows: limit + 1 }), limit)
    return { result: page.map(presentAuditEntry), next }
  })

  mount(
    api,
    listClubsForReview,
    async ({ query: { state = 'pending', after = 0, limit = CLUB_PAGE_ROWS } }) => {
      const { page, next } = cutPage(await findClubsInState(db, { state, after, rows: limit + 1 }), limit)
      return { result: page.map(presentReviewedClub), next }
    },
  )

  mount(api, countOverview, async () => {
    const [users, clubs] = await Promise.all([countUsers(db), countClubsByState(db)])
    return { result: { ...users, clubs } }
  })
}
