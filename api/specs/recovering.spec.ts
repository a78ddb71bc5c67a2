import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '@aurivane/contract/limits'
import { recoveryCodes, sessions, twoFactors, users } from '../src/database/schema.ts'
import { scan, secure } from './support/authenticator.ts'
import { expectRefused } from './support/expect-refused.ts'
import { Member } from './support/people.ts'
import { queuedKinds, queuedMails, queuedLink, queuedToken } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ publicUrl: 'https://aurivane.example' })
})
afterAll(() => site.close())

const NEW_PASSWORD = 'slow wind over water'
const visitor = (headers: Record<string, string> = {}) => site.people.visitor(headers)
const askFor = (email: string, headers: Record<string, string> = {}) =>
  visitor(headers).post(`/auth/account-recovery/email?email=${encodeURIComponent(email)}`)
const verify = (token: string) => visitor().post(`/auth/account-recovery/verifyCode?token=${token}`)
const restore = (token: string, facts: Record<string, unknown> = {}) =>
  visitor().post('/auth/account-recovery/restore', {
    token,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    ...facts,
  })
const logIn = (email: string, password: string) => visitor().post('/auth/login', { email, password })

async function forgetful(): Promise<{ member: Member; token: string }> {
  const member = await site.people.member()
  await askFor(member.email)
  return { member, token: await queuedToken(site, member.email) }
}

describe('Asking for a new password', () => {
  it('sends a link from PUBLIC_URL in the language of the request', async () => {
    const ada = await site.people.member()
    const answer = await askFor(ada.email.toUpperCase(), { 'accept-language': 'it', host: 'evil.example' })
    expect(answer.status).toBe(202)
    expect(await queuedMails(site, ada.email)).toMatchObject([{ kind: 'recovery', locale: 'it' }])
    const link = await queuedLink(site, ada.email)
    expect(link.origin + link.pathname).toBe('https://aurivane.example/it/auth/account-recovery/verifyCode')
  })

  it('answers the same for an account, for none and for a suspended one', async () => {
    const ada = await site.people.member()
    const suspended = await site.people.member({ suspended: true })
    const answers = [
      await askFor(ada.email),
      await askFor('nobody@example.com'),
      await askFor(suspended.email),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(202)
      expect(answer.body).toEqual({
        result: 'If an account with this email exists, we have sent it a link to create a new password.',
      })
      const named = Object.keys(answer.headers).filter((name) => name !== 'date')
      expect(named).toEqual(Object.keys(answers[0]?.headers ?? {}).filter((name) => name !== 'date'))
    }
    expect(await queuedKinds(site, suspended.email)).toEqual([])
  })

  it('takes the same time for an account and for none', { timeout: 30_000 }, async () => {
    const times = { known: [] as number[], unknown: [] as number[] }
    const timed = async (email: string) => {
      const started = performance.now()
      await askFor(email)
      return performance.now() - started
    }
    for (let round = 0; round < 15; round += 1) {
      const ada = await site.people.member()
      times.known.push(await timed(ada.email))
      times.unknown.push(await timed(`nobody${round}@example.com`))
    }
    const fastest = (all: number[]) => [...all].sort((a, b) => a - b)[3] ?? 0
    expect(Math.abs(fastest(times.known) - fastest(times.unknown))).toBeLessThan(10)
  })

  it.each(['', 'nobody', 'a@b.co,c@d.co', 'a@b.co\nBcc: c@d.co'])('is refused for %j', async (email) => {
    expectRefused(await askFor(email), 'invalid_input')
  })
})

describe('Checking the link of the mail', () => {
  it('succeeds any number of times and uses nothing up', async () => {
    const { token } = await forgetful()
    for (let time = 0; time < 3; time += 1) {
      const answer = await verify(token)
      expect(answer).toMatchObject({ status: 202, body: { result: 'Choose your new password' } })
    }
    expect((await restore(token)).status).toBe(202)
    expectRefused(await verify(token), 'mail_token_dead')
  })

  it('is refused for a wrong one', async () => {
    const answer = await verify('x'.repeat(43))
    expectRefused(answer, 'mail_token_dead')
    expect(answer.body.result).toBe('This link has expired or was already used. Please ask for a new one.')
    expectRefused(await visitor().post('/auth/account-recovery/verifyCode'), 'invalid_input')
  })
})

