import { DELETION_MS } from '@aurivane/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deletions } from '../src/database/deletions-schema.ts'
import { contactMessages, users } from '../src/database/schema.ts'
import { secure } from './support/authenticator.ts'
import { allEndpoints } from './support/endpoints.ts'
import { expectRefused } from './support/expect-refused.ts'
import { addPasskey, requestOptions } from './support/passkeys.ts'
import type { Member, Person } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { queuedMails } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

const endpoints = await allEndpoints()

let site: Site
let admin: Member
beforeAll(async () => {
  site = await openSite()
  admin = await site.people.admin()
})
afterAll(() => site.close())

async function reset(id: number, body: object, by = admin) {
  return by.post(`/admin/users/${id}/second-factor/reset`, body, await proofOf(by))
}

async function listed(member: Member) {
  const { body } = await admin.get(`/profiles/user/all?search=${encodeURIComponent(member.email)}`)
  return (body.result as unknown as object[])[0]
}

async function newestAudit(action: string) {
  const { body } = await admin.get(`/admin/audit?action=${action}&limit=1`)
  return (body.result as unknown as object[])[0]
}

const many = <Row>(count: number, row: (place: number) => Row) =>
  Array.from({ length: count }, (_, place) => row(place))

function messages(count: number) {
  const message = { email: 'eva@example.com', subject: 'Hours', message: 'When?', locale: 'en' } as const
  const rows = many(count, () => ({ ...message, sentAt: site.clock.now() }))
  return site.db.insert(contactMessages).values(rows).returning()
}

async function pendingDeletions(count: number) {
  const requestedAt = site.clock.now()
  const eraseAt = new Date(requestedAt.getTime() + DELETION_MS)
  const { id: _id, passkeyHandle: _handle, ...person } = await site.people.stored(await site.people.member())
  const leaving = many(count, (place) => ({ ...person, email: `leaving${place}@example.com`, eraseAt }))
  const rows = await site.db.insert(users).values(leaving).returning()
  await site.db.insert(deletions).values(rows.map(({ id: userId }) => ({ userId, requestedAt })))
}

describe('Resetting a second factor', () => {
  it('removes code and recovery codes, passkeys only if chosen, and ends all sessions', async () => {
    const ada = await site.people.member()
    await addPasskey(ada)
    await secure(site, ada)
    expect(await listed(ada)).toMatchObject({ twoFactorAuth: true, passkeys: 1, eraseAt: null })

    const answer = await reset(ada.id, { reason: 'Lost phone' })
    expect(answer).toMatchObject({
      status: 202,
      body: { result: `Successfully reset the second factor of user ID: ${ada.id}` },
    })
    expectRefused(await ada.get('/protected'), 'login_needed')
    expect(await listed(ada)).toMatchObject({ twoFactorAuth: false, passkeys: 1 })
    expect(await newestAudit('user.second-factor-reset')).toMatchObject({
      actor: { id: admin.id },
      subject: `user ${ada.id}`,
      after: { reason: 'Lost phone', twoFactor: true, passkeys: 0 },
    })
    const [mail] = (await queuedMails(site, ada.email)).slice(-1)
    expect(mail).toMatchObject({ kind: 'second-factor-reset', values: { reason: 'Lost phone' } })

    expectRefused(await reset(ada.id, { reason: 'Again' }), 'two_factor_not_on')
    expect((await reset(ada.id, { reason: 'Lost key', passkeys: true })).status).toBe(202)
    expect(await listed(ada)).toMatchObject({ passkeys: 0 })
    expect(await newestAudit('user.second-factor-reset')).toMatchObject({
      after: { reason: 'Lost key', twoFactor: false, passkeys: 1 },
    })
  })

  it('needs a reason, a proof and somebody else', async () => {
    const ada = await site.people.member()
    const path = `/admin/users/${ada.id}/second-factor/reset`
    expectRefused(await ada.post(path, { reason: 'x' }), 'admin_only')
    expectRefused(await admin.post(path, { reason: 'x' }), 'proof_needed')
    const wrong = await reset(ada.id, { reason: ' ' })
    expect(wrong).toMatchObject({ status: 400, body: { fields: { reason: 'Please give a reason' } } })
    expectRefused(await reset(admin.id, { reason: 'x' }), 'not_yourself')
    expectRefused(await reset(2_000_000_000, { reason: 'x' }), 'user_unknown')
    expectRefused(await reset(ada.id, { reason: 'x' }), 'two_factor_not_on')
  })
})

