import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, RECOVERY_TOKEN_MS } from '@aurivane/contract/limits'
import { eq } from 'drizzle-orm'
import { mailTokens } from '../src/database/schema.ts'
import { secure } from './support/authenticator.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import { letLimitsPass, fromElsewhere } from './support/limits.ts'
import type { Member } from './support/people.ts'
import { queuedKinds, queuedToken } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ rateLimits: true, trustProxy: ['127.0.0.1'] })
})
afterAll(() => site.close())

const QUARTER_MS = 15 * MINUTE_MS
/** Each request comes from another network, so that only the limits of the account apply. */
const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  site.people.visitor({ ...headers, ...fromElsewhere() }).post(path, body)
const logIn = (email: string, password: string, code?: string) =>
  post('/auth/login', { email, password, code })
const rightly = (member: Member, code?: string) => logIn(member.email, member.password, code)
const WRONG = 'x'.repeat(200)

function many<Result>(count: number, work: (place: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, place) => work(place)))
}
function expectTooManyFailures(answer: Answer) {
  expectRefused(answer, 'too_many_failures')
  expect(answer.body.result).toBe(
    'Too many failed attempts. Please wait 15 minutes, or recover your password.',
  )
  expectQuarter(answer)
}
function expectTooManyCodes(answer: Answer) {
  expectRefused(answer, 'too_many_codes')
  // A new password would not help.
  expect(answer.body.result).toBe('Too many wrong codes. Please wait 15 minutes.')
  expectQuarter(answer)
}
function expectQuarter(answer: Answer) {
  const wait = Number(answer.headers['retry-after'])
  expect(wait).toBeGreaterThan(14 * 60)
  expect(wait).toBeLessThanOrEqual(15 * 60)
}
const count = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('Wrong passwords', () => {
  it('are ten in fifteen minutes per account, from wherever they come; then even the right one waits', async () => {
    const ada = await site.people.member()
    for (let time = 0; time < 10; time += 1) {
      expectRefused(await logIn(ada.email, WRONG), 'credentials_wrong')
    }
    expectTooManyFailures(await logIn(ada.email, WRONG))
    expectTooManyFailures(await rightly(ada))
    expectTooManyFailures(await logIn(` ${ada.email.toUpperCase()} `, ada.password))
    const bob = await site.people.member()
    expect((await rightly(bob)).status).toBe(202)

    await letLimitsPass(site, QUARTER_MS)
    expect((await rightly(ada)).status).toBe(202)
  })

  it('are no more than ten when they come at once', async () => {
    const ada = await site.people.member()
    const answers = await many(40, () => logIn(ada.email, 'another quiet river'))
    expect(count(answers, 401)).toBe(10)
    expect(count(answers, 429)).toBe(30)
  })

  it('are limited alike where there is no account', async () => {
    const answers = await many(12, () => logIn('nobody.at.all@example.com', WRONG))
    expect(count(answers, 401)).toBe(10)
    expect(count(answers, 429)).toBe(2)
  })

  it('do not include right ones', async () => {
    const ada = await site.people.member()
    for (let time = 0; time < 12; time += 1) expect((await rightly(ada)).status).toBe(202)
    const answers = await many(11, () => logIn(ada.email, WRONG))
    expect(count(answers, 401)).toBe(10)
  })

  it('do not include right ones that come at once, of which some are refused', async () => {
    const ada = await site.people.member()
    const answers = await many(20, () => rightly(ada))
    expect(answers.filter(({ status }) => status !== 202 && status !== 429)).toEqual([])
    expect(count(answers, 202)).toBeGreaterThanOrEqual(10)
    expect((await rightly(ada)).status).toBe(202)
  })

  it('never keep the owner from recovering the account', async () => {
    const ada = await site.people.member()
    await many(15, () => logIn(ada.email, WRONG))
    expectTooManyFailures(await rightly(ada))
    await post(`/auth/account-recovery/email?email=${ada.email}`)
    const newPassword = 'slow wind over water'
    const restored = await post('/auth/account-recovery/restore', {
      token: await queuedToken(site, ada.email),
      newPassword,
      confirmPassword: newPassword,
    })
    expect(restored.status).toBe(202)
    expect((await logIn(ada.email, newPassword)).status).toBe(202)
  })

  it('are one limit for login and for turning two-factor on or off', async () => {
    const ada = await site.people.member()
    const { app } = await secure(site, ada)
    const disable = (password: string) => post('/user/2FA/disable', { password }, ada.headers)
    const answers = await many(14, () => disable(WRONG))
    expect(count(answers, 403)).toBe(10)
    expect(count(answers, 429)).toBe(4)
    expectTooManyFailures(await disable(ada.password))
    expectTooManyFailures(await rightly(ada, app.code()))

    const bob = await site.people.member()
    await bob.get('/user/2FA/qrcode')
    const enable = (password: string) => post('/user/2FA/enable', { password, code: '000000' }, bob.headers)
    expect(count(await many(12, () => enable(WRONG)), 403)).toBe(10)
    expectTooManyFailures(await rightly(bob))
  })

  it('are counted by two-factor also where there is nothing to turn on or off', async () => {
    const ada = await site.people.member()
    const disable = (password: string) => post('/user/2FA/disable', { password }, ada.headers)
    const enable = (password: string) => post('/user/2FA/enable', { password, code: '000000' }, ada.headers)
    expect(count(await many(6, () => disable(WRONG)), 403)).toBe(6)
    expect(count(await many(6, () => enable(WRONG)), 403)).toBe(4)
    expectTooManyFailures(await disable(ada.password))
    expectTooManyFailures(await enable(ada.password))
    expectTooManyFailures(await rightly(ada))
  })
})

