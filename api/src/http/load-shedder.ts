import { SECOND_MS } from '@aurivane/contract/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

export type LoadFigures = {
  /** The limit never falls below this: the database has one call for each connection, and the next one waiting. */
  callsMin: number
  /** The limit while nothing is late. More than the 300 that one address may send in a minute. */
  callsMax: number
  /** Calls with a password to hash, which have a queue of their own and are not measured. */
  hashingMax: number
  /** Their limit within a second after any call was rejected, since they cost most. */
  hashingMaxWhenFull: number
  /** A call that took longer is late. */
  lateMs: number
  /** After this long without a late call the limit is restored. */
  forgetMs: number
}

const figures: LoadFigures = {
  callsMin: 32,
  callsMax: 320,
  hashingMax: 128,
  hashingMaxWhenFull: 4,
  lateMs: 400,
  forgetMs: 5_000,
}

/** How much of the limit is left after a late call, and by how much it grows each time that all calls in flight were in time. */
const SHRINK_TO = 0.75
const GROW_BY = 4

/**
 * Load shedding: rejects calls at once, before they cost anything, when more are in flight than the site answers in time. How
 * many that is shows in how long they take: the limit shrinks with late calls and grows with others
 * (docs/decisions/0025-load-shedding.md).
 */
export class LoadShedder {
  readonly #figures: LoadFigures
  #limit: number
  #calls = 0
  #hashing = 0
  #shrunkAtMs = Number.NEGATIVE_INFINITY
  #lateAtMs = Number.NEGATIVE_INFINITY
  #fullAtMs = Number.NEGATIVE_INFINITY
  /** Since the start, for the metrics. */
  rejected = 0

  constructor(given: Partial<LoadFigures> = {}) {
    this.#figures = { ...figures, ...given }
    this.#limit = this.#figures.callsMax
  }

  /** How many calls are in flight, and how many may be. */
  get inFlight() {
    return this.#calls + this.#hashing
  }

  get limit() {
    return this.#limit
  }

  /** A handler that is called while the calls in flight are below the limit. */
  guard(handler: Handler): Handler {
    return (request, reply) => {
      const startedAt = performance.now()
      this.#rejectAboveLimit(startedAt)
      // A synchronous result or error was never in flight.
      const answer = handler(request, reply)
      if (!(answer instanceof Promise)) return answer
      this.#calls += 1
      return answer.then(
        (given: unknown) => {
          this.#finish(startedAt)
          return given
        },
        (error: unknown) => {
          // Neither a refusal nor a database that is down says anything about the load.
          this.#calls -= 1
          throw error
        },
      )
    }
  }

  /** The same for a call that waits in the queue for hashing: it is slow by nature and does not count as late. */
  guardHashing(handler: Handler): Handler {
    return async (request, reply) => {
      const nowMs = performance.now()
      this.#rejectAboveLimit(nowMs)
      const { hashingMax, hashingMaxWhenFull } = this.#figures
      const isFull = nowMs - this.#fullAtMs < SECOND_MS
      if (this.#hashing >= (isFull ? hashingMaxWhenFull : hashingMax)) this.#reject('busy')
      this.#hashing += 1
      try {
        return await handler(request, reply)
      } finally {
        this.#hashing -= 1
      }
    }
  }

  #rejectAboveLimit(nowMs: number) {
    if (this.#calls < this.#limit) return
    const { callsMax, forgetMs } = this.#figures
    if (nowMs - this.#lateAtMs > forgetMs) this.#limit = callsMax
    if (this.#calls < this.#limit) return
    this.#fullAtMs = nowMs
    this.#reject('overloaded')
  }

  #reject(code: 'busy' | 'overloaded'): never {
    this.rejected += 1
    throw new Refusal(code)
  }

  #finish(startedAtMs: number) {
    const nowMs = performance.now()
    const { callsMin, callsMax, lateMs } = this.#figures
    if (nowMs - startedAtMs > lateMs) {
      this.#lateAtMs = nowMs
      // Once for all calls that started before the last decrease.
      if (startedAtMs >= this.#shrunkAtMs) {
        this.#limit = Math.max(callsMin, Math.min(this.#limit, this.#calls) * SHRINK_TO)
        this.#shrunkAtMs = nowMs
      }
    } else if (this.#limit < callsMax && this.#calls * 2 >= this.#limit) {
      this.#limit = Math.min(callsMax, this.#limit + GROW_BY / this.#limit)
    }
    this.#calls -= 1
  }
}
