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

/** Deletes what has expired; several instances may do this at the same time. */
export function deleteExpiredRows({ db, clock }: Services) {
  const now = clock.now()
  const nowMs = now.getTime()
  const before = (ageMs: number) => new Date(nowMs - ageMs)
  return db.transaction(async (tx) => {
    await deleteDeadSessions(tx, {
      lastSeenAt: before(SESSION_IDLE_MS),
      createdAt: before(SESSION_ABSOLUTE_MS),
    })
    await deleteExpiredChallenges(tx, now)
    await deleteExpiredRestoreTokens(tx, now)
    await deleteExpiredProofs(tx, now)
    await deleteOldDevices(tx, before(DEVICE_KNOWN_MS))
    await deleteOldSecurityEvents(tx, before(SECURITY_LOG_MS))
    await expireChanges(tx, now)
    await deleteEndedChanges(tx, before(EMAIL_CHANGE_KEPT_MS))
    await deleteExpiredLimits(tx, nowMs, LONGEST_LIMIT_MS)
    await deleteOldNotices(tx, before(NOTICE_KEPT_MS))
  })
}

/** Now and then every ten minutes; returns how to stop. */
export function scheduleCleanup(services: Services): () => void {
  const deleteRows = () => {
    deleteExpiredRows(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'expired rows not deleted'),
    )
  }
  deleteRows()
  const timer = setInterval(deleteRows, EVERY_MS).unref()
  return () => clearInterval(timer)
}