describe('Setting a new password', () => {
  it('changes the password, ends every session and notifies the owner', async () => {
    const { member, token } = await forgetful()
    const elsewhere = await site.people.again(member)
    const answer = await restore(token)
    expect(answer.status).toBe(202)
    expect(answer.body.result).toBe(
      'You have successfully reset your password for your account, redirecting you back to home in 2 seconds.',
    )
    expectRefused(await member.get('/protected'), 'login_needed')
    expectRefused(await elsewhere.get('/protected'), 'login_needed')
    expectRefused(await logIn(member.email, member.password), 'credentials_wrong')
    expect((await logIn(member.email, NEW_PASSWORD)).status).toBe(202)
    expect(await queuedKinds(site, member.email)).toEqual(['recovery', 'password-changed'])
  })

  it('changes nothing else: no role, no other user', async () => {
    const bystander = await site.people.member()
    const { member: ada, token } = await forgetful()
    await restore(token, { admin: true, maxClubs: 9, uid: bystander.id })
    expect(await site.people.stored(ada)).toMatchObject({ admin: false, maxClubs: 3 })
    expect((await bystander.get('/protected')).status).toBe(203)
    expect((await logIn(bystander.email, bystander.password)).status).toBe(202)
  })

  it('opens no session by itself', async () => {
    const { member, token } = await forgetful()
    const answer = await restore(token)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await site.db.$count(sessions, eq(sessions.userId, member.id))).toBe(0)
  })

  it('works once for twenty requests at once', async () => {
    const { member, token } = await forgetful()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => {
        const password = `${NEW_PASSWORD} ${place}`
        return restore(token, { newPassword: password, confirmPassword: password })
      }),
    )
    const winners = answers.flatMap((answer, place) => (answer.status === 202 ? [place] : []))
    expect(winners).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 403)).toHaveLength(19)
    expect((await logIn(member.email, `${NEW_PASSWORD} ${winners[0]}`)).status).toBe(202)
    expect(await queuedKinds(site, member.email)).toEqual(['recovery', 'password-changed'])
  })
})

describe('A new password for an address that somebody else registered first', () => {
  const signUp = async (email: string, password: string) => {
    const form = { firstName: 'Eve', lastName: 'Rossi', country: 'Italy', email, password }
    expect((await visitor().post('/auth/signup', form)).status).toBe(202)
    const login = await logIn(email, password)
    const { uid, atoken } = login.body['userObject'] as { uid: number; atoken: string }
    const headers = { uid: String(uid), authorization: `Bearer ${atoken}` }
    return new Member(site, headers, { id: uid, email, password, firstName: 'Eve', lastName: 'Rossi' })
  }

  it('removes the second factor of the other person, ends their sessions and confirms the address', async () => {
    const email = 'owner.of.the.mailbox@example.com'
    const eve = await signUp(email, 'password of the stranger')
    const { app, recoveryCodes: codes } = await secure(site, eve)
    const form = { firstName: 'Ada', lastName: 'Neri', country: 'Italy', email, password: NEW_PASSWORD }
    expectRefused(await visitor().post('/auth/signup', form), 'email_taken')

    await askFor(email)
    expect((await restore(await queuedToken(site, email))).status).toBe(202)
    const login = await logIn(email, NEW_PASSWORD)
    expect(login.body).toMatchObject({
      twoFactorAuth: false,
      userObject: { confirmedEmail: true, twoFactorAuth: false },
    })
    expectRefused(await eve.get('/protected'), 'login_needed')
    const stranger = { email, password: eve.password }
    for (const code of [undefined, app.code(), codes[0]])
      expectRefused(await visitor().post('/auth/login', { ...stranger, code }), 'credentials_wrong')
    for (const table of [twoFactors, recoveryCodes])
      expect(await site.db.$count(table, eq(table.userId, eve.id))).toBe(0)
    // The other person chose the name, so the notice does not contain it.
    expect((await queuedMails(site, email)).at(-1)).toMatchObject({
      kind: 'password-changed-and-confirmed',
      to: { name: '', address: email },
    })
  })

  it('removes a second factor that was only begun, and leaves no way to finish it', async () => {
    const email = 'half.way@example.com'
    const eve = await signUp(email, 'password of the stranger')
    const app = await scan(site, eve)
    await askFor(email)
    await restore(await queuedToken(site, email))
    const enabling = { code: app.code(), password: eve.password }
    expectRefused(await eve.post('/user/2FA/enable', enabling), 'login_needed')
    expect(await site.db.$count(twoFactors, eq(twoFactors.userId, eve.id))).toBe(0)
  })

  it('keeps the second factor of an account that was confirmed', async () => {
    const { member, token } = await forgetful()
    const { app } = await secure(site, member)
    expect((await restore(token)).status).toBe(202)
    expect((await logIn(member.email, NEW_PASSWORD)).body).toMatchObject({ twoFactorAuth: true })
    const login = { email: member.email, password: NEW_PASSWORD, code: app.code() }
    expect((await visitor().post('/auth/login', login)).body).toHaveProperty('userObject')
  })
})

