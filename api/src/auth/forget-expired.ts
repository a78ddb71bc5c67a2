import { MINUTE_MS, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@aurivane/contract/limits'
import { deleteExpiredLimits } from '../database/rate-limits.queries.ts'
import type { Services } from '../services.ts'
import { deleteDeadSessions } from './sessions.queries.ts'

const EVERY_MS = 10 * MINUTE_MS

/** Rows that no rule looks at any more. Any number of instances may do this at the same time. */
export function forgetExpired({ db, clock }: Services) {
  const nowMs = clock.now().getTime()
  return db.transaction(async (tx) => {
    await deleteDeadSessions(tx, {
      lastSeenAt: new Date(nowMs - SESSION_IDLE_MS),
      createdAt: new Date(nowMs - SESSION_ABSOLUTE_MS),
    })
    await deleteExpiredLimits(tx, nowMs)
  })
}

/** Answers how to stop. */
export function keepForgetting(services: Services): () => void {
  const timer = setInterval(() => {
    forgetExpired(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'expired rows not deleted'),
    )
  }, EVERY_MS).unref()
  return () => clearInterval(timer)
}