describe('The reason of a reset', () => {
  it('has 1 to 500 characters', async () => {
    const ada = await site.people.member()
    await secure(site, ada)
    const refused = await reset(ada.id, { reason: 'r'.repeat(501) })
    expect(refused).toMatchObject({ status: 400, body: { fields: { reason: 'Use at most 500 characters' } } })
    expect(await listed(ada)).toMatchObject({ twoFactorAuth: true })
    expect((await reset(ada.id, { reason: 'r'.repeat(500) })).status).toBe(202)
    expect(await newestAudit('user.second-factor-reset')).toMatchObject({
      after: { reason: 'r'.repeat(500) },
    })
  })
})

describe('Ending all sessions of a user', () => {
  it('logs the user out everywhere, tells and records it', async () => {
    const ada = await site.people.member()
    await site.people.again(ada)
    const path = `/admin/users/${ada.id}/sessions/end`
    expectRefused(await admin.post(path), 'proof_needed')
    const answer = await admin.post(path, undefined, await proofOf(admin))
    expect(answer).toMatchObject({
      status: 202,
      body: { result: `Successfully ended all sessions of user ID: ${ada.id}`, ended: 2 },
    })
    expectRefused(await ada.get('/protected'), 'login_needed')
    expect(await newestAudit('user.sessions-ended')).toMatchObject({ subject: `user ${ada.id}` })
    expect(await queuedMails(site, ada.email)).toMatchObject([{ kind: 'sessions-ended' }])
    const own = await admin.post(`/admin/users/${admin.id}/sessions/end`, undefined, await proofOf(admin))
    expectRefused(own, 'not_yourself')
  })
})

describe('The contact inbox', () => {
  async function write(subject: string) {
    const message = { email: 'eva@example.com', subject, message: 'Hello', csrf: '' }
    await site.people.visitor().post('/contact', message, { 'accept-language': 'it' })
    const { body } = await admin.get('/admin/contact?limit=1')
    return (body.result as unknown as { id: number; subject: string }[])[0] ?? { id: 0, subject: '' }
  }

  it('lists messages, newest first, by status and in pages', async () => {
    const [first, second] = [await write('One'), await write('Two')]
    expect(first).toMatchObject({
      subject: 'One',
      email: 'eva@example.com',
      message: 'Hello',
      language: 'it',
      status: 'new',
      note: '',
      changedAt: null,
      date: expect.stringMatching(/Z$/),
    })
    const page = (await admin.get('/admin/contact?status=new&limit=1')).body
    expect(page).toMatchObject({ result: [{ id: second.id }], next: second.id })
    const rest = (await admin.get(`/admin/contact?status=new&limit=1&after=${second.id}`)).body
    expect(rest).toMatchObject({ result: [{ id: first.id }] })
    const wrong = await admin.get('/admin/contact?status=open')
    expect(wrong.body.fields).toEqual({ status: 'The status is new, answered or closed' })
  })

  it('keeps status and note, unless they were changed in between', async () => {
    const { id } = await write('Three')
    const overview = async () => (await admin.get('/admin/overview')).body.result as unknown as object
    const before = (await overview()) as { newMessages: number }
    const change = { status: 'answered', note: 'By mail', seen: { status: 'new', note: '' } }
    const answer = await admin.put(`/admin/contact/${id}`, change)
    expect(answer.body.result).toBe(`Successfully updated message ID: ${id}`)
    expect(await overview()).toMatchObject({ newMessages: before.newMessages - 1, pendingDeletions: 0 })
    const { body } = await admin.get('/admin/contact?status=answered&limit=1')
    expect(body.result).toMatchObject([{ id, note: 'By mail', changedAt: expect.any(String) }])
    expect(await newestAudit('contact.changed')).toMatchObject({
      subject: `contact ${id}`,
      before: { status: 'new' },
      after: { status: 'answered' },
    })
    expectRefused(await admin.put(`/admin/contact/${id}`, { ...change, note: '' }), 'changed_meanwhile')
    expectRefused(await admin.put('/admin/contact/999999', { status: 'new', note: '' }), 'message_unknown')
    expect((await admin.put(`/admin/contact/${id}`, { status: 'closed', note: '' })).status).toBe(202)
    const ada = await site.people.member()
    expectRefused(await ada.get('/admin/contact'), 'admin_only')
  })
})

