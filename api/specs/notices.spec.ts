import { noticeKindNames } from '@aurivane/contract/notice-kinds'
import type { NoticePreference } from '@aurivane/contract/notices'
import { DAY_MS } from '@aurivane/contract/limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpiredRows } from '../src/auth/delete-expired.ts'
import { addNotices, type NewNotice } from '../src/notices/add-notices.ts'
import { secure } from './support/authenticator.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import { inbox, noticesDelivered } from './support/inbox.ts'
import type { Member } from './support/people.ts'
import { queuedKinds, queuedMails } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let admin: Member
beforeAll(async () => {
  site = await openSite()
  admin = await site.people.admin()
})
afterAll(() => site.close())

const club = { id: 12, title: 'Gold {{name}}' }
function tell(notice: Partial<NewNotice> & Pick<NewNotice, 'to'>) {
  const given = { kind: 'request_declined', club, event: 'request:1', ...notice } as const
  return site.db.transaction((tx) => addNotices(tx, site.services, given))
}

describe('An inbox', () => {
  it('shows notices in the reader’s language, newest first, page by page', async () => {
    const reader = await site.people.member()
    await tell({ to: [reader.id], detail: 'We know each other.' })
    await tell({ to: [reader.id], kind: 'role_changed', values: { variant: 'manager' } })
    await tell({
      to: [reader.id],
      kind: 'offer_received',
      values: { name: 'Ada Rossi', date: '2026-11-24T23:59:00.000Z' },
    })
    const { body } = await reader.get('/user/notices?limit=2')
    const [newest, second] = await inbox(reader)
    expect(body).toMatchObject({ next: second?.id, unread: 3 })
    expect(newest?.text).toBe(
      'Ada Rossi offers you the ownership of "Gold {{name}}". Please answer by 24 November 2026.',
    )
    const rest = await reader.get(`/user/notices?limit=2&after=${second?.id}`, { 'accept-language': 'it' })
    expect(rest.body).toEqual({
      result: [
        {
          id: expect.any(Number),
          kind: 'request_declined',
          text: 'La Sua richiesta di entrare in «Gold {{name}}» è stata respinta.',
          detail: 'We know each other.',
          date: expect.any(String),
          read: false,
          link: '/clubs/12',
          clubID: 12,
        },
      ],
      next: null,
      unread: 3,
    })
    expectRefused(await site.people.visitor().get('/user/notices'), 'login_needed')
    expectRefused(await reader.get('/user/notices?limit=51'), 'invalid_input')
  })

  it('is marked as read by ids or as a whole; other people’s notices stay', async () => {
    const reader = await site.people.member()
    const other = await site.people.member()
    for (const event of ['a', 'b', 'c']) await tell({ to: [reader.id, other.id], event })
    const ids = (await inbox(reader)).map(({ id }) => id)
    const [foreign] = await inbox(other)
    const some = await reader.put('/user/notices/read', { ids: [ids[0], foreign?.id] })
    expect(some.body).toEqual({ result: 'Marked as read', unread: 2 })
    expect((await reader.get('/user/notices?unread=true')).body['result']).toHaveLength(2)
    expect((await reader.put('/user/notices/read', { all: true })).body['unread']).toBe(0)
    expect((await other.get('/user/notices/unread')).body).toEqual({ result: { unread: 3 } })
    for (const body of [{}, { ids: [] }, { ids: ['x'] }, { all: false }]) {
      expectRefused(await reader.put('/user/notices/read', body), 'invalid_input')
    }
    expectRefused(await reader.delete(`/user/notices/${foreign?.id}`), 'not_found')
    expect((await reader.delete(`/user/notices/${ids[0]}`)).body['result']).toBe('The notice was deleted')
    expectRefused(await reader.delete(`/user/notices/${ids[0]}`), 'not_found')
    expect(await inbox(reader)).toHaveLength(2)
  })

  it('counts up to 100 unread ones and forgets them after 180 days', async () => {
    const reader = await site.people.member()
    await site.db.execute(sql`insert into notices (user_id, kind, event, values, created_at)
      select ${reader.id}, 'password_changed', n::text, '{}', now() - interval '179 days' from generate_series(1, 120) n`)
    expect((await reader.get('/user/notices/unread')).body).toEqual({ result: { unread: 100 } })
    site.clock.advance(2 * DAY_MS)
    await deleteExpiredRows(site.services)
    site.clock.advance(-2 * DAY_MS)
    expect((await reader.get('/user/notices/unread')).body).toEqual({ result: { unread: 0 } })
  })
})

