import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '@aurivane/contract/limits'
import { deleteExpiredRows } from '../src/auth/delete-expired.ts'
import { createBreakableDatabase } from './support/breakable-database.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import { letLimitsPass, fromElsewhere } from './support/limits.ts'
import { openSite, type Site } from './support/site.ts'
import { SoftwarePasskey } from '../../testing/software-passkey.ts'

/** `site` trusts no forwarding header; `proxied` is behind a trusted proxy. */
let site: Site
let proxied: Site
beforeAll(async () => {
  site = await openSite({ rateLimits: true })
  proxied = await openSite({ rateLimits: true, trustProxy: ['127.0.0.1'] })
})
afterAll(async () => {
  await site.close()
  await proxied.close()
})

const YEAR_MS = 365 * DAY_MS
const CLUBS = '/user/club/all'
/** Longer than any password may be, so that no time is spent on hashing. */
const WRONG = 'x'.repeat(200)

function logInFrom(at: Site, headers: Record<string, string>, email: string) {
  return at.send('POST', '/auth/login', { body: { email, password: WRONG }, headers })
}
function many<Result>(count: number, work: (place: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, place) => work(place)))
}
function expectLimited(answer: Answer, withinSeconds: number) {
  expectRefused(answer, 'too_many_requests')
  const wait = Number(answer.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(withinSeconds)
}

describe('All requests together', () => {
  it('are 300 a minute per address, also those to addresses that do not exist', async () => {
    const here = fromElsewhere()
    const get = (path: string) => proxied.send('GET', path, { headers: here })
    for (let hundred = 0; hundred < 3; hundred += 1) {
      const answers = await many(100, (place) => get(place % 2 ? '/nothing/here' : '/health/none'))
      expect(answers.every((answer) => answer.status === 404)).toBe(true)
    }
    const refused = await get(CLUBS)
    expectLimited(refused, 60)
    expect(refused.body.result).toBe('Too many requests. Please try again later.')
    expectLimited(await get('/nothing/here'), 60)
    expectLimited(await proxied.send('POST', '/auth/logout', { headers: here }), 60)
    expect((await proxied.send('GET', CLUBS, { headers: fromElsewhere() })).status).toBe(202)
  })

  it('are exactly 300 also when they come at once', async () => {
    const here = fromElsewhere()
    const answers = await many(400, () => proxied.send('GET', '/nothing/here', { headers: here }))
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(300)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(100)
  })

  it('are counted by each instance for itself, without asking the database', async () => {
    const here = fromElsewhere()
    const database = await createBreakableDatabase()
    const other = await openSite({
      rateLimits: true,
      trustProxy: ['127.0.0.1'],
      migratedUrl: database.url,
    })
    try {
      const get = (at: Site) => at.send('GET', '/nothing/here', { headers: here })
      await many(300, () => get(proxied))
      expectLimited(await get(proxied), 60)
      database.cut()
      expect((await many(300, () => get(other))).every((answer) => answer.status === 404)).toBe(true)
      expectLimited(await get(other), 60)
    } finally {
      await database.mend()
      await other.close()
      await database.drop()
    }
  })

  it('do not count who watches the process', async () => {
    const here = fromElsewhere()
    const answers = await many(310, () => proxied.send('GET', '/health/live', { headers: here }))
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
  })
})

describe('An address', () => {
  it('is the one of the connection: without TRUST_PROXY no header changes it', async () => {
    const answers = await many(31, (place) =>
      logInFrom(
        site,
        { ...fromElsewhere(), 'x-real-ip': `192.0.2.${place}`, forwarded: `for=192.0.2.${place}` },
        `nobody${place}@example.com`,
      ),
    )
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1)
    await letLimitsPass(site, MINUTE_MS)
  })

  it('is what the trusted proxy says, and not what the visitor sent to the proxy', async () => {
    const real = fromElsewhere()['x-forwarded-for'] ?? ''
    const answers = await many(31, (place) =>
      logInFrom(proxied, { 'x-forwarded-for': `192.0.2.${place}, ${real}` }, `nobody${place}@example.com`),
    )
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1)
  })

  it.each([
    ['IPv4 with a port', (place: number) => `203.0.113.9:${1_000 + place}`],
    ['IPv6 with a port', (place: number) => `[2001:db8:9:9::1]:${1_000 + place}`],
    ['IPv4 with zeros', (place: number) => `203.0.${place % 2 ? '113' : '0113'}.08`],
  ])('is the same however a proxy writes it: %s', async (_, addressOf) => {
    const answers = await many(31, (place) =>
      logInFrom(proxied, { 'x-forwarded-for': addressOf(place) }, `anyone${place}@example.com`),
    )
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1)
  })

  it('is a whole /64 in IPv6', async () => {
    const from = (place: number) => ({ 'x-forwarded-for': `2001:db8:1:2:${place.toString(16)}::1` })
    const answers = await many(31, (place) => logInFrom(proxied, from(place), `someone${place}@example.com`))
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1)
    const neighbour = { 'x-forwarded-for': '2001:db8:1:3::1' }
    expectRefused(await logInFrom(proxied, neighbour, 'someone@example.com'), 'credentials_wrong')
  })
})

