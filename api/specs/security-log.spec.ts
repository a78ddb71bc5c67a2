import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '@aurivane/contract/limits'
import { deleteExpiredRows } from '../src/auth/delete-expired.ts'
import { securityEvents } from '../src/database/security-schema.ts'
import { secure } from './support/authenticator.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import type { Member } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { queuedKinds, queuedMails, queuedToken } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:121.0) Gecko/20100101 Firefox/121.0'
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

type Login = { agent?: string; code?: string; password?: string; cookie?: string }

function logIn(
  member: Member,
  { agent = FIREFOX, code, password, cookie }: Login = {},
  at = site,
): Promise<Answer> {
  const headers = { 'user-agent': agent, ...(cookie && { cookie }) }
  const form = { email: member.email, password: password ?? member.password, code }
  return at.people.visitor(headers).post('/auth/login', form)
}

function deviceCookie(answer: Answer): string {
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  return cookies.find((text) => text.startsWith('device_id=')) ?? ''
}

async function kindsOf(member: Member) {
  const rows = await site.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, member.id))
    .orderBy(securityEvents.id)
  return rows.map(({ kind, reason }) => (reason ? `${kind} ${reason}` : kind))
}

describe('A login', () => {
  it('is from a new device with another User-Agent, but not the first and not the same again', async () => {
    const ada = await site.people.member({ locale: 'it' })
    await logIn(ada)
    await logIn(ada)
    expect(await queuedKinds(site, ada.email)).toEqual([])
    await logIn(ada, { agent: CHROME })
    expect(await kindsOf(ada)).toEqual(['login.ok', 'login.ok', 'login.new-device'])
    expect(await queuedMails(site, ada.email)).toMatchObject([
      {
        kind: 'new-device',
        locale: 'it',
        values: { device: 'Chrome su Linux', network: '127.0.0.0/24', time: expect.stringContaining('UTC') },
      },
    ])
    const mail = await site.mailbox.waitFor(ada.email)
    expect(mail.subject).toBe('Nuovo accesso al Suo account')
    expect(mail.text).toContain('Chrome su Linux')
  })

  it('sets a device cookie for 90 days, and is known by it', async () => {
    const ada = await site.people.member()
    const first = deviceCookie(await logIn(ada))
    expect(first).toMatch(/^device_id=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict$/)
    const [cookie = ''] = first.split(';')
    expect(deviceCookie(await logIn(ada, { agent: CHROME, cookie }))).toBe(first)
    expect(await kindsOf(ada)).toEqual(['login.ok', 'login.ok'])
    const other = await site.people.member()
    await logIn(other)
    await logIn(other, { agent: CHROME, cookie })
    expect(await kindsOf(other)).toEqual(['login.ok', 'login.new-device'])
  })

  it('is from a new device again after 90 days', async () => {
    const ada = await site.people.member()
    await logIn(ada)
    site.clock.advance(90 * DAY_MS + 1000)
    await deleteExpiredRows(site.services)
    await logIn(ada)
    expect(await kindsOf(ada)).toEqual(['login.new-device'])
  })

  it('at the same time from the same new device is new once', async () => {
    const ada = await site.people.member()
    await logIn(ada)
    await Promise.all(Array.from({ length: 5 }, () => logIn(ada, { agent: CHROME })))
    expect((await kindsOf(ada)).filter((kind) => kind === 'login.new-device')).toHaveLength(1)
  })

  it('from ever new devices is mailed ten times a day', { timeout: 30_000 }, async () => {
    const limited = await openSite({ rateLimits: true, trustProxy: ['127.0.0.1', '::1'] })
    try {
      const ada = await limited.people.member()
      const form = { email: ada.email, password: ada.password }
      for (let place = 0; place < 13; place += 1) {
        const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': `198.51.${place}.1` }
        expect((await limited.people.visitor(headers).post('/auth/login', form)).status).toBe(202)
      }
      expect(await queuedKinds(limited, ada.email)).toEqual(Array(10).fill('new-device'))
      expect(await limited.db.$count(securityEvents, eq(securityEvents.kind, 'login.new-device'))).toBe(12)
    } finally {
      await limited.close()
    }
  })
})

