import { asc, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries, users } from '../src/database/schema.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let admin: Member
beforeAll(async () => {
  site = await openSite()
  admin = await site.people.admin({ firstName: 'Zoe', lastName: 'Quist' })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.update(users).set({ admin: false }).where(ne(users.id, admin.id))
})

const path = '/profiles/user/entireUser'
const unchanged = { firstName: 'Ada', lastName: 'Rossi', maxClub: 3, emailConfirmed: true, admin: false }

function auditOf(member: Member) {
  return site.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, member.id))
    .orderBy(asc(auditEntries.id))
}

describe('Editing a user', () => {
  it('changes names, allowance, confirmed email and role', async () => {
    const ada = await site.people.member({ confirmedEmail: false })
    const answer = await admin.put(path, {
      ID: ada.id,
      firstName: ' Adele ',
      lastName: 'Bianchi',
      maxClub: '12',
      emailConfirmed: 'yes',
      admin: ' TRUE ',
    })
    expect(answer).toMatchObject({ status: 202, body: { result: `Successfully edited user ID: ${ada.id}` } })
    expect(await site.people.stored(ada)).toMatchObject({
      firstName: 'Adele',
      lastName: 'Bianchi',
      maxClubs: 12,
      confirmedEmail: true,
      admin: true,
    })
  })

  it('changes nothing else, whatever is sent', async () => {
    const ada = await site.people.member()
    const before = await site.people.stored(ada)
    const sent = {
      ID: ada.id,
      ...unchanged,
      email: 'x@example.com',
      passwordHash: 'x',
      deletedAt: null,
      country: 'Spain',
    }
    expect((await admin.put(path, sent)).status).toBe(202)
    expect(await site.people.stored(ada)).toEqual(before)
  })

  it('acts on the very next request of the edited user', async () => {
    const eva = await site.people.admin()
    expect((await eva.get('/admin/overview')).status).toBe(202)
    await admin.put(path, { ID: eva.id, ...unchanged })
    expectRefused(await eva.get('/admin/overview'), 'admin_only')
    expect((await eva.get('/protected')).status).toBe(203)
  })

  it('opens and closes the way to clubs', async () => {
    const ada = await site.people.member({ confirmedEmail: false })
    const club = { title: 'Chess', description: 'Slow', country: 'Italy', privacy: false }
    expectRefused(await ada.post('/user/club', club), 'email_not_confirmed')
    await admin.put(path, { ID: ada.id, ...unchanged, maxClub: 0 })
    expectRefused(await ada.post('/user/club', club), 'club_limit_reached')
    await admin.put(path, { ID: ada.id, ...unchanged, maxClub: 1 })
    expect((await ada.post('/user/club', club)).status).toBe(202)
  })

  it('answers in Italian and German', async () => {
    const ada = await site.people.member()
    const sent = { ID: ada.id, ...unchanged }
    const italian = await admin.put(path, sent, { 'accept-language': 'it' })
    expect(italian.body.result).toBe(`Utente con ID ${ada.id} modificato`)
    const german = await admin.put(path, { ...sent, maxClub: 'x' }, { 'accept-language': 'de' })
    expect(german.body).toMatchObject({
      result: 'Der Benutzer konnte nicht bearbeitet werden',
      fields: { maxClub: 'Für die Höchstzahl an Clubs sind nur Ziffern erlaubt' },
    })
  })

  it('lets an administrator give up the role while another one is there', async () => {
    const eva = await site.people.admin()
    expect((await eva.put(path, { ID: eva.id, ...unchanged })).status).toBe(202)
    expect(await site.people.stored(eva)).toMatchObject({ admin: false })
  })

  it('refuses to take the role from the last one', async () => {
    const answer = await admin.put(path, { ID: admin.id, ...unchanged })
    expectRefused(answer, 'last_admin')
    expect(await site.people.stored(admin)).toMatchObject({ admin: true, firstName: 'Zoe' })
  })

  it('may take the role from an administrator who is suspended', async () => {
    const eva = await site.people.admin({ suspended: true })
    expect((await admin.put(path, { ID: eva.id, ...unchanged })).status).toBe(202)
  })

  it('of an unknown user is 404', async () => {
    expectRefused(await admin.put(path, { ID: 2147483647, ...unchanged }), 'user_unknown')
  })
})

