import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { brand } from '@aurivane/contract/brand'
import type { RefusalCode } from '@aurivane/contract/refusal-codes'
import { sessions, users } from '../src/database/schema.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let secureSite: Site
beforeAll(async () => {
  site = await openSite()
  secureSite = await openSite({ isSecure: true, publicUrl: 'https://aurivane.example' })
})
afterAll(async () => {
  await site.close()
  await secureSite.close()
})

const browser = { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }
const logIn = (body: unknown, headers: Record<string, string> = {}) =>
  site.people.visitor(headers).post('/auth/login', body)
const as = (member: Member) => ({ email: member.email, password: member.password })

function sessionOf(answer: Answer) {
  const { uid, atoken } = answer.body['userObject'] as { uid: number; atoken: string }
  return { uid: String(uid), authorization: `Bearer ${atoken}` }
}
function cookieOf(answer: Answer) {
  const [cookie = ''] = [answer.headers['set-cookie'] ?? ''].flat()
  return cookie
}

describe('Logging in', () => {
  it('answers the user with a token that the next calls are made with', async () => {
    const ada = await site.people.member()
    const answer = await logIn(as(ada))
    expect(answer.status).toBe(202)
    expect(answer.body).toMatchObject({ result: 'You are logged in', twoFactorAuth: false })
    expect(answer.body['userObject']).toMatchObject({ uid: ada.id, id: ada.id, email: ada.email })
    expect((answer.body['userObject'] as { atoken: string }).atoken).toMatch(/^[\w-]{43}$/)

    const who = await site.people.visitor(sessionOf(answer)).get('/protected')
    expect(who.status).toBe(203)
    expect(who.body['userObject']).toMatchObject({ uid: ada.id, firstName: 'Ada' })
    expect(who.body['userObject']).not.toHaveProperty('atoken')
  })

  it('takes the email in any case and with space around it', async () => {
    const ada = await site.people.member()
    expect((await logIn({ ...as(ada), email: `  ${ada.email.toUpperCase()} ` })).status).toBe(202)
  })

  it('never accepts look-alike characters for an email', async () => {
    const kim = await site.people.member({ email: 'kim.i@example.com' })
    for (const email of ['\u212Aim.i@example.com', 'kim.\u0130@example.com', 'kim.ı@example.com']) {
      const answer = await logIn({ email, password: kim.password })
      // The Kelvin sign is a capital k in every alphabet; the dotted and dotless i are letters of their own.
      if (email.startsWith('\u212A')) expect(answer.status).toBe(202)
      else expectRefused(answer, 'credentials_wrong')
    }
  })

  it('never answers the password or its hash', async () => {
    const ada = await site.people.member()
    const answer = await logIn(as(ada))
    expect(answer.text).not.toContain('argon2')
    expect(answer.text).not.toContain(ada.password)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('keeps the newest fifty sessions of a user', async () => {
    const ada = await site.people.member()
    const [row] = await site.db.select().from(sessions).where(eq(sessions.userId, ada.id))
    if (!row) throw new Error('no session')
    const { id: _, ...columns } = row
    const older = Array.from({ length: 60 }, (_row, place) => ({
      ...columns,
      tokenHash: Buffer.from(`older ${place}`),
      createdAt: new Date(row.createdAt.getTime() - 1000 * (place + 1)),
    }))
    await site.db.insert(sessions).values(older)
    const answer = await logIn(as(ada))
    expect(await site.db.$count(sessions, eq(sessions.userId, ada.id))).toBe(50)
    expect((await site.people.visitor(sessionOf(answer)).get('/protected')).status).toBe(203)
  })
})

describe('Logging in is refused', () => {
  it('without email or password: Please fill in the required fields', async () => {
    const blank = { email: '  ', password: 'x' }
    for (const body of [
      {},
      { email: 'ada@example.com' },
      { password: 'x' },
      { email: '', password: '' },
      blank,
    ]) {
      const answer = await logIn(body)
      expectRefused(answer, 'invalid_input')
      expect(answer.body.result).toBe('Please fill in the required fields')
    }
  })

  it('with a code of the wrong form, which is then the only complaint', async () => {
    for (const code of [5, ['123456']]) {
      const answer = await logIn({ email: 'ada@example.com', password: 'x', code })
      expectRefused(answer, 'invalid_input')
      const text = 'This value has the wrong form'
      expect(answer.body).toMatchObject({ result: text, fields: { code: text } })
    }
  })

  it('in the same words for an unknown email and a wrong password', async () => {
    const ada = await site.people.member()
    const unknown = await logIn({ email: 'nobody@example.com', password: ada.password })
    const wrong = await logIn({ email: ada.email, password: 'another river' })
    expectRefused(unknown, 'credentials_wrong')
    expectRefused(wrong, 'credentials_wrong')
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.body).toEqual({ result: 'The email or the password is wrong', code: 'credentials_wrong' })
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['of 129 characters', 'x'.repeat(129)],
    ['of 1,000 characters', 'x'.repeat(1000)],
    ['of one space', ' '],
    ['that looks like SQL', "' or 1=1 --"],
  ])('with a password %s', async (_, password) => {
    const ada = await site.people.member()
    expectRefused(await logIn({ email: ada.email, password }), 'credentials_wrong')
  })

  it('to a suspended user with the right password, who learns whom to contact', async () => {
    const ada = await site.people.member({ suspended: true })
    const answer = await logIn(as(ada))
    expectRefused(answer, 'account_suspended')
    expect(answer.body.result).toBe(`This account is suspended. Please contact ${brand.supportEmail}.`)
    expectRefused(await logIn({ ...as(ada), password: 'wrong one' }), 'credentials_wrong')
  })

  it('when password or account change while the password is being checked', async () => {
    const changes: [Partial<typeof users.$inferInsert>, RefusalCode][] = [
      [
        { passwordHash: '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$AAAAAAAAAAAAAAAAAAAAAA' },
        'credentials_wrong',
      ],
      [{ suspendedAt: site.clock.now() }, 'account_suspended'],
    ]
    for (const [change, code] of changes) {
      const ada = await site.people.member()
      await site.db.delete(sessions).where(eq(sessions.userId, ada.id))
      const login = await site.db.transaction(async (tx) => {
        await tx.select().from(users).where(eq(users.id, ada.id)).for('update')
        const underWay = logIn(as(ada))
        // Long enough for the password check to finish and to wait for the locked row.
        await pause(400)
        await tx.update(users).set(change).where(eq(users.id, ada.id))
        return { underWay }
      })
      expectRefused(await login.underWay, code)
      expect(await site.db.$count(sessions, eq(sessions.userId, ada.id))).toBe(0)
    }
  })
})

describe('The http-only key of a session', () => {
  it('is set by every login, strict and out of reach of scripts', async () => {
    const ada = await site.people.member()
    expect(cookieOf(await logIn(as(ada)))).toMatch(
      /^session_key=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
    )
  })

  it('is Secure and bound to the host where the site is served over https', async () => {
    const ada = await secureSite.people.member()
    const answer = await secureSite.people.visitor().post('/auth/login', as(ada))
    expect(cookieOf(answer)).toMatch(
      /^__Host-session_key=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure$/,
    )
    const logout = await secureSite.people.visitor(sessionOf(answer)).post('/auth/logout')
    expect(cookieOf(logout)).toBe('__Host-session_key=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure')
  })

  it('counts over https only under the name that no other subdomain can set', async () => {
    const ada = await secureSite.people.member()
    const answer = await secureSite.people.visitor(browser).post('/auth/login', as(ada))
    const [cookie = ''] = cookieOf(answer).split(';')
    const askWith = (value: string) =>
      secureSite.people.visitor({ ...sessionOf(answer), cookie: value }).get('/protected')
    expect((await askWith(`session_key=set-by-a-subdomain; ${cookie}`)).status).toBe(203)
    expectRefused(await askWith(cookie.replace('__Host-', '')), 'login_needed')
  })

  it('is needed beside the headers by a session that a browser opened', async () => {
    const ada = await site.people.member()
    const answer = await logIn(as(ada), browser)
    const session = sessionOf(answer)
    const [cookie = ''] = cookieOf(answer).split(';')
    const other = await logIn(as(ada), browser)
    const [othersCookie = ''] = cookieOf(other).split(';')

    expect((await site.people.visitor({ ...session, cookie }).get('/protected')).status).toBe(203)
    expect(
      (await site.people.visitor({ ...session, cookie: `uid=1; ${cookie}; a=b` }).get('/protected')).status,
    ).toBe(203)
    expectRefused(await site.people.visitor(session).get('/protected'), 'login_needed')
    for (const stolen of ['session_key=', 'session_key=x', othersCookie]) {
      const thief = site.people.visitor({ ...session, cookie: stolen })
      expectRefused(await thief.get('/protected'), 'login_needed')
    }
  })

  it('is not needed by a session that a plain client opened', async () => {
    const ada = await site.people.member()
    const session = sessionOf(await logIn(as(ada)))
    expect((await site.people.visitor(session).get('/protected')).status).toBe(203)
  })
})

describe('Very many logins at once', () => {
  it('are served a few at a time, and the excess gets 503', async () => {
    const underWay = Array.from({ length: 100 }, (_, place) =>
      logIn({ email: `many${place}@example.com`, password: 'another quiet river' }),
    )
    const started = performance.now()
    expect((await site.people.visitor().get('/user/club/all')).status).toBe(202)
    expect(performance.now() - started).toBeLessThan(2_000)
    const answers = await Promise.all(underWay)
    const refused = answers.filter((answer) => answer.status !== 401)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(100)
    for (const answer of refused) {
      expectRefused(answer, 'busy')
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
  })
})

describe('The time of a refused login', () => {
  it('does not reveal whether there is an account: medians within 10 ms', { timeout: 60_000 }, async () => {
    // A registered member, so that the stored hash has the product's parameters.
    const ada = {
      firstName: 'Ada',
      lastName: 'Rossi',
      email: 'timed@example.com',
      password: 'quiet river under stone',
      country: 'Italy',
    }
    expect((await site.people.visitor().post('/auth/signup', ada)).status).toBe(202)
    const timed = async (email: string) => {
      const started = performance.now()
      expectRefused(await logIn({ email, password: 'another quiet river' }), 'credentials_wrong')
      return performance.now() - started
    }
    for (let batch = 1; ; batch += 1) {
      const difference = await compare(
        () => timed(ada.email),
        (round) => timed(`nobody${batch}.${round}@example.com`),
      )
      // Other load can distort one batch; a missing hash would show in every one.
      if (difference < 10 || batch === 4) return expect(difference).toBeLessThan(10)
    }
  })
})

/** The difference between the medians of each kind's faster half, which excludes noise. */
async function compare(one: (round: number) => Promise<number>, other: (round: number) => Promise<number>) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < 40; round += 1) {
    times[0].push(await one(round))
    times[1].push(await other(round))
  }
  const [a, b] = times.map((all) => [...all].sort((x, y) => x - y)[10] ?? 0)
  return Math.abs((a ?? 0) - (b ?? 0))
}