describe('The security log', () => {
  it('has an entry for everything that happens to an account', async () => {
    const ada = await site.people.member()
    const again = await site.people.again(ada)
    await logIn(ada, { password: 'wrong' })
    await ada.post('/auth/proof', { password: 'wrong' })
    await ada.post('/user/2FA/disable', { password: 'wrong' })
    await again.post('/auth/logout')
    const { app, recoveryCodes } = await secure(site, ada)
    await logIn(ada, { code: '000000' })
    await ada.post('/auth/proof', { password: ada.password, code: '000000' })
    await logIn(ada, { code: recoveryCodes[0] ?? '' })
    expect((await queuedMails(site, ada.email)).at(-1)).toMatchObject({
      kind: 'recovery-code-used',
      values: { left: '9' },
    })
    const proof = await proofOf(ada, app.code())
    await ada.delete('/user/sessions', undefined, proof)
    await ada.post('/user/2FA/recovery-codes', undefined, proof)
    await ada.post('/user/email', { newEmail: 'elsewhere@example.net' }, proof)
    await ada.delete('/user/email')
    await ada.post('/user/2FA/disable', { password: ada.password })
    await site.people.visitor().post(`/auth/account-recovery/email?email=${ada.email}`)
    expect(await kindsOf(ada)).toEqual([
      'login.failed password',
      'proof.failed password',
      'proof.failed password',
      'logout',
      'two-factor.on',
      'login.failed code',
      'proof.failed code',
      'recovery-code.used',
      'login.ok',
      'sessions.ended',
      'recovery-codes.made',
      'email.requested',
      'email.cancelled',
      'two-factor.off',
      'recovery.requested',
    ])
  })

  it('has entries of changed addresses, recovered passwords and administrators', async () => {
    const ada = await site.people.member()
    const admin = await site.people.admin()
    await ada.post('/user/email', { newEmail: 'later@example.net' }, await proofOf(ada))
    const undo = await queuedToken(site, ada.email)
    const visitor = site.people.visitor({ 'user-agent': CHROME })
    await visitor.post('/auth/email-change/complete', { token: await queuedToken(site, 'later@example.net') })
    await visitor.post('/auth/email-change/undo', { token: undo })
    const password = 'another quiet sentence'
    const form = {
      token: await queuedToken(site, ada.email),
      newPassword: password,
      confirmPassword: password,
    }
    await visitor.post('/auth/account-recovery/restore', form)
    const body = { userIDToSuspend: ada.id }
    await admin.delete(`/profiles/user/${ada.id}`, body)
    await admin.delete(`/profiles/user/${ada.id}`, body)
    expect(await kindsOf(ada)).toEqual([
      'email.requested',
      'email.changed',
      'email.restored',
      'password.recovered',
      'admin.suspended',
      'admin.unsuspended',
    ])
    const again = await site.people.again(ada)
    const entries = (await again.get('/user/security-log')).body.result as Record<string, unknown>[]
    expect(entries[0]).toMatchObject({
      kind: 'admin.unsuspended',
      text: 'Suspension lifted',
      reason: null,
      device: null,
      browser: null,
      system: null,
      network: null,
    })
    expect(entries[2]).toMatchObject({
      text: 'Password set with a recovery link',
      device: 'Chrome on Linux',
      network: '127.0.0.0/24',
    })
  })

  it('is paged, newest first, in the language of the reader, and empty after 90 days', async () => {
    const ada = await site.people.member()
    for (let time = 0; time < 3; time += 1) await ada.post('/auth/proof', { password: 'wrong' })
    type Page = { result: { id: number }[]; next: number | null }
    const read = async (query: string, headers = {}) =>
      (await ada.get(`/user/security-log${query}`, headers)).body as unknown as Page
    const first = await read('?limit=2', { 'accept-language': 'de' })
    expect(first.result).toMatchObject([
      { text: 'Bestätigung der Identität fehlgeschlagen', reason: 'password' },
      { device: 'Unbekanntes Gerät' },
    ])
    expect(first.next).toBe(first.result[1]?.id)
    const second = await read(`?limit=2&after=${first.next}`)
    expect(second).toMatchObject({ result: [{ kind: 'proof.failed' }], next: null })
    for (const limit of ['0', '101', 'x']) {
      expectRefused(await ada.get(`/user/security-log?limit=${limit}`), 'invalid_input')
    }
    site.clock.advance(90 * DAY_MS)
    const late = await site.people.again(ada)
    expect((await late.get('/user/security-log')).body.result).toEqual([])
    await deleteExpiredRows(site.services)
    expect(await kindsOf(ada)).toEqual([])
  })
})

describe('A page of the security log', () => {
  it('has 25 entries unless told otherwise, and at most 100', async () => {
    const ada = await site.people.member()
    const entry = { userId: ada.id, at: site.clock.now(), kind: 'login.ok' } as const
    await site.db.insert(securityEvents).values(Array.from({ length: 101 }, () => entry))
    for (const [query, rows] of [
      ['', 25],
      ['?limit=100', 100],
    ] as const) {
      const page = (await ada.get(`/user/security-log${query}`)).body
      const entries = page.result as { id: number }[]
      expect(entries).toHaveLength(rows)
      expect(page['next']).toBe(entries.at(-1)?.id)
    }
  })
})

describe('The inbox', () => {
  it('has a notice of every change, with a link to the security settings', async () => {
    const ada = await site.people.member()
    await logIn(ada)
    await logIn(ada, { agent: CHROME })
    const { app } = await secure(site, ada)
    const proof = await proofOf(ada, app.code())
    await ada.post('/user/2FA/recovery-codes', undefined, proof)
    await ada.post('/user/email', { newEmail: 'inbox@example.net' }, proof)
    const undo = await queuedToken(site, ada.email)
    const token = await queuedToken(site, 'inbox@example.net')
    await site.people.visitor().post('/auth/email-change/complete', { token })
    await site.people.visitor().post('/auth/email-change/undo', { token: undo })
    const again = await site.people.again(ada)
    const notices = (await again.get('/user/notices')).body.result as { kind: string }[]
    expect(notices.map(({ kind }) => kind)).toEqual([
      'email_restored',
      'email_changed',
      'email_change_asked',
      'recovery_codes_made',
      'two_factor_on',
      'new_device',
    ])
    expect(notices[0]).toMatchObject({
      text: 'Your old email address was restored.',
      link: '/profile?select=security',
    })
  })

  it('has a notice of a changed password', async () => {
    const ada = await site.people.member()
    const newPassword = 'another quiet sentence'
    const form = { currentPassword: ada.password, newPassword, confirmPassword: newPassword }
    await ada.put('/user/password', form)
    expect((await ada.get('/user/notices')).body.result).toMatchObject([{ kind: 'password_changed' }])
  })
})
