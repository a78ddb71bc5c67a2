import { MINUTE_MS, SECOND_MS } from '@aurivane/contract/limits'
import { addPoints } from '../database/rate-limits.queries.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

const REQUESTS_PER_MINUTE = 300
/** So many of an address an instance lets through in a window before it must have asked for more. */
const FIRST = 10
/** So many are then taken from the shared sum at a time, and asked for when no more than `LOW` are left. */
const LEASE = 30
const LOW = 5
/** A database that has not answered by then counts as away: a request has its own three seconds to wait for it. */
const PATIENCE_MS = 500
const REPORT_EVERY_MS = SECOND_MS
const KEYS_PER_STATEMENT = 1_000
/** About 10 MB; whoever comes from more networks than this within a minute is not stopped by counting. */
const BUCKETS_MAX = 50_000

/** What is known of an address in its window. */
type Count = {
  /** What all instances had counted, or taken ahead, when last asked. */
  known: number
  /** What this one has counted since and not told yet. */
  pending: number
  /** What is left of what this one took ahead, which is part of `known`. */
  lease: number
  /** What is left of `FIRST`; nothing after the first lease. */
  free: number
  /** Requests that wait for a lease. */
  waiting: number
  expiresAtMs: number
  /** Settled when the question that is under way about it was answered, or is waited for no longer. */
  heard: Promise<void> | undefined
}

/** To the database, about many addresses at once. */
type Question = PromiseWithResolvers<void> & {
  about: Map<string, Count>
  patience: NodeJS.Timeout
  isAnswered: boolean
  isLate: boolean
}

/**
 * The limit of every request, shared by all instances. A round trip for each would cost more than most requests do:
 * an instance takes some of what is left ahead and counts those by itself (docs/decisions/0071-general-limit-in-leases.md).
 */
export class GeneralLimit {
  readonly #services: Services
  readonly #counts = new Map<string, Count>()
  #next: Question | undefined
  #asking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  /**
   * While the database does not answer, every instance counts for itself, until an answer comes in time. A late one is not
   * enough: the next question may be overdue as well, and a request about it would ask again and again without a pause.
   */
  #isCutOff = false

  constructor(services: Services) {
    this.#services = services
  }

  start() {
    this.#timer = setInterval(() => this.#report(), REPORT_EVERY_MS).unref()
  }

  /** What was counted last is told, so that a restart forgives nothing. */
  async close() {
    clearInterval(this.#timer)
    this.#report()
    await this.#asking
  }

  /** Nothing, at once, in all but a few cases; otherwise it waits for a lease. */
  take(bucket: string): Promise<void> | undefined {
    const nowMs = this.#services.clock.now().getTime()
    const count = this.#countOf(bucket, nowMs)
    if (count.lease > 0) count.lease -= 1
    else if (roomOf(count) <= count.waiting) throw refusal(count, nowMs)
    else if (count.free > 0 || this.#isCutOff) countOne(count)
    else return this.#waitForLease(bucket, count)
    if (this.#wantsLease(count)) void this.#ask(bucket, count)
    return undefined
  }

  async #waitForLease(bucket: string, count: Count) {
    count.waiting += 1
    await this.#ask(bucket, count)
    count.waiting -= 1
    return this.take(bucket)
  }

  #wantsLease(count: Count) {
    return !this.#isCutOff && count.lease + count.free <= LOW && roomOf(count) > 0
  }

  #countOf(bucket: string, nowMs: number): Count {
    const known = this.#counts.get(bucket)
    if (known && isUnderWay(known, nowMs)) return known
    this.#counts.delete(bucket)
    if (this.#counts.size >= BUCKETS_MAX) this.#forgetOldest()
    const fresh = {
      known: 0,
      pending: 0,
      lease: 0,
      free: FIRST,
      waiting: 0,
      expiresAtMs: nowMs + MINUTE_MS,
      heard: undefined,
    }
    this.#counts.set(bucket, fresh)
    return fresh
  }

  #forgetOldest() {
    const [oldest] = this.#counts.keys()
    if (oldest !== undefined) this.#counts.delete(oldest)
  }

