import { startSite } from '../../../testing/start-site.ts'
import { enumerateAccounts } from '../account/enumerate.ts'
import { tryForeignIds } from '../account/foreign-ids.ts'
import { raceAccountCalls } from '../account/race-calls.ts'
import { replayEmailLinks, replayRestoreTokens } from '../account/replay-links.ts'
import { mutatePasskeys, replayPasskeys } from '../account/replay-passkeys.ts'
import { replayProofs } from '../account/replay-proofs.ts'
import type { Ledger } from '../finding.ts'
import { startLimitedSite } from '../limits/limited-site.ts'

/** Proofs, links, restore tokens and passkeys replayed; calls raced; ids of others; accounts enumerated. */
export async function attackAccounts(ledger: Ledger) {
  const limited = await startLimitedSite()
  try {
    await replayProofs(ledger, limited)
    await replayEmailLinks(ledger, limited)
    await replayRestoreTokens(ledger, limited)
    await replayPasskeys(ledger, limited)
    await raceAccountCalls(ledger, limited)
  } finally {
    await limited.remove()
  }
  const site = await startSite()
  try {
    await tryForeignIds(ledger, site)
    await mutatePasskeys(ledger, site)
    await enumerateAccounts(ledger, site)
  } finally {
    await site.remove()
  }
}
