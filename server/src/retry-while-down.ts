import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from '@aurivane/api'

const LIMIT_MS = 20_000
const PAUSE_MS = 200

/**
 * Retries while the database does not answer. Requests fail within seconds, but a start may wait: several starts at once on
 * a busy machine are slow.
 */
export async function retryWhileDown<Result>(
  work: () => Promise<Result>,
  limitMs = LIMIT_MS,
): Promise<Result> {
  const until = performance.now() + limitMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseDown(error) || performance.now() + PAUSE_MS > until) throw error
      await sleep(PAUSE_MS)
    }
  }
}
