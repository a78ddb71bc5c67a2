import { MINUTE_MS, SECOND_MS } from '@aurivane/contract/limits'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { bucketOf } from './addresses.ts'

/**
 * So many requests a minute per network address, counted in the memory of this instance. Limits that protect accounts and mails
 * are counted in the database instead (docs/decisions/0008-rate-limits.md).
 */
export class AddressLimit {
  readonly #limiter: RateLimiterMemory

  constructor(requestsPerMinute: number) {
    this.#limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: MINUTE_MS / SECOND_MS })
  }

  /** Counts one request; returns after how many seconds the address may retry, or null within the limit. */
  async take(address: string | undefined): Promise<number | null> {
    try {
      await this.#limiter.consume(bucketOf(address))
      return null
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      // Never more than the window, also when the clock was set back.
      const waitMs = Math.min(reason.msBeforeNext, MINUTE_MS)
      return Math.max(1, Math.ceil(waitMs / SECOND_MS))
    }
  }
}