describe('Editing a user with something wrong', () => {
  it.each([
    [{ firstName: '' }, { firstName: 'FirstName is required' }],
    [{ lastName: ' ' }, { lastName: 'LastName is required' }],
    [{ maxClub: '' }, { maxClub: 'Max Clubs is required' }],
    [{ maxClub: null }, { maxClub: 'Max Clubs is required' }],
    [{ maxClub: 'three' }, { maxClub: 'Only numbers is allowed for max clubs' }],
    [{ maxClub: '3.5' }, { maxClub: 'Only numbers is allowed for max clubs' }],
    [{ maxClub: -1 }, { maxClub: 'Only numbers is allowed for max clubs' }],
    [{ maxClub: 1001 }, { maxClub: 'Enter a whole number from 0 to 1000' }],
    [
      { emailConfirmed: 'perhaps' },
      { emailConfirmed: 'Invalid input: the string must represent a boolean value' },
    ],
    [{ admin: 5 }, { admin: 'Input must be a string' }],
    [{ ID: 'me' }, { ID: 'The id needs to be a whole number' }],
    [
      { firstName: '', lastName: '', maxClub: '' },
      {
        firstName: 'FirstName is required',
        lastName: 'LastName is required',
        maxClub: 'Max Clubs is required',
      },
    ],
  ])('refuses %j', async (change, fields) => {
    const ada = await site.people.member()
    const before = await site.people.stored(ada)
    const answer = await admin.put(path, { ID: ada.id, ...unchanged, ...change })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.result).toBe('Failed to edit user')
    expect(answer.body.fields).toEqual(fields)
    expect(await site.people.stored(ada)).toEqual(before)
  })
})

describe('A user who was changed after the administrator read it', () => {
  const wanted = { firstName: 'Ada', lastName: 'Bianchi', maxClub: 3, emailConfirmed: true, admin: false }
  const kept = { firstName: 'Ada', lastName: 'Bianchi', maxClubs: 3 }

  it.each([
    ['everything', unchanged],
    ['one value', { lastName: 'Rossi' }],
    ['nothing', {}],
  ])('is edited where %s is as it was seen', async (_, seen) => {
    const ada = await site.people.member()
    expect((await admin.put(path, { ID: ada.id, ...wanted, seen })).status).toBe(202)
    expect(await site.people.stored(ada)).toMatchObject(kept)
  })

  it.each([
    [{ firstName: 'Carla' }],
    [{ lastName: 'Neri' }],
    [{ maxClubs: 9 }],
    [{ confirmedEmail: false }],
    [{ admin: true }],
  ])('is left alone, and nothing is recorded: %j', async (change) => {
    const ada = await site.people.member()
    await site.db.update(users).set(change).where(eq(users.id, ada.id))
    const before = await site.people.stored(ada)
    expectRefused(await admin.put(path, { ID: ada.id, ...wanted, seen: unchanged }), 'changed_meanwhile')
    expect(await site.people.stored(ada)).toEqual(before)
    expect(await auditOf(ada)).toEqual([])
  })

  it('is overwritten by a call without `seen`', async () => {
    const ada = await site.people.member()
    await site.db.update(users).set({ firstName: 'Carla', maxClubs: 9 }).where(eq(users.id, ada.id))
    expect((await admin.put(path, { ID: ada.id, ...wanted })).status).toBe(202)
    expect(await site.people.stored(ada)).toMatchObject(kept)
  })

  it('takes one of twenty edits at once', async () => {
    const ada = await site.people.member()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        admin.put(path, { ID: ada.id, ...unchanged, maxClub: 10 + n, seen: unchanged }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19)
    expect(await auditOf(ada)).toHaveLength(1)
  })

  it('is named in Italian and German', async () => {
    const ada = await site.people.member()
    const sent = { ID: ada.id, ...wanted, seen: { maxClub: 4 } }
    const italian = await admin.put(path, sent, { 'accept-language': 'it' })
    expect(italian.body.result).toContain('Nel frattempo questi dati sono stati modificati altrove.')
    const german = await admin.put(path, sent, { 'accept-language': 'de' })
    expect(german.body.result).toContain('Dies wurde inzwischen an anderer Stelle geändert.')
  })

  it.each([
    [{ maxClubs: 3 }, { seen: 'This value has the wrong form' }],
    [{ maxClub: '3' }, { 'seen.maxClub': 'This value has the wrong form' }],
    [{ admin: 'no' }, { 'seen.admin': 'This value has the wrong form' }],
    [{ firstName: null }, { 'seen.firstName': 'This value has the wrong form' }],
    ['Ada', { seen: 'This value has the wrong form' }],
    [null, { seen: 'This value has the wrong form' }],
  ])('cannot have been seen as %j', async (seen, fields) => {
    const ada = await site.people.member()
    const answer = await admin.put(path, { ID: ada.id, ...wanted, seen })
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual(fields)
    expect(await site.people.stored(ada)).toMatchObject({ lastName: 'Rossi' })
  })
})

