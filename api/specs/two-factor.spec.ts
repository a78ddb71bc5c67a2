import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recoveryCodes, sessions, twoFactors, users } from '../src/database/schema.ts'
import { scan, secure } from './support/authenticator.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import type { Member } from './support/people.ts'
import { queuedKinds } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const logIn = (member: Member, code?: unknown) =>
  site.people.visitor().post('/auth/login', { email: member.email, password: member.password, code })
const enable = (member: Member, code: unknown, password: unknown = member.password) =>
  member.post('/user/2FA/enable', { code, password })
const disable = (member: Member, password: unknown = member.password) =>
  member.post('/user/2FA/disable', { password })
const isOn = async (member: Member) =>
  ((await member.get('/protected')).body['userObject'] as { twoFactorAuth: boolean }).twoFactorAuth

describe('The QR code', () => {
  it('comes as a picture and as a secret for typing, and turns nothing on', async () => {
    const ada = await site.people.member()
    const answer = await ada.get('/user/2FA/qrcode')
    expect(answer.status).toBe(202)
    const { qrcode, secret } = answer.body.result as { qrcode: string; secret: string }
    expect(qrcode).toMatch(/^data:image\/png;base64,iVBORw0KGgo/)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await isOn(ada)).toBe(false)
    expect((await logIn(ada)).body).toMatchObject({ twoFactorAuth: false, userObject: { uid: ada.id } })
  })

  it('is new each time; the older secret is then worth nothing', async () => {
    const ada = await site.people.member()
    const older = await scan(site, ada)
    const newer = await scan(site, ada)
    expectRefused(await enable(ada, older.code()), 'code_refused')
    expect((await enable(ada, newer.code())).status).toBe(202)
  })

  it('is not given while two-factor is on', async () => {
    const ada = await site.people.member()
    await secure(site, ada)
    expectRefused(await ada.get('/user/2FA/qrcode'), 'two_factor_already_on')
  })

  it('keeps its secret encrypted at rest', async () => {
    const ada = await site.people.member()
    const { secret } = await scan(site, ada)
    const [row] = await site.db.select().from(twoFactors).where(eq(twoFactors.userId, ada.id))
    expect(row?.encryptedSecret.toString('latin1')).not.toContain(secret)
  })
})

describe('Turning two-factor on', () => {
  it('answers ten recovery codes, ends all other sessions and notifies the owner', async () => {
    const ada = await site.people.member()
    const elsewhere = await site.people.again(ada)
    const app = await scan(site, ada)
    const answer = await enable(ada, app.code())
    expect(answer.status).toBe(202)
    expect(answer.body.result).toBe(
      'Two-factor authentication is on. Keep your recovery codes in a safe place.',
    )
    const codes = answer.body['recoveryCodes'] as string[]
    expect(new Set(codes).size).toBe(10)
    expect(await isOn(ada)).toBe(true)
    expectRefused(await elsewhere.get('/protected'), 'login_needed')
    expect(await queuedKinds(site, ada.email)).toEqual(['two-factor-on'])
    const stored = await site.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, ada.id))
    expect(stored).toHaveLength(10)
    expect(JSON.stringify(stored)).not.toContain(codes[0])
  })

  it('asks for the code first, then for the password', async () => {
    const ada = await site.people.member()
    await scan(site, ada)
    const nothing = await enable(ada, '', '')
    expectRefused(nothing, 'invalid_input')
    expect(nothing.body).toMatchObject({
      result: 'Code is required',
      fields: { code: 'Code is required', password: 'Password is required' },
    })
    const noPassword = await enable(ada, '123456', '')
    expectRefused(noPassword, 'invalid_input')
    expect(noPassword.body.result).toBe('Password is required')
  })

  it('takes blanks for no code, and counts nothing', async () => {
    const ada = await site.people.member()
    await scan(site, ada)
    const answer = await enable(ada, '  ')
    expectRefused(answer, 'invalid_input')
    expect(answer.body).toMatchObject({ result: 'Code is required', fields: { code: 'Code is required' } })
  })

  it('is refused with a wrong password or code as 403, never as a lost session', async () => {
    const ada = await site.people.member()
    const app = await scan(site, ada)
    const wrongPassword = await enable(ada, app.code(), 'another river')
    expectRefused(wrongPassword, 'password_refused')
    expect(wrongPassword.body.result).toBe('The password is wrong')
    for (const code of ['000000', 'abcdef', app.code(-3), app.code(3), '7k2mq-x9fda']) {
      expectRefused(await enable(ada, code), 'code_refused')
    }
    expect(await isOn(ada)).toBe(false)
  })

  it('is refused before the QR code was asked for, and when it is on', async () => {
    const ada = await site.people.member()
    expectRefused(await enable(ada, '123456'), 'two_factor_not_started')
    const { app } = await secure(site, ada)
    expectRefused(await enable(ada, app.code()), 'two_factor_already_on')
  })

  it('is refused for a wrong password before anything is said about what is on', async () => {
    const ada = await site.people.member()
    expectRefused(await enable(ada, '123456', 'another river'), 'password_refused')
    const { app } = await secure(site, ada)
    expectRefused(await enable(ada, app.code(), 'another river'), 'password_refused')
  })

  it('happens once for twenty requests at once', async () => {
    const ada = await site.people.member()
    const app = await scan(site, ada)
    const code = app.code()
    const answers = await Promise.all(Array.from({ length: 20 }, () => enable(ada, code)))
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19)
    expect(await site.db.$count(recoveryCodes, eq(recoveryCodes.userId, ada.id))).toBe(10)
    expect(await queuedKinds(site, ada.email)).toEqual(['two-factor-on'])
  })
})