describe('Setting a new password is refused', () => {
  it('after 30 minutes', async () => {
    const { member, token } = await forgetful()
    site.clock.advance(29 * MINUTE_MS)
    expect((await verify(token)).status).toBe(202)
    site.clock.advance(MINUTE_MS)
    expectRefused(await verify(token), 'mail_token_dead')
    expectRefused(await restore(token), 'mail_token_dead')
    expect((await logIn(member.email, member.password)).status).toBe(202)
  })

  it('with a link that a newer one has replaced', async () => {
    const { member, token } = await forgetful()
    await askFor(member.email)
    expectRefused(await restore(token), 'mail_token_dead')
    expect((await restore(await queuedToken(site, member.email))).status).toBe(202)
  })

  it('with the token of a confirmation mail', async () => {
    const ada = await site.people.member({ confirmedEmail: false })
    await ada.post('/auth/signup/resend')
    const token = await queuedToken(site, ada.email)
    expectRefused(await verify(token), 'mail_token_dead')
    expectRefused(await restore(token), 'mail_token_dead')
  })

  it('with a token of somebody who was suspended meanwhile', async () => {
    const { member, token } = await forgetful()
    await site.db.update(users).set({ suspendedAt: site.clock.now() }).where(eq(users.id, member.id))
    expectRefused(await restore(token), 'mail_token_dead')
  })

  it.each([
    [{ newPassword: '', confirmPassword: '' }, 'Both text fields should be the same'],
    [{ newPassword: NEW_PASSWORD, confirmPassword: '' }, 'Both text fields should be the same'],
    [{ newPassword: NEW_PASSWORD, confirmPassword: 'another' }, 'Both text fields should be the same'],
    [{ newPassword: 'short', confirmPassword: 'short' }, 'Use at least 8 characters'],
    [
      { newPassword: 'iloveyou', confirmPassword: 'iloveyou' },
      'Attackers try this password first. Please choose another one.',
    ],
  ])('with %j, and the link still works afterwards', async (passwords, text) => {
    const { token } = await forgetful()
    const answer = await restore(token, passwords)
    expectRefused(answer, 'invalid_input')
    expect(answer.body.result).toBe(text)
    expect(Object.values(answer.body.fields ?? {})).toContain(text)
    expect((await restore(token)).status).toBe(202)
  })

  it('in the first place because the two differ, whatever else is wrong', async () => {
    const { token } = await forgetful()
    const answer = await restore(token, { newPassword: 'a', confirmPassword: 'b' })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.result).toBe('Both text fields should be the same')
  })

  it('with the own email as password', async () => {
    const { member, token } = await forgetful()
    const answer = await restore(token, { newPassword: member.email, confirmPassword: member.email })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({ newPassword: 'The password must not be the email address' })
  })

  it('without a token', async () => {
    expectRefused(await restore(''), 'invalid_input')
    expectRefused(await restore('x'.repeat(43)), 'mail_token_dead')
  })
})
