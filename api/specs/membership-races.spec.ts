import { and, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bans, memberships } from '../src/database/memberships-schema.ts'
import { notices } from '../src/database/notices-schema.ts'
import { clubs } from '../src/database/schema.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { createDatabase, type SpecDatabase } from './support/database.ts'
import type { Answer } from './support/http-client.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let database: SpecDatabase
let site: Site
let other: Site
beforeAll(async () => {
  database = await createDatabase()
  site = await openSite({ migratedUrl: database.url })
  other = await openSite({ migratedUrl: database.url })
})
afterAll(async () => {
  await site.close()
  await other.close()
  await database.drop()
})

type Sent = [who: Member, method: string, path: string, body?: unknown]

/** Sends all calls at once, to two instances in turn. */
function atOnce(calls: readonly Sent[]): Promise<Answer[]> {
  return Promise.all(
    calls.map(([{ headers }, method, path, body], at) =>
      (at % 2 === 0 ? site : other).send(method, path, { headers, body }),
    ),
  )
}
const endings = (answers: readonly Answer[]) =>
  answers.map(({ status, body }) => (status === 202 ? 'done' : String(body.code))).toSorted()
const repeat = <Item>(times: number, item: Item) => Array.from({ length: times }, () => item)
const people = (number: number) => Promise.all(repeat(number, null).map(() => site.people.member()))

async function stored(clubId: number) {
  const [club] = await site.db.select().from(clubs).where(eq(clubs.id, clubId))
  const rows = await site.db.select().from(memberships).where(eq(memberships.clubId, clubId))
  const banned = await site.db.select().from(bans).where(eq(bans.clubId, clubId))
  return { club, members: rows.map(({ userId }) => userId), banned: banned.map(({ userId }) => userId) }
}
async function noticesAbout(clubId: number, kind: 'request_approved' | 'member_joined') {
  const [row] = await site.db
    .select({ total: count() })
    .from(notices)
    .where(and(eq(notices.clubId, clubId), eq(notices.kind, kind)))
  return row?.total
}
async function closedClub() {
  const [owner, caller] = await people(2)
  if (!owner || !caller) throw new Error('nobody was made')
  const clubId = await makeClub(site, owner, { state: 'verified', privacy: true })
  return { clubId, owner, caller }
}
async function asked(clubId: number, caller: Member) {
  const answer = await caller.post(`/clubs/${clubId}/request`, {})
  return `/clubs/${clubId}/requests/${String(answer.body['requestID'])}`
}