describe('Wrong codes', () => {
  it('are five in fifteen minutes per account; then even the right one waits', async () => {
    const ada = await site.people.member()
    const { app, recoveryCodes } = await secure(site, ada)
    for (let time = 0; time < 5; time += 1) expectRefused(await rightly(ada, '000000'), 'code_wrong')
    expectTooManyCodes(await rightly(ada, app.code()))
    expectTooManyCodes(await rightly(ada, recoveryCodes[0]))
    await letLimitsPass(site, QUARTER_MS)
    expect((await rightly(ada, app.code())).status).toBe(202)
  })

  it('are no more than five when they come at once', async () => {
    const ada = await site.people.member()
    await secure(site, ada)
    const answers = await many(20, (place) => rightly(ada, String(100_000 + place)))
    expect(count(answers, 401)).toBeLessThanOrEqual(5)
    expect(count(answers, 202)).toBe(0)
  })

  it('are counted on enabling too, and not forgotten by a new password', async () => {
    const ada = await site.people.member()
    await ada.get('/user/2FA/qrcode')
    const enable = () => post('/user/2FA/enable', { password: ada.password, code: '000000' }, ada.headers)
    for (let time = 0; time < 5; time += 1) expectRefused(await enable(), 'code_refused')
    expectTooManyCodes(await enable())

    const bob = await site.people.member()
    const { app } = await secure(site, bob)
    for (let time = 0; time < 5; time += 1) await rightly(bob, '000000')
    await post(`/auth/account-recovery/email?email=${bob.email}`)
    const newPassword = 'slow wind over water'
    const token = await queuedToken(site, bob.email)
    await post('/auth/account-recovery/restore', { token, newPassword, confirmPassword: newPassword })
    expectTooManyCodes(await logIn(bob.email, newPassword, app.code()))
  })

  it('do not include right ones', async () => {
    const ada = await site.people.member()
    const { app } = await secure(site, ada)
    for (let time = 0; time < 7; time += 1) {
      app.nextStep()
      expect((await rightly(ada, app.code())).status).toBe(202)
    }
  })
})

