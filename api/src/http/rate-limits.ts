import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@aurivane/contract/limits'
import type { Endpoint } from '@aurivane/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit, Limits } from '../limits.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { bucketOf } from './addresses.ts'
import { GeneralLimit } from './general-limit.ts'

type Figure = {
  points: number
  perMs: number
  code: 'too_many_requests' | 'too_many_failures' | 'too_many_codes' | 'too_many_mails'
}
type AddressLimit = NonNullable<Endpoint['limit']>

const figures = {
  wrongPasswords: { points: 10, perMs: 15 * MINUTE_MS, code: 'too_many_failures' },
  wrongCodes: { points: 5, perMs: 15 * MINUTE_MS, code: 'too_many_codes' },
  confirmationMails: { points: 5, perMs: HOUR_MS, code: 'too_many_mails' },
  recoveryMails: { points: 3, perMs: HOUR_MS, code: 'too_many_mails' },
} as const satisfies Record<keyof Limits, Figure>

const figuresPerAddress = {
  login: { points: 30, perMs: MINUTE_MS, code: 'too_many_requests' },
  signup: { points: 5, perMs: HOUR_MS, code: 'too_many_requests' },
  contact: { points: 5, perMs: HOUR_MS, code: 'too_many_requests' },
} as const satisfies Record<AddressLimit, Figure>

/** The limits of verbs, and those of network addresses, which are HTTP's own business. */
export type RateLimits = Limits & {
  /** Every request, whatever it asks for; there is something to wait for only now and then. */
  takeAny(request: FastifyRequest): Promise<void> | undefined
  /** A call with a limit of its own. */
  takeCall(name: AddressLimit, request: FastifyRequest): Promise<void>
  close(): Promise<void>
}

/** RATE_LIMITS=off, for load tests on the machine itself, turns off all of them, those of accounts and mails too. */
export function openRateLimits(services: Services): RateLimits {
  if (!services.settings.rateLimits) return unlimited
  const open = <Name extends string>(all: Record<Name, Figure>) =>
    Object.fromEntries(
      Object.entries<Figure>(all).map(([name, figure]) => [name, openLimit(services, name, figure)]),
    ) as Record<Name, Limit>
  const perAddress = open(figuresPerAddress)
  const general = new GeneralLimit(services)
  general.start()
  return {
    ...open(figures),
    takeAny: (request) => general.take(bucketOf(request.ip)),
    takeCall: (name, request) => perAddress[name].take(bucketOf(request.ip)),
    close: () => general.close(),
  }
}

/** One statement per count: exact also for requests at once, on any number of instances. */
function openLimit({ db }: Services, name: string, { points, perMs, code }: Figure): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: db.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: perMs / SECOND_MS,
    // Expired rows are deleted by forget-expired.ts, which ends with the API.
    clearExpiredByTimeout: false,
  })
  return {
    take: (subject) =>
      limiter.consume(subject).then(
        () => {},
        (reason: unknown) => {
          throw reason instanceof RateLimiterRes ? refusal(code, reason.msBeforeNext) : reason
        },
      ),
    tryTake: (subject) =>
      limiter.consume(subject).then(
        () => true,
        (reason: unknown) => {
          if (reason instanceof RateLimiterRes) return false
          throw reason
        },
      ),
    giveBack: async (subject) => void (await limiter.reward(subject)),
    clear: async (subject) => void (await limiter.delete(subject)),
  }
}

function refusal(code: Figure['code'], waitMs: number) {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / SECOND_MS))
  return new Refusal(code, { retryAfterSeconds, values: { minutes: Math.ceil(waitMs / MINUTE_MS) } })
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
  takeAny: () => undefined,
  takeCall: async () => {},
  close: async () => {},
}
