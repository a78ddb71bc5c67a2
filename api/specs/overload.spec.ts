import { sql } from 'drizzle-orm'
import type { Locale } from '@aurivane/contract/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LoadShedder } from '../src/http/load-shedder.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import { messagesIn } from './support/messages.ts'
import { openSite, type Site } from './support/site.ts'

const figures = { callsMin: 2, callsMax: 4, hashingMaxWhenFull: 1, lateMs: 150, forgetMs: 1_500 }

let site: Site
let load: LoadShedder
beforeAll(async () => {
  load = new LoadShedder(figures)
  site = await openSite({ load })
})
afterAll(() => site.close())
// Resets the lateness of earlier cases.
beforeEach(() => pause(figures.forgetMs * 1.5))

/** While it lasts, every call that reads clubs takes as long. */
async function whileClubsAreLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined
  await site.db.transaction(async (tx) => {
    await tx.execute(sql`lock table clubs in access exclusive mode`)
    result = await work()
  })
  return result as Result
}

const list = (language: Locale = 'en') =>
  site.send('GET', '/user/club/all', { headers: { 'accept-language': language } })

async function untilInFlight(count: number) {
  await expect.poll(() => load.inFlight, { interval: 5 }).toBe(count)
}

describe('More calls than the site answers in time', () => {
  it('are refused at once, with Retry-After and in the language of the request', async () => {
    const { first, refused, ms } = await whileClubsAreLocked(async () => {
      const under = Array.from({ length: figures.callsMax }, () => list())
      await untilInFlight(figures.callsMax)
      const startedAt = performance.now()
      const answers = await Promise.all((['en', 'it', 'de'] as const).map((language) => list(language)))
      return { first: under, refused: answers, ms: performance.now() - startedAt }
    })
    for (const answer of refused) {
      expectRefused(answer, 'overloaded')
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect(refused.map(({ body }) => body.result)).toEqual([
      messagesIn('en').request.overloaded,
      messagesIn('it').request.overloaded,
      messagesIn('de').request.overloaded,
    ])
    expect(ms).toBeLessThan(500)
    // Accepted calls are served.
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([202, 202, 202, 202])
  })

  it('touch neither the session nor the input: the refusal comes before both', async () => {
    const answers = await whileClubsAreLocked(async () => {
      const under = Array.from({ length: figures.callsMax }, () => list())
      await untilInFlight(figures.callsMax)
      const before = load.rejected
      const refused = await Promise.all([
        site.send('GET', '/protected'),
        site.send('POST', '/contact', { body: {} }),
        site.send('POST', '/auth/login', { body: { email: 'ada@example.com', password: 'quiet river' } }),
      ])
      expect(load.rejected).toBe(before + 3)
      return { under, refused }
    })
    for (const answer of answers.refused) expectRefused(answer, 'overloaded')
    await Promise.all(answers.under)
  })

  it('do not affect health checks', async () => {
    const { health, under } = await whileClubsAreLocked(async () => {
      const underWay = Array.from({ length: figures.callsMax }, () => list())
      await untilInFlight(figures.callsMax)
      const asked = await Promise.all(['live', 'ready'].map((name) => site.send('GET', `/health/${name}`)))
      return { health: asked, under: underWay }
    })
    expect(health.map(({ status }) => status)).toEqual([200, 200])
    await Promise.all(under)
  })

  it('meet a lower limit after late ones, and the whole again once nothing has been late for a while', async () => {
    const late = await whileClubsAreLocked(async () => {
      const under = Array.from({ length: figures.callsMax }, () => list())
      await untilInFlight(figures.callsMax)
      await pause(figures.lateMs * 2)
      return under
    })
    await Promise.all(late)
    expect(await letInAtOnce()).toBeLessThan(figures.callsMax)
    await pause(figures.forgetMs * 1.5)
    expect(await letInAtOnce()).toBe(figures.callsMax)
  })

  it('let fewer passwords be checked for a moment', async () => {
    const login = (place: number) =>
      site.send('POST', '/auth/login', { body: { email: `${place}@example.com`, password: 'quiet river' } })
    const logins = () => Promise.all([1, 2, 3, 4].map(login))
    for (const answer of await logins()) expectRefused(answer, 'credentials_wrong')
    const { first, refused } = await whileClubsAreLocked(async () => {
      const under = Array.from({ length: figures.callsMax }, () => list())
      await untilInFlight(figures.callsMax)
      return { first: under, refused: await list() }
    })
    expectRefused(refused, 'overloaded')
    await Promise.all(first)
    const codes = (await logins()).map(({ body }) => body.code)
    expect(codes).toContain('busy')
    expect(codes).toContain('credentials_wrong')
  })

  it('leave no trace: the next ones are served', async () => {
    await whileClubsAreLocked(async () => {
      const answers: Promise<Answer>[] = Array.from({ length: 20 }, () => list())
      await untilInFlight(figures.callsMax)
      return { answers }
    }).then(({ answers }) => Promise.all(answers))
    expect(load.inFlight).toBe(0)
    expect((await list()).status).toBe(202)
  })

  it('are not those that fail: a refused one is no longer in flight', async () => {
    for (let round = 0; round < figures.callsMax * 2; round += 1) {
      expectRefused(await site.send('GET', '/protected'), 'login_needed')
      expectRefused(await site.send('POST', '/contact', { body: {} }), 'invalid_input')
    }
    expect(load.inFlight).toBe(0)
  })
})

const CLIENTS = 20

/** How many parallel requests are accepted while none of them ends. */
async function letInAtOnce(): Promise<number> {
  const answers = await whileClubsAreLocked(async () => {
    const before = load.rejected
    const requests = Array.from({ length: CLIENTS }, () => list())
    // All have arrived, however slow the machine is.
    await expect.poll(() => load.inFlight + load.rejected - before, { interval: 5 }).toBe(CLIENTS)
    return { requests }
  })
  const all = await Promise.all(answers.requests)
  return all.filter(({ status }) => status === 202).length
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