describe('Mails to one address', () => {
  const form = { firstName: 'Eve', lastName: 'Rossi', password: 'quiet river under stone', country: 'Italy' }
  const askForLink = (email: string) => post(`/auth/account-recovery/email?email=${email}`)

  it('are two for recovery at once and three in an hour, and the answer never reveals it', async () => {
    const ada = await site.people.member()
    const texts = new Set<string>()
    for (const [afterMs, mails] of [
      [0, 2],
      [RECOVERY_TOKEN_MS - MINUTE_MS, 2],
      [MINUTE_MS, 3],
      [RECOVERY_TOKEN_MS - MINUTE_MS, 3],
    ] as const) {
      site.clock.advance(afterMs)
      for (const answer of await many(8, () => askForLink(ada.email))) {
        expect(answer.status).toBe(202)
        texts.add(answer.text)
      }
      expect(await queuedKinds(site, ada.email)).toEqual(Array.from({ length: mails }, () => 'recovery'))
    }
    expect(texts.size).toBe(1)
  })

  it('void the recovery link of the one before', async () => {
    const ada = await site.people.member()
    await askForLink(ada.email)
    const older = await queuedToken(site, ada.email)
    await askForLink(ada.email)
    const newer = await queuedToken(site, ada.email)
    expect((await post(`/auth/account-recovery/verifyCode?token=${older}`)).status).toBe(403)
    expect((await post(`/auth/account-recovery/verifyCode?token=${newer}`)).status).toBe(202)
  })

  it('leave the owner a valid recovery link, whenever and however often other people ask', async () => {
    const ada = await site.people.member()
    for (const minutes of [0, 1, 18, 3, 9, 9, 1, 1, 19, 21, 7, 12, 2, 31, 29, 1, 29, 31, 59, 1]) {
      site.clock.advance(minutes * MINUTE_MS)
      // One after another: of two mails at once neither is the newer one.
      for (let stranger = 0; stranger < 3; stranger += 1) await askForLink(ada.email)
      await askForLink(ada.email)
      const token = await queuedToken(site, ada.email)
      expect((await post(`/auth/account-recovery/verifyCode?token=${token}`)).status).toBe(202)
    }
  })

  it('include a new recovery link at once when the one before was used', async () => {
    const ada = await site.people.member()
    for (const newPassword of ['slow wind over water', 'quick wind over water', 'calm wind over water']) {
      await askForLink(ada.email)
      const token = await queuedToken(site, ada.email)
      const passwords = { newPassword, confirmPassword: newPassword }
      expect((await post('/auth/account-recovery/restore', { token, ...passwords })).status).toBe(202)
    }
  })

  it('include a third recovery link where the one before was made by a clock that ran ahead', async () => {
    const ada = await site.people.member()
    await askForLink(ada.email)
    await askForLink(ada.email)
    const expiresAt = new Date(site.clock.now().getTime() + HOUR_MS)
    await site.db.update(mailTokens).set({ expiresAt }).where(eq(mailTokens.userId, ada.id))
    await askForLink(ada.email)
    expect(await queuedKinds(site, ada.email)).toHaveLength(3)
  })

  it('are five for confirmation in an hour', async () => {
    const ada = await site.people.member({ confirmedEmail: false })
    const answers = await many(9, () => post('/auth/signup/resend', undefined, ada.headers))
    expect(count(answers, 202)).toBe(5)
    const refused = answers.filter((answer) => answer.status !== 202)
    for (const answer of refused) {
      expectRefused(answer, 'too_many_mails')
      expect(answer.body.result).toBe(
        'We have already sent several emails to this address. Please try again in an hour.',
      )
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500)
    }
    expect(await queuedKinds(site, ada.email)).toHaveLength(5)
  })

  it('are one notice an hour when others sign up with it again and again', async () => {
    const ada = await site.people.member()
    const answers = await many(9, () => post('/auth/signup', { ...form, email: ada.email }))
    expect(count(answers, 409)).toBe(9)
    expect(await queuedKinds(site, ada.email)).toEqual(['signup-known-email'])
    await letLimitsPass(site, HOUR_MS)
    await post('/auth/signup', { ...form, email: ada.email })
    expect(await queuedKinds(site, ada.email)).toHaveLength(2)
  })

  it('are left to an owner who is not confirmed yet, however often others sign up with it', async () => {
    const ada = await site.people.member({ confirmedEmail: false })
    await many(9, () => post('/auth/signup', { ...form, email: ada.email }))
    const resent = await many(6, () => post('/auth/signup/resend', undefined, ada.headers))
    expect(count(resent, 202)).toBe(4)
    expect(await queuedKinds(site, ada.email)).toHaveLength(5)
  })
})