describe('The note of a message', () => {
  it('has at most 2000 characters', async () => {
    const id = (await messages(1))[0]?.id
    const put = (note: string) => admin.put(`/admin/contact/${id}`, { status: 'closed', note })
    const refused = await put('n'.repeat(2001))
    expect(refused).toMatchObject({ status: 400, body: { fields: { note: 'Use at most 2000 characters' } } })
    expect((await put('n'.repeat(2000))).status).toBe(202)
    const { body } = await admin.get('/admin/contact?status=closed&limit=1')
    expect(body.result).toMatchObject([{ id, note: 'n'.repeat(2000) }])
  })
})

describe('Pages of the inbox and of the register of deletions', () => {
  beforeAll(async () => {
    await messages(201)
    await pendingDeletions(201)
  })

  it.each(['/admin/contact', '/admin/deletions'])(
    'have 50 rows unless told, at most 200: %s',
    async (path) => {
      for (const [query, rows] of [
        ['', 50],
        ['?limit=1', 1],
        ['?limit=200', 200],
      ] as const) {
        const page = (await admin.get(path + query)).body
        const found = page.result as unknown as { id: number }[]
        expect(found).toHaveLength(rows)
        expect(page['next']).toBe(found.at(-1)?.id)
      }
      for (const limit of ['0', '201', '-1', '1.5', 'ten', '']) {
        const refused = await admin.get(`${path}?limit=${limit}`)
        expectRefused(refused, 'invalid_input')
        expect(refused.body.fields).toEqual({ limit: 'Enter a whole number from 1 to 200' })
      }
    },
  )
})

describe('REQUIRE_ADMIN_2FA', () => {
  let strict: Site
  beforeAll(async () => {
    strict = await openSite({ requireAdminTwoFactor: true })
  })
  afterAll(() => strict.close())

  it('refuses every call for administrators until the session is strong', async () => {
    const [ada, eva] = [await strict.people.admin(), await strict.people.member()]
    const forAdmins = endpoints.filter(({ access }) => access === 'admin')
    expect(forAdmins.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['listUsers', 'editUser', 'toggleSuspension', 'closeReport', 'changeOwner']),
    )
    const answersTo = async ({ headers }: Person) => {
      const codes: Record<string, string | undefined> = {}
      for (const { name, method, path } of forAdmins) {
        const answer = await strict.send(method, path.replaceAll(/:\w+/g, '999999'), { headers })
        codes[name] = answer.body.code
      }
      return codes
    }
    const each = (code: string) => Object.fromEntries(forAdmins.map(({ name }) => [name, code]))
    expect(await answersTo(strict.people.visitor())).toEqual(each('login_needed'))
    expect(await answersTo(eva)).toEqual(each('admin_only'))
    expect(await answersTo(ada)).toEqual(each('second_factor_needed'))
    const review = { clubID: 1, value: 'verified' }
    expectRefused(await ada.put('/user/club/single/state', review), 'second_factor_needed')
    expect((await ada.get('/user/security')).body.result).toMatchObject({
      strong: false,
      secondFactorRequired: true,
    })
    await addPasskey(ada)
    expect(Object.values(await answersTo(ada))).not.toContain('second_factor_needed')
    expectRefused(await ada.put('/user/club/single/state', review), 'club_unknown')
  })

  it('is satisfied once a second factor was shown in the session', async () => {
    const ada = await strict.people.admin()
    // A proof by password alone is no second factor.
    await proofOf(ada)
    expectRefused(await ada.get('/admin/overview'), 'second_factor_needed')

    const { passkey } = await addPasskey(ada)
    expect((await ada.get('/admin/overview')).status).toBe(202)
    const elsewhere = await strict.people.again(ada)
    expectRefused(await elsewhere.get('/admin/overview'), 'second_factor_needed')
    const options = await requestOptions(elsewhere, '/auth/proof/options')
    await elsewhere.post('/auth/proof', { passkey: passkey.get(options) })
    expect((await elsewhere.get('/admin/overview')).status).toBe(202)

    // With two-factor on: a code or a recovery code, at the login or in a proof.
    const kim = await strict.people.admin()
    const { app, recoveryCodes } = await secure(strict, kim)
    expect((await kim.get('/admin/overview')).status).toBe(202)
    const later = await strict.people.again(kim)
    expectRefused(await later.get('/admin/overview'), 'second_factor_needed')
    await proofOf(later, app.code())
    expect((await later.get('/admin/overview')).status).toBe(202)
    const { email, password } = kim
    const login = { email, password, code: recoveryCodes[0] }
    const { userObject } = (await strict.people.visitor().post('/auth/login', login)).body
    const { atoken } = userObject as { atoken: string }
    const headers = { uid: String(kim.id), authorization: `Bearer ${atoken}` }
    expect((await strict.people.visitor(headers).get('/admin/overview')).status).toBe(202)
  })
})