describe('The audit', () => {
  type Page = { result: { id: number; action: string; subject: string }[]; next: number | null }
  const read = async (query: string) => (await admin.get(`/admin/audit${query}`)).body as unknown as Page

  it('records of an edit only what changed, with before and after', async () => {
    const ada = await site.people.member()
    await admin.put(path, { ID: ada.id, ...unchanged, firstName: 'Adele', maxClub: 5 })
    expect(await auditOf(ada)).toMatchObject([
      {
        actorId: admin.id,
        action: 'user.edited',
        before: { firstName: 'Ada', maxClubs: 3 },
        after: { firstName: 'Adele', maxClubs: 5 },
      },
    ])
  })

  it('records a change of role under an action of its own', async () => {
    const ada = await site.people.member()
    await admin.put(path, { ID: ada.id, ...unchanged, lastName: 'Neri', admin: true })
    await admin.put(path, { ID: ada.id, ...unchanged, lastName: 'Neri' })
    expect((await auditOf(ada)).map((entry) => [entry.action, entry.before, entry.after])).toEqual([
      ['user.edited', { lastName: 'Rossi' }, { lastName: 'Neri' }],
      ['user.admin-granted', { admin: false }, { admin: true }],
      ['user.admin-revoked', { admin: true }, { admin: false }],
    ])
  })

  it('records nothing when nothing changed or an edit was refused', async () => {
    const ada = await site.people.member()
    expect((await admin.put(path, { ID: ada.id, ...unchanged })).status).toBe(202)
    expect((await admin.put(path, { ID: ada.id, ...unchanged, maxClub: 'x' })).status).toBe(400)
    expect(await auditOf(ada)).toEqual([])
  })

  it('shows the newest first, with who and what', async () => {
    const ada = await site.people.member()
    await admin.put(path, { ID: ada.id, ...unchanged, firstName: 'Adele' })
    const [newest] = (await read('?limit=1')).result
    expect(newest).toEqual({
      id: expect.any(Number),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      action: 'user.edited',
      actor: { id: admin.id, name: 'Zoe Quist' },
      subject: `user ${ada.id}`,
      before: { firstName: 'Ada' },
      after: { firstName: 'Adele' },
    })
  })

  it('is read page by page and by action, while new rows are written', async () => {
    const ada = await site.people.member()
    for (const maxClub of [4, 5, 6, 7, 8]) await admin.put(path, { ID: ada.id, ...unchanged, maxClub })
    const before = (await read('?action=user.edited&limit=200')).result.map((entry) => entry.id)
    const seen: number[] = []
    for (let page = await read('?action=user.edited&limit=2'); ;) {
      seen.push(...page.result.map((entry) => entry.id))
      if (page.next === null) break
      if (seen.length < 5) await admin.put(path, { ID: ada.id, ...unchanged, maxClub: seen.length + 20 })
      page = await read(`?action=user.edited&limit=2&after=${page.next}`)
    }
    expect(seen).toEqual(before)
    expect(before).toEqual(before.toSorted((a, b) => b - a))
    const granted = (await read('?action=user.admin-granted')).result
    expect(new Set(granted.map((entry) => entry.action))).toEqual(new Set(['user.admin-granted']))
    expectRefused(await admin.get('/admin/audit?action=user.deleted'), 'invalid_input')
  })
})

describe('The overview', () => {
  it('counts users and clubs', async () => {
    const count = async () =>
      (await admin.get('/admin/overview')).body.result as Record<string, number> & {
        clubs: Record<string, number>
      }
    const before = await count()
    const ada = await site.people.member()
    await site.people.member({ confirmedEmail: false, suspended: true })
    await site.people.admin({ suspended: true })
    await ada.post('/user/club', { title: 'Chess', description: 'Slow', country: 'Italy', privacy: false })
    const after = await count()
    expect(after).toEqual({
      users: (before['users'] ?? 0) + 3,
      confirmedUsers: (before['confirmedUsers'] ?? 0) + 2,
      suspendedUsers: (before['suspendedUsers'] ?? 0) + 2,
      admins: before['admins'],
      clubs: { ...before.clubs, pending: (before.clubs['pending'] ?? 0) + 1 },
      reports: { open: 0 },
      newMessages: 0,
      pendingDeletions: 0,
    })
    expect(Object.keys(after.clubs).sort()).toEqual(['declined', 'pending', 'verified'])
  })
})