describe('A notice', () => {
  it('is added once per person and event, never for the own action or for suspended people', async () => {
    const [told, actor, suspended] = await Promise.all([
      site.people.member(),
      site.people.member(),
      site.people.member({ suspended: true }),
    ])
    const to = [told.id, told.id, actor.id, suspended.id]
    await Promise.all([1, 2, 3].map(() => tell({ to, by: actor.id, event: 'request:2' })))
    expect(await inbox(told)).toHaveLength(1)
    expect(await queuedMails(site, told.email)).toHaveLength(1)
    expect(await inbox(actor)).toEqual([])
    await tell({ to: [suspended.id], kind: 'ownership_changed', values: { variant: 'old', name: 'Ada' } })
    const { rows } = await site.db.execute(sql`select kind from notices where user_id = ${suspended.id}`)
    expect(rows).toEqual([{ kind: 'ownership_changed' }])
  })

  it('is mailed as the person wants it, without the message of a request', async () => {
    const reader = await site.people.member({ locale: 'de', firstName: 'Ada' })
    const unconfirmed = await site.people.member({ confirmedEmail: false })
    const notice = { kind: 'request_received', detail: 'Please let me in', event: 'request:3' } as const
    await tell({ ...notice, to: [reader.id, unconfirmed.id], values: { name: 'Eva Neri' } })
    await tell({ kind: 'request_declined', to: [reader.id], detail: 'Full {{support}}', event: 'request:4' })
    const mail = await site.mailbox.waitFor(reader.email, { count: 2 })
    const mails = await site.mailbox.to(reader.email)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Eva Neri möchte „Gold {{name}}“ beitreten.',
      'Ihre Anfrage an „Gold {{name}}“ wurde abgelehnt.',
    ])
    expect(mail.html).toContain('href="http://localhost:3000/ge/clubs/12')
    expect(mail.html).toContain('>Öffnen</a>')
    for (const { text } of mails) {
      expect(text).toContain(
        'Sie können wählen, welche E-Mails Sie erhalten:\nhttp://localhost:3000/ge/inbox#mail',
      )
      expect(text).not.toContain('Please let me in')
    }
    expect(mails.map(({ text }) => text).join()).toContain('Grund: Full {{support}}')
    expect(await queuedMails(site, unconfirmed.email)).toEqual([])
    await reader.put('/user/notices/preferences', { kind: 'request_declined', mail: false })
    await tell({ kind: 'request_declined', to: [reader.id], event: 'request:5' })
    expect(await queuedMails(site, reader.email)).toHaveLength(2)
    expect(await inbox(reader)).toHaveLength(3)
  })
})

describe('Mail preferences', () => {
  it('list every kind; new reports for administrators only', async () => {
    const member = await site.people.member()
    const listed = async (person: Member) =>
      (await person.get('/user/notices/preferences')).body['result'] as unknown as NoticePreference[]
    expect((await listed(admin)).map(({ kind }) => kind)).toEqual(noticeKindNames)
    const kinds = await listed(member)
    expect(kinds.map(({ kind }) => kind)).toEqual(
      noticeKindNames.filter((kind) => kind !== 'report_received'),
    )
    expect(kinds).toContainEqual({ kind: 'announcement', mail: false, fixed: false })
    expect(kinds).toContainEqual({ kind: 'request_received', mail: true, fixed: false })
    expect(kinds).toContainEqual({ kind: 'password_changed', mail: true, fixed: true })
    const save = (body: object) => member.put('/user/notices/preferences', body)
    expect((await save({ kind: 'announcement', mail: true })).body['result']).toBe(
      'Your preference was saved',
    )
    expect(await listed(member)).toContainEqual({ kind: 'announcement', mail: true, fixed: false })
    expectRefused(await save({ kind: 'password_changed', mail: false }), 'mail_required')
    expectRefused(await save({ kind: 'report_received', mail: true }), 'admin_only')
    expectRefused(await save({ kind: 'weather', mail: true }), 'invalid_input')
    expectRefused(await save({ kind: 'announcement', mail: 'yes' }), 'invalid_input')
  })
})

