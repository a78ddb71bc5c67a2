import { MINUTE_MS } from '@aurivane/contract/limits'
import { accountKey } from '../auth/account-key.ts'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import { removeClubAndTell } from '../clubs/removed-club.ts'
import type { Transaction } from '../database/open-database.ts'
import { deleteMailsTo } from '../mail/mails.queries.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import type { Services } from '../services.ts'
import { findDueAccounts, lockAccountToErase } from './deletions.queries.ts'
import { eraseRows, removeFromNotices } from './erase.queries.ts'
import { lockClubsOfUser } from './own-clubs.queries.ts'
import { isErasureDue } from './pending-deletion.ts'

const EVERY_MS = 10 * MINUTE_MS
const AT_ONCE = 100

/** Each account in a transaction of its own: one that fails does not keep the others. Several instances may do this at the same time. */
export async function eraseDueAccounts(services: Services, isStopping = () => false): Promise<void> {
  const ids = await findDueAccounts(services.db, services.clock.now(), AT_ONCE)
  let failed = 0
  for (const userId of ids) {
    if (isStopping()) return
    try {
      await removeFromNotices(services.db, userId)
      await services.db.transaction((tx) => eraseAccount(tx, services, userId))
    } catch (error) {
      failed += 1
      services.log.warn({ err: error, userId }, 'account not erased')
    }
  }
  if (ids.length === AT_ONCE && failed < AT_ONCE) await eraseDueAccounts(services, isStopping)
}

async function eraseAccount(tx: Transaction, services: Services, userId: number) {
  const account = await lockAccountToErase(tx, userId)
  const now = services.clock.now()
  // Restored, or erased by another instance, while this one waited for the lock.
  if (!account || !isErasureDue(account, now)) return
  for (const club of await lockClubsOfUser(tx, userId)) {
    await removeClubAndTell(tx, services, club, null)
  }
  await deleteMailsTo(tx, accountKey(account.email))
  await eraseRows(tx, account)
  await insertAuditEntry(tx, {
    at: now,
    actorId: null,
    action: 'user.erased',
    subjectKind: 'user',
    subjectId: userId,
    before: {},
    after: {},
  })
  const { locale } = account
  await enqueueMail(tx, services, { kind: 'account-erased', to: toMember(account), locale })
}

/** Now and then every ten minutes; returns how to stop. */
export function scheduleErasure(services: Services): () => void {
  let isStopping = false
  const erase = () => {
    eraseDueAccounts(services, () => isStopping).catch((error: unknown) =>
      services.log.warn({ err: error }, 'due accounts not erased'),
    )
  }
  erase()
  const timer = setInterval(erase, EVERY_MS).unref()
  return () => {
    isStopping = true
    clearInterval(timer)
  }
}
