import { DAY_MS, HOUR_MS, SECOND_MS } from '@aurivane/contract/limits'
import { countPoint, findExpiry } from './database/rate-limits.queries.ts'
import type { Transaction } from './database/open-database.ts'
import { Refusal } from './refusal.ts'
import type { Services } from './services.ts'

type Rate = { points: number; perMs: number }

/** How often a person may do something, in fixed windows. */
const personRates = {
  announcementsPublished: { points: 20, perMs: DAY_MS },
  announcementsChanged: { points: 60, perMs: DAY_MS },
  meetingsPlanned: { points: 60, perMs: DAY_MS },
  meetingsChanged: { points: 120, perMs: DAY_MS },
  meetingAnswers: { points: 120, perMs: HOUR_MS },
  calendarAddresses: { points: 20, perMs: DAY_MS },
  reports: { points: 10, perMs: DAY_MS },
} as const satisfies Record<string, Rate>

/**
 * Counts the call within its transaction, or refuses it. A call that fails later rolls its count back, so only calls that
 * succeed count; concurrent calls of one person wait for each other.
 */
export async function takeRate(
  tx: Transaction,
  { clock, settings }: Services,
  name: keyof typeof personRates,
  userId: number,
) {
  if (!settings.rateLimits) return
  const { points, perMs } = personRates[name]
  const key = `${name}:${userId}`
  const nowMs = clock.now().getTime()
  if (await countPoint(tx, { key, max: points, nowMs, expiresAtMs: nowMs + perMs })) return
  const waitMs = (await findExpiry(tx, key)) - nowMs
  throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / SECOND_MS)) })
}