describe('Calls with a limit of their own', () => {
  it('are logins: 30 a minute', async () => {
    const here = fromElsewhere()
    const answers = await many(30, (place) => logInFrom(proxied, here, `visitor${place}@example.com`))
    expect(answers.every((answer) => answer.status === 401)).toBe(true)
    expectLimited(await logInFrom(proxied, here, 'visitor@example.com'), 60)
    await letLimitsPass(proxied, MINUTE_MS)
    expectRefused(await logInFrom(proxied, here, 'visitor@example.com'), 'credentials_wrong')
  })

  it('are options for a login by passkey: 60 a minute', async () => {
    const here = fromElsewhere()
    const ask = () => proxied.send('POST', '/auth/passkey/options', { headers: here })
    const answers = await many(60, ask)
    expect(answers.every((answer) => answer.status === 202)).toBe(true)
    expectLimited(await ask(), 60)
    await letLimitsPass(proxied, MINUTE_MS)
    expect((await ask()).status).toBe(202)
  })

  it('are logins by passkey, which share the 30 a minute of logins by password', async () => {
    const here = fromElsewhere()
    const body = { passkey: new SoftwarePasskey().get({ rpId: 'localhost', challenge: 'unknown' }) }
    const byPasskey = () => proxied.send('POST', '/auth/passkey/login', { body, headers: here })
    const byPassword = (place: number) => logInFrom(proxied, here, `either${place}@example.com`)
    const answers = await many(30, (place) => (place % 2 === 0 ? byPasskey() : byPassword(place)))
    expect(answers.every((answer) => answer.status === 401)).toBe(true)
    expectLimited(await byPasskey(), 60)
    expectLimited(await byPassword(30), 60)
  })

  it('are signups: 5 an hour, of which mistyped forms use up none', async () => {
    const here = fromElsewhere()
    const signUp = (facts: Record<string, unknown> = {}) =>
      proxied.send('POST', '/auth/signup', {
        headers: here,
        body: {
          firstName: 'Ada',
          lastName: 'Rossi',
          email: 'ada.limits@example.com',
          password: 'quiet river under stone',
          country: 'Italy',
          ...facts,
        },
      })
    for (const answer of await many(8, () => signUp({ email: '' }))) expectRefused(answer, 'invalid_input')
    expect((await signUp()).status).toBe(202)
    for (const answer of await many(4, () => signUp())) expectRefused(answer, 'email_taken')
    expectLimited(await signUp(), 3600)
  })

  it('are messages to the support address: 5 an hour, also at once', async () => {
    const here = fromElsewhere()
    const answers = await many(12, () =>
      proxied.send('POST', '/contact', {
        headers: here,
        body: { email: 'ada@example.com', subject: 'Clubs', message: 'Which clubs are open?', csrf: '' },
      }),
    )
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(5)
    for (const answer of answers.filter((answer) => answer.status !== 202)) expectLimited(answer, 3600)
  })
})

describe('The counts', () => {
  it('name no address of a person and are deleted when they have expired', async () => {
    const email = 'counted.person@example.com'
    const address = fromElsewhere()
    await logInFrom(proxied, address, email)
    const rows = () => proxied.db.execute<{ key: string }>(sql`select key from rate_limits`)
    const keys = (await rows()).rows.map(({ key }) => key)
    expect(keys.filter((key) => key.includes('counted') || /[@.]/.test(key))).toEqual([])
    await letLimitsPass(proxied, 120 * MINUTE_MS)
    await deleteExpiredRows(proxied.services)
    expect((await rows()).rows).toEqual([])
  })

  it('do not outlast a clock that ran a year ahead and was set right', async () => {
    const email = 'ahead.of.time@example.com'
    for (let count = 0; count < 10; count += 1) await logInFrom(proxied, fromElsewhere(), email)
    expectRefused(await logInFrom(proxied, fromElsewhere(), email), 'too_many_failures')
    await letLimitsPass(proxied, -YEAR_MS)
    expectRefused(await logInFrom(proxied, fromElsewhere(), email), 'too_many_failures')
    await deleteExpiredRows(proxied.services)
    expectRefused(await logInFrom(proxied, fromElsewhere(), email), 'credentials_wrong')
  })

  it('that cannot be reached are a 503 with Retry-After, and never allow a request', async () => {
    const database = await createBreakableDatabase()
    const cutOff = await openSite({ rateLimits: true, migratedUrl: database.url })
    try {
      expectRefused(await logInFrom(cutOff, {}, 'nobody@example.com'), 'credentials_wrong')
      database.cut()
      for (const answer of await many(3, () => logInFrom(cutOff, {}, 'nobody@example.com'))) {
        expectRefused(answer, 'unavailable')
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
      await database.mend()
      await expect
        .poll(async () => (await logInFrom(cutOff, {}, 'nobody@example.com')).status, { timeout: 5_000 })
        .toBe(401)
    } finally {
      await cutOff.close()
      await database.drop()
    }
  })

  it('are not kept at all with RATE_LIMITS=off', async () => {
    const open = await openSite({ rateLimits: false })
    // Eight at a time: forty at once may find the hashing queue full.
    for (let round = 0; round < 5; round += 1) {
      const answers = await many(8, () => logInFrom(open, {}, 'nobody@example.com'))
      expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(401))
    }
    await open.close()
  })
})
