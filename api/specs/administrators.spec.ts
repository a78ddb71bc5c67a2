import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensureAdmin } from '../src/users/ensure-admin.ts'
import { changeAdmin, listAdmins } from '../src/users/grant-admin.ts'
import { auditEntries, users } from '../src/database/schema.ts'
import { EmailChanges } from './support/email-changes.ts'
import { inbox } from './support/inbox.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ defaultMaxClubs: 4 })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.update(users).set({ admin: false })
})

const auditOf = (id: number) => site.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
async function userWith(email: string) {
  const rows = await site.db.select().from(users).where(eq(users.email, email))
  expect(rows).toHaveLength(1)
  return rows[0] as (typeof rows)[number]
}

describe('The administrator of the settings', () => {
  it('is created, confirmed, and can log in', async () => {
    const wanted = { email: 'Chief@staff.example', password: 'a sentence nobody else has' }
    expect(await ensureAdmin(site.services, wanted)).toBe('created')
    expect(await userWith(wanted.email)).toMatchObject({ admin: true, confirmedEmail: true, maxClubs: 4 })
    const login = await site.people.visitor().post('/auth/login', wanted)
    expect(login).toMatchObject({ status: 202, body: { userObject: { admin: true, confirmedEmail: true } } })
  })

  it('is created once, also by three processes at once', async () => {
    const wanted = { email: 'once@staff.example', password: 'a sentence nobody else has' }
    const made = await Promise.all([1, 2, 3].map(() => ensureAdmin(site.services, wanted)))
    expect(made.toSorted()).toEqual(['created', 'is-admin', 'is-admin'])
    const { id } = await userWith(wanted.email)
    expect(await auditOf(id)).toMatchObject([
      { actorId: null, action: 'user.admin-granted', after: { admin: true } },
    ])
  })

  it.each([
    ['is-admin', { admin: true }],
    ['not-admin', {}],
    ['unconfirmed', { confirmedEmail: false }],
    ['unconfirmed', { admin: true, confirmedEmail: false }],
    ['suspended', { admin: true, suspended: true }],
  ])('is left alone when there is an account with that email already: %s, %j', async (found, facts) => {
    const ada = await site.people.member(facts)
    const before = await site.people.stored(ada)
    const wanted = { email: ada.email.toUpperCase(), password: 'another one' }
    expect(await ensureAdmin(site.services, wanted)).toBe(found)
    expect(await site.people.stored(ada)).toEqual(before)
  })

  it('is not created again while a change of that email can be undone', async () => {
    const changes = new EmailChanges(site)
    const { member, link, undoLink } = await changes.asked({ admin: true })
    await changes.complete(link)
    expect(await ensureAdmin(site.services, { email: member.email, password: 'another one' })).toBe(
      'is-admin',
    )
    expect((await changes.undo(undoLink)).status).toBe(202)
  })
})

describe('The admin command', () => {
  it('grants the role by email, in any case, and records it without an actor', async () => {
    const ada = await site.people.member({ email: 'Granted@staff.example' })
    expect(await changeAdmin(site.services, { email: ' granted@STAFF.example ', admin: true })).toBe(
      'changed',
    )
    expect(await site.people.stored(ada)).toMatchObject({ admin: true })
    expect(await auditOf(ada.id)).toMatchObject([
      { actorId: null, action: 'user.admin-granted', before: { admin: false }, after: { admin: true } },
    ])
    expect((await ada.get('/admin/overview')).status).toBe(202)
  })

  it('tells the user, in the inbox and by mail', async () => {
    const ada = await site.people.member()
    await site.people.admin()
    await changeAdmin(site.services, { email: ada.email, admin: true })
    await changeAdmin(site.services, { email: ada.email, admin: false })
    const texts = ['You are no longer an administrator.', 'You are now an administrator.']
    expect((await inbox(ada)).map(({ text }) => text)).toEqual(texts)
    await site.mailbox.waitFor(ada.email, { count: 2 })
    const subjects = (await site.mailbox.to(ada.email)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(texts)
  })

  it('refuses an address that is not confirmed, unless forced', async () => {
    const eve = await site.people.member({ confirmedEmail: false })
    expect(await changeAdmin(site.services, { email: eve.email, admin: true })).toBe('unconfirmed')
    expect(await site.people.stored(eve)).toMatchObject({ admin: false })
    expect(await auditOf(eve.id)).toEqual([])
    const forced = { email: eve.email, admin: true, isForced: true }
    expect(await changeAdmin(site.services, forced)).toBe('changed')
    expect(await site.people.stored(eve)).toMatchObject({ admin: true, confirmedEmail: false })
    await site.people.admin()
    expect(await changeAdmin(site.services, { email: eve.email, admin: false })).toBe('changed')
  })

  it('revokes it while another administrator is there', async () => {
    await site.people.admin()
    const ada = await site.people.admin()
    expect(await changeAdmin(site.services, { email: ada.email, admin: false })).toBe('changed')
    expect(await site.people.stored(ada)).toMatchObject({ admin: false })
    expect(await auditOf(ada.id)).toMatchObject([{ action: 'user.admin-revoked' }])
  })

  it('does not revoke it from the last active one', async () => {
    await site.people.admin({ suspended: true })
    const ada = await site.people.admin()
    expect(await changeAdmin(site.services, { email: ada.email, admin: false })).toBe('last-admin')
    expect(await site.people.stored(ada)).toMatchObject({ admin: true })
  })

  it('leaves one when two are revoked at once', async () => {
    const [ada, eva] = [await site.people.admin(), await site.people.admin()]
    const outcomes = await Promise.all(
      [ada, eva].map(({ email }) => changeAdmin(site.services, { email, admin: false })),
    )
    expect(outcomes.sort()).toEqual(['changed', 'last-admin'])
  })

  it('reports when there is nothing to change or no such user', async () => {
    const ada = await site.people.admin()
    expect(await changeAdmin(site.services, { email: ada.email, admin: true })).toBe('unchanged')
    expect(await changeAdmin(site.services, { email: 'nobody@staff.example', admin: true })).toBe('unknown')
    expect(await auditOf(ada.id)).toEqual([])
  })

  it('lists the administrators', async () => {
    const ada = await site.people.admin()
    const eva = await site.people.admin({ suspended: true })
    await site.people.member()
    expect((await listAdmins(site.db)).map(({ id, email }) => ({ id, email }))).toEqual([
      { id: ada.id, email: ada.email },
      { id: eva.id, email: eva.email },
    ])
  })

  it('shows in the audit without an actor', async () => {
    const ada = await site.people.admin()
    const eva = await site.people.member()
    await changeAdmin(site.services, { email: eva.email, admin: true })
    expect((await ada.get('/admin/audit?limit=1')).body.result).toMatchObject([
      { actor: null, action: 'user.admin-granted', subject: `user ${eva.id}` },
    ])
  })
})