describe('Security events', () => {
  it('are told in the inbox beside their mails: suspension with its reason, restoring, the role', async () => {
    const member = await site.people.member()
    const suspend = (suspended: boolean, reason?: string) =>
      admin.delete(`/profiles/user/${member.id}`, { userIDToSuspend: member.id, suspended, reason })
    await suspend(true, 'Spam in clubs')
    await suspend(false)
    const back = await site.people.again(member)
    const edit = (isAdmin: boolean) =>
      admin.put('/profiles/user/entireUser', {
        ID: member.id,
        firstName: 'Ada',
        lastName: 'Rossi',
        maxClub: 3,
        emailConfirmed: true,
        admin: isAdmin,
      })
    await edit(true)
    await edit(false)
    expect((await inbox(back)).map(({ text, detail, link }) => [text, detail, link])).toEqual([
      ['You are no longer an administrator.', null, '/profile?select=account'],
      ['You are now an administrator.', null, '/profile?select=account'],
      ['The suspension of your account was lifted.', null, '/profile?select=account'],
      ['Your account was suspended.', 'Spam in clubs', '/profile?select=account'],
    ])
    expect(await queuedKinds(site, member.email)).toEqual(['account-suspended', 'notice', 'notice', 'notice'])
    const mails = await site.mailbox
      .waitFor(member.email, { count: 4 })
      .then(() => site.mailbox.to(member.email))
    expect(mails.find(({ subject }) => subject === 'Your account was suspended')?.text).toContain(
      'Reason: Spam in clubs',
    )
    const tooLong = await suspend(true, 'x'.repeat(501))
    expectRefused(tooLong, 'invalid_input')
    expect(tooLong.body['fields']).toEqual({ reason: 'Use at most 500 characters' })
  })

  it('include the password, two-factor authentication and a used recovery code, each mailed as before', async () => {
    const member = await site.people.member()
    const { recoveryCodes } = await secure(site, member)
    const login = { email: member.email, password: member.password, code: recoveryCodes[0] }
    expect((await site.people.visitor().post('/auth/login', login)).status).toBe(202)
    expect((await member.post('/user/2FA/disable', { password: member.password })).status).toBe(202)
    const newPassword = 'another quiet sentence'
    const change = { currentPassword: member.password, newPassword, confirmPassword: newPassword }
    expect((await member.put('/user/password', change)).status).toBe(202)
    const read = async (language: string) =>
      (await inbox(member, undefined, { 'accept-language': language })).filter(
        ({ kind }) => kind !== 'new_device',
      )
    expect((await read('en')).map(({ kind, text, link }) => [kind, text, link])).toEqual([
      ['password_changed', 'Your password was changed.', '/profile?select=account'],
      ['two_factor_off', 'Two-factor authentication was turned off.', '/profile?select=account'],
      ['recovery_code_used', 'A recovery code was used to log in.', '/profile?select=account'],
      ['two_factor_on', 'Two-factor authentication was turned on.', '/profile?select=account'],
    ])
    expect((await read('it')).map(({ text }) => text)).toEqual([
      'La Sua password è stata modificata.',
      'L’autenticazione a due fattori è stata disattivata.',
      'Per accedere è stato usato un codice di recupero.',
      'L’autenticazione a due fattori è stata attivata.',
    ])
    expect((await read('de'))[0]?.text).toBe('Ihr Passwort wurde geändert.')
    expect(await queuedKinds(site, member.email)).not.toContain('notice')
  })

  it('include a signup with a known address', async () => {
    const member = await site.people.member()
    const form = {
      firstName: 'Eva',
      lastName: 'Neri',
      email: member.email,
      password: 'quiet river under stone',
      repassword: 'quiet river under stone',
      country: 'Italy',
    }
    await site.people.visitor().post('/auth/signup', form)
    expect((await inbox(member)).map(({ kind }) => kind)).toEqual(['signup_attempt'])
    expect(await queuedKinds(site, member.email)).toEqual(['signup-known-email'])
  })
})

describe('Reviews of a club', () => {
  it('tell the owner each time, and the members when it disappears and comes back', async () => {
    const owner = await site.people.member()
    const member = await site.people.member()
    const clubId = await makeClub(site, owner, { title: 'Gold' })
    await makeMember(site, clubId, member)
    const review = (value: string, reason?: string) =>
      admin.put('/user/club/single/state', { clubID: clubId, value, reason })
    await review('verified')
    await review('declined', 'Promises returns')
    await review('declined', 'Promises returns')
    await review('pending')
    await noticesDelivered(site)
    expect((await inbox(owner, clubId)).map(({ text, detail }) => [text, detail])).toEqual([
      ['Your club "Gold" is waiting for review again.', null],
      ['Your club "Gold" was declined.', 'Promises returns'],
      ['Your club "Gold" is verified.', null],
    ])
    expect((await inbox(member, clubId)).map(({ text, link }) => [text, link])).toEqual([
      ['"Gold" is available again.', `/clubs/${clubId}`],
      ['"Gold" is not available at the moment.', '/clubs'],
    ])
  })
})
