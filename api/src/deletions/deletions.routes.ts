import { listDeletions } from '@aurivane/contract/account-administration'
import { REGISTER_PAGE_ROWS } from '@aurivane/contract/limits'
import { cutPage } from '../cut-page.ts'
import { mount } from '../http/mount.ts'
import type { Api } from '../services.ts'
import { findDeletions } from './deletions.queries.ts'
import { presentDeletion } from './present-deletion.ts'

export function deletionRoutes(api: Api) {
  const { services } = api

  mount(api, listDeletions, async ({ query: { after = 0, limit = REGISTER_PAGE_ROWS } }) => {
    const { page, next } = cutPage(await findDeletions(services.db, { after, rows: limit + 1 }), limit)
    const now = services.clock.now()
    return { result: page.map((row) => presentDeletion(row, now)), next }
  })
}