describe('Logging in with two-factor on', () => {
  it('asks for a code and gives no token, uid or cookie before it is right', async () => {
    const ada = await site.people.member()
    await secure(site, ada)
    const before = await site.db.$count(sessions)
    for (const none of [undefined, '', '  ']) {
      const answer = await logIn(ada, none)
      expect(answer.status).toBe(202)
      expect(answer.body).toEqual({
        result: 'Enter the verification code from your authenticator app',
        twoFactorAuth: true,
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    const wrong = await logIn(ada, '000000')
    expectRefused(wrong, 'code_wrong')
    expect(wrong.body).toEqual({
      result: 'This code is wrong or was already used',
      code: 'code_wrong',
      twoFactorAuth: true,
    })
    expect(wrong.headers['set-cookie']).toBeUndefined()
    expect(await site.db.$count(sessions)).toBe(before)
  })

  it.each([undefined, null, '', ' '])('asks for it where none is sent: %j', async (code) => {
    const ada = await site.people.member()
    expect((await logIn(ada, code)).body).toHaveProperty('userObject')
    await secure(site, ada)
    expect(await logIn(ada, code)).toMatchObject({ status: 202, body: { twoFactorAuth: true } })
  })

  it('does not reveal without the password that two-factor is on', async () => {
    const ada = await site.people.member()
    const { app } = await secure(site, ada)
    const answer = await site.people
      .visitor()
      .post('/auth/login', { email: ada.email, password: 'another river', code: app.code() })
    expectRefused(answer, 'credentials_wrong')
    expect(answer.body).not.toHaveProperty('twoFactorAuth')
    // The code was not used up by it either.
    expect((await logIn(ada, app.code())).status).toBe(202)
  })

  it('succeeds with the code of now, and with one a step early or late', async () => {
    const ada = await site.people.member()
    const { app } = await secure(site, ada)
    for (const stepsAway of [0, -1, 1]) {
      app.nextStep()
      app.nextStep()
      const answer = await logIn(ada, app.code(stepsAway))
      expect(answer.body['userObject']).toMatchObject({ uid: ada.id, twoFactorAuth: true })
    }
    app.nextStep()
    app.nextStep()
    expectRefused(await logIn(ada, app.code(-2)), 'code_wrong')
    expectRefused(await logIn(ada, app.code(2)), 'code_wrong')
  })

  it('takes a code once, also the one that turned two-factor on', async () => {
    const ada = await site.people.member()
    const app = await scan(site, ada)
    const first = app.code()
    expect((await enable(ada, first)).status).toBe(202)
    expectRefused(await logIn(ada, first), 'code_wrong')
    app.nextStep()
    const code = app.code()
    expect((await logIn(ada, code)).status).toBe(202)
    expectRefused(await logIn(ada, code), 'code_wrong')
    expectRefused(await logIn(ada, app.code(-1)), 'code_wrong')
  })

  it('takes one code once for twenty requests at once', async () => {
    const ada = await site.people.member()
    const { app } = await secure(site, ada)
    const code = app.code()
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(ada, code)))
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(19)
  })

  it('succeeds with each recovery code once, however it is typed', async () => {
    const ada = await site.people.member()
    const { recoveryCodes: codes } = await secure(site, ada)
    const [first = '', second = '', third = ''] = codes
    expect((await logIn(ada, first)).status).toBe(202)
    expectRefused(await logIn(ada, first), 'code_wrong')
    expect((await logIn(ada, ` ${second.toUpperCase().replace('-', ' ')} `)).status).toBe(202)

    const bob = await site.people.member()
    await secure(site, bob)
    expectRefused(await logIn(bob, third), 'code_wrong')

    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(ada, third)))
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(19)
  })
})

