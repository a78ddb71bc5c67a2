import { listAudit } from '@aurivane/contract/administration'
import { AUDIT_PAGE_ROWS } from '@aurivane/contract/limits'
import { mount } from '../http/mount.ts'
import { cutPage } from '../cut-page.ts'
import type { Api } from '../services.ts'
import { findAuditEntries } from './audit.queries.ts'
import { presentAuditEntry } from './present-audit.ts'

export function auditRoutes(api: Api) {
  const { db } = api.services

  mount(api, listAudit, async ({ query: { action, after, limit = AUDIT_PAGE_ROWS } }) => {
    const { page, next } = cutPage(await findAuditEntries(db, { action, after, rows: limit + 1 }), limit)
    return { result: page.map(presentAuditEntry), next }
  })
}
