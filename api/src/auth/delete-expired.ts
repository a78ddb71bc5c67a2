import {
  DAY_MS,
  DEVICE_KNOWN_MS,
  EMAIL_CHANGE_KEPT_MS,
  MINUTE_MS,
  NOTICE_KEPT_MS,
  SECURITY_LOG_MS,
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
} from '@aurivane/contract/limits'
import type { Transaction } from '../database/open-database.ts'
import { deleteExpiredLimits } from '../database/rate-limits.queries.ts'
import { deleteExpiredRestoreTokens } from '../deletions/deletions.queries.ts'
import { deleteEndedChanges, expireChanges } from '../email-change/email-changes.queries.ts'
import { deleteExpiredChallenges } from '../passkeys/passkeys.queries.ts'
import { deleteOldDevices } from '../security/known-devices.queries.ts'
import { deleteExpiredProofs } from '../security/proofs.queries.ts'
import { deleteOldSecurityEvents } from '../security/security-events.queries.ts'
import { deleteOldNotices } from '../notices/notices.queries.ts'
import type { Services } from '../services.ts'
import { deleteDeadSessions } from './sessions.queries.ts'

const EVERY_MS = 10 * MINUTE_MS
/** The longest window of all limits (http/rate-limits.ts). */
const LONGEST_LIMIT_MS = DAY_MS

/**
 * Deletes what has expired, each kind in a transaction of its own: one that takes too long does not keep the others.
 * Several instances may do this at the same time.
 */
export async function deleteExpiredRows({ db, clock, log }: Services, isStopping = () => false) {
  const now = clock.now()
  const nowMs = now.getTime()
  const before = (ageMs: number) => new Date(nowMs - ageMs)
  const sessionsBefore = { lastSeenAt: before(SESSION_IDLE_MS), createdAt: before(SESSION_ABSOLUTE_MS) }
  const deletions: ((tx: Transaction) => Promise<unknown>)[] = [
    (tx) => deleteDeadSessions(tx, sessionsBefore),
    (tx) => deleteExpiredChallenges(tx, now),
    (tx) => deleteExpiredRestoreTokens(tx, now),
    (tx) => deleteExpiredProofs(tx, now),
    (tx) => deleteOldDevices(tx, before(DEVICE_KNOWN_MS)),
    (tx) => deleteOldSecurityEvents(tx, before(SECURITY_LOG_MS)),
    (tx) => expireChanges(tx, now),
    (tx) => deleteEndedChanges(tx, before(EMAIL_CHANGE_KEPT_MS)),
    (tx) => deleteExpiredLimits(tx, nowMs, LONGEST_LIMIT_MS),
    (tx) => deleteOldNotices(tx, before(NOTICE_KEPT_MS)),
  ]
  for (const deletion of deletions) {
    if (isStopping()) return
    await db
      .transaction(deletion)
      .catch((error: unknown) => log.warn({ err: error }, 'expired rows not deleted'))
  }
}

/** Now and then every ten minutes; returns how to stop. */
export function scheduleCleanup(services: Services): () => void {
  let isStopping = false
  const deleteRows = () => void deleteExpiredRows(services, () => isStopping)
  deleteRows()
  const timer = setInterval(deleteRows, EVERY_MS).unref()
  return () => {
    isStopping = true
    clearInterval(timer)
  }
}
