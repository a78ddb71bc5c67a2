import { createHmac } from 'node:crypto'
import { DAY_MS, EXPORTS_PER_DAY, HOUR_MS, MINUTE_MS, SECOND_MS } from '@aurivane/contract/limits'
import type { Endpoint, RateName } from '@aurivane/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { deletePoints, findExpiry, refundPoint, countPoint } from '../database/rate-limits.queries.ts'
import type { Limit, Limits } from '../limits.ts'
import { Refusal } from '../refusal.ts'
import type { Transaction } from '../database/open-database.ts'
import type { Services } from '../services.ts'
import { AddressLimit } from './address-limit.ts'
import { bucketOf } from './addresses.ts'

type Figure = {
  points: number
  perMs: number
  code: 'too_many_requests' | 'too_many_failures' | 'too_many_codes' | 'too_many_mails' | 'too_many_exports'
}
type LimitedCall = NonNullable<Endpoint['limit']>

/** All requests of an address to the API of one instance. */
const REQUESTS_PER_MINUTE = 300

const figures = {
  wrongPasswords: { points: 10, perMs: 15 * MINUTE_MS, code: 'too_many_failures' },
  wrongCodes: { points: 5, perMs: 15 * MINUTE_MS, code: 'too_many_codes' },
  confirmationMails: { points: 5, perMs: HOUR_MS, code: 'too_many_mails' },
  // Two at once; a third is sent when no link works any more (request-recovery.ts).
  recoveryMails: { points: 2, perMs: HOUR_MS, code: 'too_many_mails' },
  signupNotices: { points: 1, perMs: HOUR_MS, code: 'too_many_mails' },
  exports: { points: EXPORTS_PER_DAY, perMs: DAY_MS, code: 'too_many_exports' },
  emailChanges: { points: 3, perMs: HOUR_MS, code: 'too_many_mails' },
  emailChangesTo: { points: 3, perMs: HOUR_MS, code: 'too_many_mails' },
} as const satisfies Record<keyof Limits, Figure>

const figuresPerAddress = {
  login: { points: 30, perMs: MINUTE_MS, code: 'too_many_requests' },
  signup: { points: 5, perMs: HOUR_MS, code: 'too_many_requests' },
  contact: { points: 5, perMs: HOUR_MS, code: 'too_many_requests' },
  passkeyOptions: { points: 60, perMs: MINUTE_MS, code: 'too_many_requests' },
} as const satisfies Record<LimitedCall, Figure>

const perHour = (points: number) => ({ points, perMs: HOUR_MS, code: 'too_many_requests' }) as const
const perDay = (points: number) => ({ points, perMs: DAY_MS, code: 'too_many_requests' }) as const

const figuresPerPerson = {
  joining: perHour(60),
  decidingOnMembers: perHour(300),
  makingInvitations: perDay(30),
  keepingInvitations: perHour(60),
  offering: perDay(10),
  announcing: perDay(20),
  editingAnnouncements: perDay(60),
  planningMeetings: perDay(60),
  changingMeetings: perDay(120),
  answeringMeetings: perHour(120),
  makingCalendarAddresses: perDay(20),
  reporting: perDay(10),
} as const satisfies Record<RateName, Figure>

/** The limits of use cases, and those of network addresses and calls, which only HTTP knows. */
export type RateLimits = Limits & {
  /** Runs a call that counts towards a rate of the caller only if it succeeds, or is refused with the code given. */
  countSuccess<Result>(
    endpoint: Pick<Endpoint, 'rate' | 'countedRefusal'>,
    userId: number | undefined,
    run: () => Promise<Result>,
  ): Promise<Result>
  /** Every request, whatever it asks for. */
  takeAny(request: FastifyRequest): Promise<void>
  /** A call with a limit of its own. */
  takeCall(name: LimitedCall, request: FastifyRequest): Promise<void>
}

/** RATE_LIMITS=off, for load tests on the machine itself, turns off all of them, those of accounts and mails too. */
export function openRateLimits(services: Services): RateLimits {
  if (!services.settings.rateLimits) return unlimited
  const open = <Name extends string>(all: Record<Name, Figure>) =>
    Object.fromEntries(
      Object.entries<Figure>(all).map(([name, figure]) => [name, openLimit(services, name, figure)]),
    ) as Record<Name, Limit>
  const perAddress = open(figuresPerAddress)
  const perPerson = open(figuresPerPerson)
  const general = new AddressLimit(REQUESTS_PER_MINUTE)
  return {
    ...open(figures),
    async takeAny({ ip }) {
      const retryAfterSeconds = await general.take(ip)
      if (retryAfterSeconds !== null) throw new Refusal('too_many_requests', { retryAfterSeconds })
    },
    async countSuccess({ rate, countedRefusal }, userId, run) {
      if (!rate || userId === undefined) return run()
      // Counted before the work, so that parallel requests cannot exceed the rate.
      await perPerson[rate].take(String(userId))
      try {
        return await run()
      } catch (error) {
        const isCounted = error instanceof Refusal && error.code === countedRefusal
        if (!isCounted) await perPerson[rate].giveBack(String(userId))
        throw error
      }
    },
    takeCall: (name, request) => perAddress[name].take(addressKey(services, request.ip)),
  }
}

/** Names a network address in the table of limits without storing it. */
function addressKey({ settings: { secretKey } }: Services, address: string): string {
  return createHmac('sha256', secretKey)
    .update(`address:${bucketOf(address)}`)
    .digest('base64url')
}

/**
 * One statement per count: exact for concurrent requests on any number of instances. Refused attempts are not counted, so
 * that right passwords, which are refunded, never use up a limit.
 */
function openLimit({ db, clock }: Services, name: string, { points, perMs, code }: Figure): Limit {
  const keyOf = (subject: string) => `${name}:${subject}`
  const tryTake = (subject: string, tx?: Transaction) => {
    const nowMs = clock.now().getTime()
    return countPoint(tx ?? db, { key: keyOf(subject), max: points, nowMs, expiresAtMs: nowMs + perMs })
  }
  return {
    tryTake,
    async take(subject) {
      if (await tryTake(subject)) return
      const expiresAtMs = await findExpiry(db, keyOf(subject))
      throw refusal(code, expiresAtMs - clock.now().getTime())
    },
    giveBack: (subject) => refundPoint(db, keyOf(subject), clock.now().getTime()),
    clear: (subject) => deletePoints(db, keyOf(subject)),
  }
}

function refusal(code: Figure['code'], waitMs: number) {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / SECOND_MS))
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS))
  return new Refusal(code, { retryAfterSeconds, values: { minutes } })
}

const noLimit: Limit = {
  take: async () => {},
  tryTake: async () => true,
  giveBack: async () => {},
  clear: async () => {},
}

const unlimited: RateLimits = {
  wrongPasswords: noLimit,
  wrongCodes: noLimit,
  confirmationMails: noLimit,
  recoveryMails: noLimit,
  signupNotices: noLimit,
  exports: noLimit,
  emailChanges: noLimit,
  emailChangesTo: noLimit,
  takeAny: async () => {},
  takeCall: async () => {},
  countSuccess: (_endpoint, _userId, run) => run(),
}
