import { MINUTE_MS, SECOND_MS } from '@aurivane/contract/limits'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { addPoints } from '../database/rate-limits.queries.ts'

const REQUESTS_PER_MINUTE = 300
const FLUSH_EVERY_MS = SECOND_MS
const KEYS_PER_STATEMENT = 1_000
/** About 10 MB; whoever comes from more networks than this within a minute is not stopped by counting. */
const BUCKETS_MAX = 50_000

/** `known`: what all instances had counted when last asked; `pending`: what this one has counted since. */
type Count = { known: number; pending: number; expiresAtMs: number }

/**
 * The limit of every request. It is counted here and added to the shared sum in the background, since a round trip
 * for each request would cost more than most requests do (docs/decisions/0007-general-limit-in-batches.md).
 */
export class GeneralLimit {
  readonly #services: Services
  readonly #counts = new Map<string, Count>()
  #timer: NodeJS.Timeout | undefined
  #flushing: Promise<void> | undefined

  constructor(services: Services) {
    this.#services = services
  }

  start() {
    this.#timer = setInterval(() => {
      this.#flushing ??= this.flush()
        .catch((error: unknown) => this.#services.log.warn({ err: error }, 'limits not shared'))
        .finally(() => (this.#flushing = undefined))
    }, FLUSH_EVERY_MS).unref()
  }

  /** What was counted last is kept, so that a restart forgives nothing. */
  async close() {
    clearInterval(this.#timer)
    await this.#flushing
    await this.flush().catch(() => {})
  }

  take(bucket: string) {
    const nowMs = this.#services.clock.now().getTime()
    const count = this.#countOf(bucket, nowMs)
    if (count.known + count.pending >= REQUESTS_PER_MINUTE) {
      const retryAfterSeconds = Math.ceil((count.expiresAtMs - nowMs) / SECOND_MS)
      throw new Refusal('too_many_requests', { retryAfterSeconds })
    }
    count.pending += 1
  }

  #countOf(bucket: string, nowMs: number): Count {
    const known = this.#counts.get(bucket)
    if (known && isUnderWay(known, nowMs)) return known
    this.#counts.delete(bucket)
    if (this.#counts.size >= BUCKETS_MAX) this.#forgetOldest()
    const fresh = { known: 0, pending: 0, expiresAtMs: nowMs + MINUTE_MS }
    this.#counts.set(bucket, fresh)
    return fresh
  }

  #forgetOldest() {
    const [oldest] = this.#counts.keys()
    if (oldest !== undefined) this.#counts.delete(oldest)
  }

  async flush() {
    const nowMs = this.#services.clock.now().getTime()
    for (const [bucket, count] of this.#counts) if (!isUnderWay(count, nowMs)) this.#counts.delete(bucket)
    // In one order everywhere: two instances that add to the same rows must not wait for each other.
    const buckets = [...this.#counts].filter(([, count]) => count.pending > 0).sort(byKey)
    for (let from = 0; from < buckets.length; from += KEYS_PER_STATEMENT) {
      await this.#share(this.#services.db, buckets.slice(from, from + KEYS_PER_STATEMENT), nowMs)
    }
  }

  async #share(db: Database, buckets: [string, Count][], nowMs: number) {
    const counted = buckets.map(([bucket, { pending, expiresAtMs }]) => ({
      key: `general:${bucket}`,
      points: pending,
      expiresAtMs,
    }))
    const sums = new Map((await addPoints(db, counted, nowMs)).map((sum) => [sum.key, sum]))
    buckets.forEach(([, count], place) => {
      const own = counted[place]
      const sum = own && sums.get(own.key)
      if (!sum) return
      count.pending -= own.points
      count.known = sum.points
      count.expiresAtMs = sum.expiresAtMs
    })
  }
}

/** Neither over, nor begun under a clock that ran ahead: that one would not be over for as long as it was ahead. */
function isUnderWay({ expiresAtMs }: Count, nowMs: number) {
  return expiresAtMs > nowMs && expiresAtMs <= nowMs + 2 * MINUTE_MS
}

function byKey([a]: [string, Count], [b]: [string, Count]) {
  return a < b ? -1 : 1
}