describe('Of calls at once on two instances', () => {
  it('one of 20 joins gets the last place', async () => {
    const { clubId } = await closedClub()
    await site.db.execute(
      `with made as (insert into users (email, first_name, last_name, country, password_hash, max_clubs, joined_at)
       select 'place' || n || '@example.org', 'A', 'B', 'Italy', '', 3, now() from generate_series(1, 498) n returning id)
       insert into memberships (club_id, user_id, since) select ${clubId}, id, now() from made`,
    )
    await site.db.update(clubs).set({ privacy: false, members: 499 }).where(eq(clubs.id, clubId))
    const callers = await people(20)
    const answers = await atOnce(callers.map((one) => [one, 'POST', `/clubs/${clubId}/membership`]))
    expect(endings(answers)).toEqual([...repeat(19, 'club_full'), 'done'])
    expect(await stored(clubId)).toMatchObject({ club: { members: 500 } })
    expect((await stored(clubId)).members).toHaveLength(500)
    expect(await noticesAbout(clubId, 'member_joined')).toBe(1)
  })

  it('one of two approvals counts', async () => {
    const { clubId, owner, caller } = await closedClub()
    const request = await asked(clubId, caller)
    const approval: Sent = [owner, 'PUT', request, { decision: 'approve' }]
    expect(endings(await atOnce([approval, approval]))).toEqual(['done', 'request_closed'])
    expect(await noticesAbout(clubId, 'request_approved')).toBe(1)
  })

  it('an approval and a withdrawal exclude each other', async () => {
    const { clubId, owner, caller } = await closedClub()
    const request = await asked(clubId, caller)
    const [approved, withdrawn] = await atOnce([
      [owner, 'PUT', request, { decision: 'approve' }],
      [caller, 'DELETE', `/clubs/${clubId}/request`],
    ])
    expect(new Set([approved?.status, withdrawn?.status])).toEqual(new Set([202, 409]))
    const { members } = await stored(clubId)
    expect(members.includes(caller.id)).toBe(approved?.status === 202)
  })

  it('an approval and a ban leave nobody both member and banned', async () => {
    const { clubId, owner, caller } = await closedClub()
    const request = await asked(clubId, caller)
    const [, banned] = await atOnce([
      [owner, 'PUT', request, { decision: 'approve' }],
      [owner, 'POST', `/clubs/${clubId}/bans`, { userID: caller.id, reason: 'Spam' }],
    ])
    expect(banned?.status).toBe(202)
    expect(await stored(clubId)).toMatchObject({ members: [owner.id], banned: [caller.id] })
  })

  it('one of 20 accepts gets the last use', async () => {
    const { clubId, owner } = await closedClub()
    const { link } = (await owner.post(`/clubs/${clubId}/invitations`, {})).body as { link: string }
    const token = new URL(link).searchParams.get('invitation')
    const callers = await people(20)
    const kept = await atOnce(callers.map((one) => [one, 'POST', '/user/invitations', { token }]))
    const calls = callers.map((one, at): Sent => {
      const invitation = kept[at]?.body.result as { id: number } | undefined
      return [one, 'POST', `/user/invitations/${invitation?.id}/accept`]
    })
    expect(endings(await atOnce(calls))).toEqual(['done', ...repeat(19, 'invitation_dead')])
    expect((await stored(clubId)).members).toHaveLength(2)
  })

  it('no sixth manager is made', async () => {
    const { clubId, owner } = await closedClub()
    const members = await people(8)
    for (const one of members) await makeMember(site, clubId, one)
    const calls = members.map(({ id }): Sent => [
      owner,
      'PUT',
      `/clubs/${clubId}/members/${id}`,
      { role: 'manager' },
    ])
    expect(endings(await atOnce(calls))).toEqual([...repeat(5, 'done'), ...repeat(3, 'managers_full')])
  })

  it('nobody gets a 51st membership, by joining or by approval', async () => {
    const { clubId, owner, caller } = await closedClub()
    const request = await asked(clubId, caller)
    await site.db.execute(
      `with made as (insert into clubs (title, description, country, privacy, state, created_at)
       select 'Club ' || n, 'About', 'Italy', false, 'verified', now() from generate_series(1, 49) n returning id)
       insert into memberships (club_id, user_id, since) select id, ${caller.id}, now() from made`,
    )
    const open = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => makeClub(site, owner, { title, state: 'verified' })),
    )
    const answers = await atOnce([
      [owner, 'PUT', request, { decision: 'approve' }],
      ...open.map((id): Sent => [caller, 'POST', `/clubs/${id}/membership`]),
    ])
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    for (const code of endings(answers).filter((ending) => ending !== 'done'))
      expect(['membership_limit_reached', 'person_membership_limit']).toContain(code)
  })

  it.each(['leaving', 'a removal', 'a withdrawal'])(
    'accepting an offer and %s end with one owner, who is a member',
    async (kind) => {
      const { clubId, owner, caller } = await closedClub()
      await makeMember(site, clubId, caller)
      await owner.post(`/clubs/${clubId}/offer`, { userID: caller.id })
      const against: Record<string, Sent> = {
        leaving: [caller, 'DELETE', `/clubs/${clubId}/membership`],
        'a removal': [owner, 'DELETE', `/clubs/${clubId}/members/${caller.id}`, { reason: 'Silent' }],
        'a withdrawal': [owner, 'DELETE', `/clubs/${clubId}/offer`],
      }
      const [accepted, ended] = await atOnce([
        [caller, 'PUT', `/user/offers/${clubId}`, { decision: 'accept' }],
        against[kind] as Sent,
      ])
      expect([accepted, ended].filter((answer) => answer?.status === 202)).toHaveLength(1)
      const { club, members } = await stored(clubId)
      expect(club?.ownerId).toBe(accepted?.status === 202 ? caller.id : owner.id)
      expect(members).toContain(club?.ownerId)
    },
  )

  it('joining and declining the club leave no member who joined later', async () => {
    const { clubId } = await closedClub()
    await site.db.update(clubs).set({ privacy: false }).where(eq(clubs.id, clubId))
    const admin = await site.people.admin()
    const callers = await people(6)
    const joins = callers.map((one): Sent => [one, 'POST', `/clubs/${clubId}/membership`])
    const review = { clubID: clubId, value: 'declined', reason: 'Promises returns' }
    const [declined, ...joined] = await atOnce([[admin, 'PUT', '/user/club/single/state', review], ...joins])
    expect(declined?.status).toBe(202)
    for (const ending of endings(joined)) expect(['done', 'club_unknown']).toContain(ending)
    const done = joined.filter(({ status }) => status === 202)
    expect((await stored(clubId)).club?.members).toBe(1 + done.length)
  })

  it('suspensions and joins keep the number of members right', async () => {
    const { clubId } = await closedClub()
    await site.db.update(clubs).set({ privacy: false }).where(eq(clubs.id, clubId))
    const admin = await site.people.admin()
    const [members, callers] = [await people(4), await people(4)]
    for (const one of members) await makeMember(site, clubId, one)
    const answers = await atOnce([
      ...members.map(({ id }): Sent => [
        admin,
        'DELETE',
        `/profiles/user/${id}`,
        { userIDToSuspend: id, suspended: true },
      ]),
      ...callers.map((one): Sent => [one, 'POST', `/clubs/${clubId}/membership`]),
    ])
    expect(endings(answers)).toEqual(repeat(8, 'done'))
    expect((await stored(clubId)).club?.members).toBe(5)
  })
})
