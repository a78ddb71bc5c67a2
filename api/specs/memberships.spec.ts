import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../src/database/schema.ts'
import { recountMembers } from '../src/memberships/memberships.queries.ts'
import { fillMemberships, makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import { noticesOf } from './support/notices.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let owner: Member
let caller: Member
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A verified open club with an owner of its own and a caller who is no member. */
async function openClub(facts: Parameters<typeof makeClub>[2] = {}) {
  owner = await site.people.member({ firstName: 'Olga', lastName: 'Neri', maxClubs: 9 })
  caller = await site.people.member({ firstName: 'Carl', lastName: 'Blau' })
  return makeClub(site, owner, { state: 'verified', ...facts })
}
const membersOf = async (clubId: number) =>
  (await site.people.visitor().get(`/clubs/${clubId}`)).body.result as { members: number }
async function auditOf(clubId: number) {
  const rows = await site.db.select().from(auditEntries).where(eq(auditEntries.subjectId, clubId))
  return rows.filter(({ subjectKind }) => subjectKind === 'club')
}
/** Adds so many members at once. */
async function fill(clubId: number, members: number) {
  await site.db.execute(
    `with made as (insert into users (email, first_name, last_name, country, password_hash, max_clubs, joined_at)
     select 'full' || n || '-${clubId}@example.org', 'A', 'B', 'Italy', '', 3, now() from generate_series(1, ${members}) n
     returning id)
     insert into memberships (club_id, user_id, since) select ${clubId}, id, now() from made`,
  )
  await site.db.transaction((tx) => recountMembers(tx, [clubId]))
}

describe('Joining a club', () => {
  it('makes a member at once, and tells the team', async () => {
    const clubId = await openClub()
    const answer = await caller.post(`/clubs/${clubId}/membership`)
    expect(answer).toMatchObject({
      status: 202,
      body: { result: 'You are now a member of "Chess and charts"' },
    })
    expect(await membersOf(clubId)).toMatchObject({ members: 2 })
    expect(await noticesOf(site, owner)).toEqual(['member_joined'])
    expect(await noticesOf(site, caller)).toEqual([])
    expectRefused(await caller.post(`/clubs/${clubId}/membership`), 'already_member')
  })

  it('is answered in the language of the caller', async () => {
    const clubId = await openClub()
    const german = await caller.post(`/clubs/${clubId}/membership`, undefined, { 'accept-language': 'de' })
    expect(german.body.result).toBe('Sie sind jetzt Mitglied von „Chess and charts“')
    const italian = await caller.post(`/clubs/${clubId}/membership`, undefined, { 'accept-language': 'it' })
    expect(italian.body.result).toBe('Lei fa già parte di questo club')
  })

  it.each([
    [{ state: 'pending' }, 'club_not_verified'],
    [{ state: 'declined' }, 'club_unknown'],
    [{ privacy: true }, 'club_closed'],
  ] as const)('is refused in a club that is %j: %s', async (facts, code) => {
    const clubId = await openClub(facts)
    expectRefused(await caller.post(`/clubs/${clubId}/membership`), code)
    expect(await noticesOf(site, owner)).toEqual([])
  })

  it('needs a session, then a known club, then a confirmed email', async () => {
    const clubId = await openClub({ state: 'pending' })
    const unconfirmed = await site.people.member({ confirmedEmail: false })
    expectRefused(await site.people.visitor().post(`/clubs/${clubId}/membership`), 'login_needed')
    expectRefused(await unconfirmed.post('/clubs/x/membership'), 'invalid_input')
    expectRefused(await unconfirmed.post('/clubs/2147483647/membership'), 'club_unknown')
    expectRefused(await unconfirmed.post(`/clubs/${clubId}/membership`), 'email_not_confirmed')
  })

  it('is refused when the club is full, and when the person is in 50 clubs', async () => {
    const clubId = await openClub()
    await fill(clubId, 499)
    expectRefused(await caller.post(`/clubs/${clubId}/membership`), 'club_full')
    expect(await membersOf(clubId)).toMatchObject({ members: 500 })

    const other = await openClub()
    await fillMemberships(site, caller, 50)
    expectRefused(await caller.post(`/clubs/${other}/membership`), 'membership_limit_reached')
    // Declined clubs do not count, and neither do own ones.
    await site.db.execute(
      `update clubs set state = 'declined' where id = (select min(club_id) from memberships where user_id = ${caller.id})`,
    )
    expect((await caller.post(`/clubs/${other}/membership`)).status).toBe(202)
  })
})

describe('Leaving a club', () => {
  it('ends the membership and tells the team', async () => {
    const clubId = await openClub()
    await makeMember(site, clubId, caller)
    const answer = await caller.delete(`/clubs/${clubId}/membership`)
    expect(answer).toMatchObject({ status: 202, body: { result: 'You have left "Chess and charts"' } })
    expect(await membersOf(clubId)).toMatchObject({ members: 1 })
    expect(await noticesOf(site, owner)).toEqual(['member_left'])
    expectRefused(await caller.delete(`/clubs/${clubId}/membership`), 'members_only')
  })

  it('works in a pending club, but not for its owner', async () => {
    const clubId = await openClub({ state: 'pending' })
    await makeMember(site, clubId, caller)
    expect((await caller.delete(`/clubs/${clubId}/membership`)).status).toBe(202)
    expectRefused(await owner.delete(`/clubs/${clubId}/membership`), 'owner_cannot_leave')
  })
})

describe('The list of members', () => {
  it('is for members: oldest membership first, page by page, without suspended people', async () => {
    const clubId = await openClub({ privacy: true })
    const suspended = await site.people.member({ suspended: true })
    await makeMember(site, clubId, caller, 'manager')
    await makeMember(site, clubId, suspended)
    const third = await site.people.member({ firstName: 'Third' })
    await makeMember(site, clubId, third)
    const first = (await third.get(`/clubs/${clubId}/members?limit=2`)).body
    expect(first.result).toEqual([
      {
        id: expect.any(Number),
        person: { userID: owner.id, firstName: 'Olga', lastName: 'Neri' },
        role: 'owner',
        since: expect.stringMatching(/^\d{4}-.*Z$/),
      },
      expect.objectContaining({ person: expect.objectContaining({ userID: caller.id }), role: 'manager' }),
    ])
    const second = (await third.get(`/clubs/${clubId}/members?limit=2&after=${String(first['next'])}`)).body
    expect(second).toMatchObject({ result: [{ person: { userID: third.id }, role: 'member' }], next: null })
  })

  it('is closed to outsiders, administrators among them', async () => {
    const clubId = await openClub()
    expectRefused(await site.people.visitor().get(`/clubs/${clubId}/members`), 'login_needed')
    expectRefused(await caller.get(`/clubs/${clubId}/members`), 'members_only')
    expectRefused(await (await site.people.admin()).get(`/clubs/${clubId}/members`), 'members_only')
    expectRefused(await owner.get(`/clubs/${clubId}/members?limit=51`), 'invalid_input')
  })
})

describe('Roles', () => {
  const put = (who: Member, clubId: number, userId: number, role: string) =>
    who.put(`/clubs/${clubId}/members/${userId}`, { role })

  it('are given by the owner, recorded and told', async () => {
    const clubId = await openClub()
    await makeMember(site, clubId, caller)
    const answer = await put(owner, clubId, caller.id, 'manager')
    expect(answer.body.result).toBe('Carl Blau is now a manager')
    expect((await put(owner, clubId, caller.id, 'manager')).status).toBe(202)
    expect((await put(owner, clubId, caller.id, 'member')).body.result).toBe('Carl Blau is now a member')
    expect(await noticesOf(site, caller)).toEqual(['role_changed manager', 'role_changed member'])
    expect(await auditOf(clubId)).toMatchObject([
      {
        action: 'club.role-changed',
        actorId: owner.id,
        before: { person: caller.id, role: 'member' },
        after: { person: caller.id, role: 'manager' },
      },
      { action: 'club.role-changed' },
    ])
  })

  it('can be given up by managers, who change no others', async () => {
    const clubId = await openClub()
    const other = await site.people.member({ confirmedEmail: false })
    await makeMember(site, clubId, caller, 'manager')
    await makeMember(site, clubId, other, 'manager')
    expectRefused(await put(caller, clubId, other.id, 'member'), 'owner_only')
    expectRefused(await put(caller, clubId, owner.id, 'member'), 'owner_only')
    expect((await put(other, clubId, other.id, 'member')).status).toBe(202)
    expect(await noticesOf(site, other)).toEqual([])
    expectRefused(await put(other, clubId, other.id, 'manager'), 'owner_only')
  })

  it('leave the owner alone, and strangers', async () => {
    const clubId = await openClub()
    expectRefused(await put(owner, clubId, owner.id, 'member'), 'owner_untouchable')
    expectRefused(await put(owner, clubId, caller.id, 'manager'), 'person_unknown')
    const answer = await put(owner, clubId, caller.id, 'owner')
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({ role: 'This value has the wrong form' })
  })

  it('allow five managers; suspended ones do not count', async () => {
    const clubId = await openClub()
    const managers = []
    for (const _ of [1, 2, 3, 4, 5]) managers.push(await site.people.member())
    for (const one of managers) await makeMember(site, clubId, one, 'manager')
    await makeMember(site, clubId, caller)
    expectRefused(await put(owner, clubId, caller.id, 'manager'), 'managers_full')
    const admin = await site.people.admin()
    const [first] = managers
    await admin.delete(`/profiles/user/${first?.id}`, { userIDToSuspend: first?.id, suspended: true })
    expect((await put(owner, clubId, caller.id, 'manager')).status).toBe(202)
  })
})

describe('Removing a member', () => {
  const reason = 'Advertising'
  const remove = (who: Member, clubId: number, userId: number, body: object = { reason }) =>
    who.delete(`/clubs/${clubId}/members/${userId}`, body)

  it('ends the membership with a reason that the person reads', async () => {
    const clubId = await openClub()
    await makeMember(site, clubId, caller)
    const answer = await remove(owner, clubId, caller.id)
    expect(answer).toMatchObject({ status: 202, body: { result: 'Carl Blau was removed from the club' } })
    expect(await noticesOf(site, caller)).toEqual(['member_removed: Advertising'])
    expect(await auditOf(clubId)).toMatchObject([{ action: 'club.member-removed', after: { reason } }])
    expect((await caller.post(`/clubs/${clubId}/membership`)).status).toBe(202)
  })

  it.each([[{}], [{ reason: '  ' }], [{ reason: null }]])('needs a reason: %j has none', async (body) => {
    const clubId = await openClub()
    const answer = await remove(owner, clubId, caller.id, body)
    expectRefused(answer, 'invalid_input')
    expect(answer.body.fields).toEqual({ reason: 'Please give a reason' })
    const long = await remove(owner, clubId, caller.id, { reason: 'x'.repeat(301) })
    expect(long.body.fields).toEqual({ reason: 'Use at most 300 characters' })
  })

  it('is for the team: managers remove members only', async () => {
    const clubId = await openClub()
    const [one, two] = [await site.people.member(), await site.people.member()]
    await makeMember(site, clubId, one, 'manager')
    await makeMember(site, clubId, two, 'manager')
    await makeMember(site, clubId, caller)
    expectRefused(await remove(caller, clubId, one.id), 'team_only')
    expectRefused(await remove(one, clubId, two.id), 'owner_only')
    expectRefused(await remove(one, clubId, owner.id), 'owner_untouchable')
    expectRefused(await remove(one, clubId, one.id), 'not_yourself')
    expectRefused(await remove(owner, clubId, owner.id), 'not_yourself')
    expect((await remove(one, clubId, caller.id)).status).toBe(202)
    expectRefused(await remove(one, clubId, caller.id), 'person_unknown')
  })
})

describe('A suspended person', () => {
  it('is missing from the number of members until restored', async () => {
    const clubId = await openClub()
    await makeMember(site, clubId, caller)
    const admin = await site.people.admin()
    const suspend = (suspended: boolean) =>
      admin.delete(`/profiles/user/${caller.id}`, { userIDToSuspend: caller.id, suspended })
    await suspend(true)
    expect(await membersOf(clubId)).toMatchObject({ members: 1 })
    expectRefused(
      await owner.put(`/clubs/${clubId}/members/${caller.id}`, { role: 'manager' }),
      'person_unknown',
    )
    await suspend(false)
    expect(await membersOf(clubId)).toMatchObject({ members: 2 })
  })

  it('comes back as a sixth manager; another one is not made until there are fewer than five', async () => {
    const clubId = await openClub()
    await makeMember(site, clubId, caller, 'manager')
    const admin = await site.people.admin()
    const suspend = (suspended: boolean) =>
      admin.delete(`/profiles/user/${caller.id}`, { userIDToSuspend: caller.id, suspended })
    await suspend(true)
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map(() => site.people.member()))
    const put = (id: number | undefined, role: string) =>
      owner.put(`/clubs/${clubId}/members/${id}`, { role })
    for (const [at, one] of others.entries())
      await makeMember(site, clubId, one, at < 5 ? 'manager' : 'member')
    await suspend(false)
    const { result } = (await owner.get(`/clubs/${clubId}/members`)).body
    expect((result as { role: string }[]).filter(({ role }) => role === 'manager')).toHaveLength(6)
    for (const at of [0, 1]) {
      expectRefused(await put(others[5]?.id, 'manager'), 'managers_full')
      expect((await put(others[at]?.id, 'member')).status).toBe(202)
    }
    expect((await put(others[5]?.id, 'manager')).status).toBe(202)
  })

  it('comes back as the 501st member; nobody joins until there are fewer than 500', async () => {
    const clubId = await openClub()
    const admin = await site.people.admin()
    await makeMember(site, clubId, caller)
    const suspend = (suspended: boolean) =>
      admin.delete(`/profiles/user/${caller.id}`, { userIDToSuspend: caller.id, suspended })
    await suspend(true)
    await fill(clubId, 499)
    expect(await membersOf(clubId)).toMatchObject({ members: 500 })
    await suspend(false)
    expect(await membersOf(clubId)).toMatchObject({ members: 501 })
    const outsider = await site.people.member()
    const join = () => outsider.post(`/clubs/${clubId}/membership`)
    for (const count of [500, 499]) {
      expectRefused(await join(), 'club_full')
      await site.db.execute(
        `delete from memberships where id = (select max(id) from memberships where club_id = ${clubId})`,
      )
      await site.db.transaction((tx) => recountMembers(tx, [clubId]))
      expect(await membersOf(clubId)).toMatchObject({ members: count })
    }
    expect((await join()).status).toBe(202)
  })
})
