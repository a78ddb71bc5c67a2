import { HOUR_MS, MINUTE_MS, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@aurivane/contract/limits'
import { deleteExpiredLimits } from '../database/rate-limits.queries.ts'
import type { Services } from '../services.ts'
import { deleteDeadSessions } from './sessions.queries.ts'

const EVERY_MS = 10 * MINUTE_MS
/** The longest window of all limits (http/rate-limits.ts). */
const LONGEST_LIMIT_MS = HOUR_MS

/** Rows that no rule looks at any more. Any number of instances may do this at the same time. */
export function forgetExpired({ db, clock }: Services) {
  const nowMs = clock.now().getTime()
  return db.transaction(async (tx) => {
    await deleteDeadSessions(tx, {
      lastSeenAt: new Date(nowMs - SESSION_IDLE_MS),
      createdAt: new Date(nowMs - SESSION_ABSOLUTE_MS),
    })
    await deleteExpiredLimits(tx, nowMs, LONGEST_LIMIT_MS)
  })
}

/** At once and then every ten minutes; answers how to stop. */
export function keepForgetting(services: Services): () => void {
  const forget = () => {
    forgetExpired(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'expired rows not deleted'),
    )
  }
  forget()
  const timer = setInterval(forget, EVERY_MS).unref()
  return () => clearInterval(timer)
}
