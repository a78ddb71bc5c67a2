import { SECOND_MS } from '@aurivane/contract/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

export type LoadFigures = {
  /** As few are always let in: the database has one for each connection, and the next one waiting. */
  callsMin: number
  /** As many are let in while nothing is late. More than the 300 that one address may send in a minute. */
  callsMax: number
  /** Calls with a password to hash, which have a waiting line of their own and are not measured. */
  hashingMax: number
  /** So many of them within a second after anybody was turned away: they cost most. */
  hashingMaxWhenFull: number
  /** A call that took longer is late. */
  lateMs: number
  /** After so long without a late call the lateness is forgotten. */
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

/** How much room is left after a late call, and how many more find room each time that all who are in were in time. */
const SHRINK_TO = 0.75
const GROW_BY = 4

/**
 * Turns calls away at once, before they cost anything, when more are under way than the site answers in time. How many
 * that is shows in how long they take: room shrinks with late calls and grows with others
 * (docs/decisions/0059-calls-are-turned-away-at-the-door.md).
 */
export class LoadLimit {
  readonly #figures: LoadFigures
  #room: number
  #calls = 0
  #hashing = 0
  #shrunkAtMs = Number.NEGATIVE_INFINITY
  #lateAtMs = Number.NEGATIVE_INFINITY
  #fullAtMs = Number.NEGATIVE_INFINITY
  /** Since the start, for the metrics. */
  turnedAway = 0

  constructor(given: Partial<LoadFigures> = {}) {
    this.#figures = { ...figures, ...given }
    this.#room = this.#figures.callsMax
  }

  /** How many calls are under way, and how many may be. */
  get underWay() {
    return this.#calls + this.#hashing
  }

  get room() {
    return this.#room
  }

  /** A handler that is called when there is room. */
  guard(handler: Handler): Handler {
    return (request, reply) => {
      const startedAt = performance.now()
      this.#refuseWithoutRoom(startedAt)
      // What is thrown or answered at once was never under way.
      const answer = handler(request, reply)
      if (!(answer instanceof Promise)) return answer
      this.#calls += 1
      return answer.then(
        (given: unknown) => {
          this.#leave(startedAt)
          return given
        },
        (error: unknown) => {
          // A refusal says nothing about the load, nor does a database that is away.
          this.#calls -= 1
          throw error
        },
      )
    }
  }

  /** The same for a call that waits in the line for hashing: it is slow by nature and does not count as late. */
  guardHashing(handler: Handler): Handler {
    return async (request, reply) => {
      const nowMs = performance.now()
      this.#refuseWithoutRoom(nowMs)
      const { hashingMax, hashingMaxWhenFull } = this.#figures
      const isFull = nowMs - this.#fullAtMs < SECOND_MS
      if (this.#hashing >= (isFull ? hashingMaxWhenFull : hashingMax)) this.#turnAway('busy')
      this.#hashing += 1
      try {
        return await handler(request, reply)
      } finally {
        this.#hashing -= 1
      }
    }
  }

  #refuseWithoutRoom(nowMs: number) {
    if (this.#calls < this.#room) return
    const { callsMax, forgetMs } = this.#figures
    if (nowMs - this.#lateAtMs > forgetMs) this.#room = callsMax
    if (this.#calls < this.#room) return
    this.#fullAtMs = nowMs
    this.#turnAway('overloaded')
  }

  #turnAway(code: 'busy' | 'overloaded'): never {
    this.turnedAway += 1
    throw new Refusal(code)
  }

  #leave(startedAtMs: number) {
    const nowMs = performance.now()
    const { callsMin, callsMax, lateMs } = this.#figures
    if (nowMs - startedAtMs > lateMs) {
      this.#lateAtMs = nowMs
      // Once for all who came before it shrank: their lateness is known already.
      if (startedAtMs >= this.#shrunkAtMs) {
        this.#room = Math.max(callsMin, Math.min(this.#room, this.#calls) * SHRINK_TO)
        this.#shrunkAtMs = nowMs
      }
    } else if (this.#room < callsMax && this.#calls * 2 >= this.#room) {
      this.#room = Math.min(callsMax, this.#room + GROW_BY / this.#room)
    }
    this.#calls -= 1
  }
}
