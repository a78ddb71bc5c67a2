import { DAY_MS, MINUTE_MS, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@aurivane/contract/limits'
import { deleteExpiredLimits } from '../database/rate-limits.queries.ts'
import type { Services } from '../services.ts'
import { deleteDeadSessions } from './sessions.queries.ts'

const EVERY_MS = 10 * MINUTE_MS
/** The longest window of all limits (http/rate-limits.ts). */
const LONGEST_LIMIT_MS = DAY_MS

/** Deletes sessions and limits that have expired. Several instances may do this at the same time. */
export function deleteExpiredRows({ db, clock }: Services) {
  const nowMs = clock.now().getTime()
  return db.transaction(async (tx) => {
    await deleteDeadSessions(tx, {
      lastSeenAt: new Date(nowMs - SESSION_IDLE_MS),
      createdAt: new Date(nowMs - SESSION_ABSOLUTE_MS),
    })
    await deleteExpiredLimits(tx, nowMs, LONGEST_LIMIT_MS)
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
