import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from '@aurivane/api'

const LIMIT_MS = 20_000
const PAUSE_MS = 200

/**
 * Tries again while the database is slow to answer. A visitor is told so within seconds; a start has time, and one that gives
 * up because several happen at once on a busy machine would have to be repeated by somebody.
 */
export async function waitOut<Result>(work: () => Promise<Result>, limitMs = LIMIT_MS): Promise<Result> {
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