describe('Turning two-factor off', () => {
  it('needs the password, removes secret and codes, and notifies the owner', async () => {
    const ada = await site.people.member()
    await secure(site, ada)
    const answer = await disable(ada)
    expect(answer).toMatchObject({ status: 202, body: { result: 'Two-factor authentication is off' } })
    expect(await isOn(ada)).toBe(false)
    expect((await logIn(ada)).body).toHaveProperty('userObject')
    expect(await site.db.$count(twoFactors, eq(twoFactors.userId, ada.id))).toBe(0)
    expect(await site.db.$count(recoveryCodes, eq(recoveryCodes.userId, ada.id))).toBe(0)
    expect(await queuedKinds(site, ada.email)).toEqual(['two-factor-on', 'two-factor-off'])
  })

  it('is refused without the password, or with a wrong one as 403', async () => {
    const ada = await site.people.member()
    await secure(site, ada)
    const empty = await disable(ada, '')
    expectRefused(empty, 'invalid_input')
    expect(empty.body.result).toBe('Password is required')
    expectRefused(await disable(ada, 'another river'), 'password_refused')
    expect(await isOn(ada)).toBe(true)
  })

  it('is refused when it is not on, and for a wrong password in the first place', async () => {
    const ada = await site.people.member()
    expectRefused(await disable(ada, 'another river'), 'password_refused')
    expectRefused(await disable(ada), 'two_factor_not_on')
    await scan(site, ada)
    expectRefused(await disable(ada, 'another river'), 'password_refused')
    expectRefused(await disable(ada), 'two_factor_not_on')
    expectRefused(await disable(ada, ''), 'invalid_input')
  })
})

describe('A password or session that changes while it is being checked', () => {
  type Tx = Parameters<Parameters<Site['db']['transaction']>[0]>[0]

  /** Sends the request, and makes the change once the request waits for the row of the user. */
  async function changeMeanwhile(
    member: Member,
    request: () => Promise<Answer>,
    change: (tx: Tx) => unknown,
  ) {
    let answer: Promise<Answer> | undefined
    await site.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, member.id)).for('update')
      answer = request()
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await site.db.execute(waiting)).rows.length, { interval: 5 }).toBe(1)
      await change(tx)
    })
    return answer as Promise<Answer>
  }
  const setPassword = (tx: Tx, { id }: Member) =>
    tx.update(users).set({ passwordHash: 'another' }).where(eq(users.id, id))
  const endSessions = (tx: Tx, { id }: Member) => tx.delete(sessions).where(eq(sessions.userId, id))

  it('does not turn two-factor on: a concurrent recovery wins over an attacker', async () => {
    const ada = await site.people.member()
    const app = await scan(site, ada)
    const answer = await changeMeanwhile(
      ada,
      () => enable(ada, app.code()),
      async (tx) => {
        await setPassword(tx, ada)
        await endSessions(tx, ada)
      },
    )
    expectRefused(answer, 'login_needed')
    const [row] = await site.db.select().from(twoFactors).where(eq(twoFactors.userId, ada.id))
    expect(row?.enabledAt).toBeNull()
    expect(await site.db.$count(recoveryCodes, eq(recoveryCodes.userId, ada.id))).toBe(0)
  })

  it('does not turn two-factor on when the session alone has ended, or the password alone is another', async () => {
    const ada = await site.people.member()
    const app = await scan(site, ada)
    const enabling = () => enable(ada, app.code())
    expectRefused(await changeMeanwhile(ada, enabling, (tx) => setPassword(tx, ada)), 'password_refused')
    expect(await isOn(ada)).toBe(false)
    const eva = await site.people.member()
    const appOfEva = await scan(site, eva)
    const ended = await changeMeanwhile(
      eva,
      () => enable(eva, appOfEva.code()),
      (tx) => endSessions(tx, eva),
    )
    expectRefused(ended, 'login_needed')
  })

  it('does not turn two-factor off', async () => {
    const ada = await site.people.member()
    await secure(site, ada)
    const answer = await changeMeanwhile(
      ada,
      () => disable(ada),
      (tx) => setPassword(tx, ada),
    )
    expectRefused(answer, 'password_refused')
    expect(await isOn(ada)).toBe(true)
  })
})

describe('All calls of two-factor', () => {
  it('are for members', async () => {
    const visitor = site.people.visitor()
    expectRefused(await visitor.get('/user/2FA/qrcode'), 'login_needed')
    expectRefused(await visitor.post('/user/2FA/enable', { code: '1', password: 'x' }), 'login_needed')
    expectRefused(await visitor.post('/user/2FA/disable', { password: 'x' }), 'login_needed')
  })
})