  /** Those too that need no lease: other instances, and the next start, must know of them. */
  #report() {
    const nowMs = this.#services.clock.now().getTime()
    for (const [bucket, count] of this.#counts) {
      if (!isUnderWay(count, nowMs)) this.#counts.delete(bucket)
      else if (count.pending > 0) void this.#ask(bucket, count)
    }
  }

  /** One question about an address at a time, and one of this instance: what comes meanwhile goes into the next. */
  #ask(bucket: string, count: Count): Promise<void> {
    if (count.heard) return count.heard
    this.#next ??= this.#prepare()
    this.#next.about.set(bucket, count)
    // In the next turn of the event loop, with whatever else this one wants to know.
    this.#asking ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => this.#askAll())
    return (count.heard = this.#next.promise)
  }

  #prepare(): Question {
    const about = new Map<string, Count>()
    const question = { ...Promise.withResolvers<void>(), about, isAnswered: false, isLate: false }
    // An answer may have come while this process was busy: it is read before the patience ends.
    const patience = setTimeout(() => setImmediate(() => this.#giveUp(question)), PATIENCE_MS)
    return Object.assign(question, { patience })
  }

  #giveUp(question: Pick<Question, 'isAnswered' | 'isLate' | 'resolve'>) {
    if (question.isAnswered) return
    question.isLate = true
    this.#isCutOff = true
    question.resolve()
  }

  async #askAll() {
    while (this.#next) {
      const question = this.#next
      this.#next = undefined
      try {
        await this.#put(question)
        if (!question.isLate) this.#isCutOff = false
      } catch (error) {
        this.#isCutOff = true
        this.#services.log.warn({ err: error }, 'limits not shared')
      }
      clearTimeout(question.patience)
      question.isAnswered = true
      for (const count of question.about.values()) count.heard = undefined
      question.resolve()
    }
    this.#asking = undefined
  }

  async #put({ about }: Question) {
    // In one order everywhere: two instances that add to the same rows must not wait for each other.
    const buckets = [...about].sort(byKey)
    for (let from = 0; from < buckets.length; from += KEYS_PER_STATEMENT) {
      await this.#share(buckets.slice(from, from + KEYS_PER_STATEMENT))
    }
  }

  /**
   * Tells what was counted and takes a lease in one statement. The sum is not held at the limit: what it is above the
   * limit was not taken, and whoever finds it there takes nothing.
   */
  async #share(buckets: [string, Count][]) {
    const { db, clock } = this.#services
    const told = buckets.map(([bucket, count]) => {
      const { pending, waiting, expiresAtMs } = count
      const wanted = this.#wantsLease(count) ? LEASE + waiting : 0
      return { key: `general:${bucket}`, points: pending + wanted, pending, wanted, expiresAtMs }
    })
    const sums = new Map((await addPoints(db, told, clock.now().getTime())).map((sum) => [sum.key, sum]))
    buckets.forEach(([, count], place) => {
      const own = told[place]
      const sum = own && sums.get(own.key)
      if (!sum) return
      count.pending -= own.pending
      count.known = sum.points
      count.expiresAtMs = sum.expiresAtMs
      if (own.wanted === 0) return
      const left = REQUESTS_PER_MINUTE - (sum.points - own.wanted) - count.pending
      count.lease += Math.max(0, Math.min(own.wanted, left))
      count.free = 0
    })
  }
}

/** What nobody has taken yet, as far as is known here. */
function roomOf({ known, pending }: Count) {
  return REQUESTS_PER_MINUTE - known - pending
}

function countOne(count: Count) {
  count.pending += 1
  if (count.free > 0) count.free -= 1
}

function refusal({ expiresAtMs }: Count, nowMs: number) {
  const retryAfterSeconds = Math.ceil((expiresAtMs - nowMs) / SECOND_MS)
  return new Refusal('too_many_requests', { retryAfterSeconds })
}

/** Neither over, nor begun under a clock that ran ahead: that one would not be over for as long as it was ahead. */
function isUnderWay({ expiresAtMs }: Count, nowMs: number) {
  return expiresAtMs > nowMs && expiresAtMs <= nowMs + 2 * MINUTE_MS
}

function byKey([a]: [string, Count], [b]: [string, Count]) {
  return a < b ? -1 : 1
}
