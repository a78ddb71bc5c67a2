import type { Ledger } from '../finding.ts'
import { startSite } from '../../../testing/start-site.ts'
import { assignMore } from '../access/assign-more.ts'
import { roles } from '../access/roles.ts'
import { tryRoles } from '../access/try-roles.ts'
import { readCalls } from '../malformed/read-calls.ts'

/** Every call in every role, and every body with fields that are not its own. */
export async function attackAccess(ledger: Ledger) {
  const site = await startSite()
  try {
    const calls = await readCalls(site.url)
    const { tried, findings } = await tryRoles(site, calls)
    ledger.note('every call in every role', tried, findings, `${calls.length} calls, ${roles.length} roles`)
    const assigned = await assignMore(site, calls)
    ledger.note('fields that are not the body’s own change nothing', assigned.tried, assigned.findings)
  } finally {
    await site.remove()
  }
}
