import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bans, memberships } from '../src/database/memberships-schema.ts'
import { clubs } from '../src/database/schema.ts'
import { fillMemberships, fillRequests, makeClub, makeMember } from './support/clubs.ts'
import { noticesDelivered } from './support/inbox.ts'
import { noticesOf } from './support/notices.ts'
import type { Member } from './support/people.ts'
import type { Site } from './support/site.ts'
import { endings, openTwoInstances, repeat, type Sent, type TwoInstances } from './support/two-instances.ts'

let instances: TwoInstances
let site: Site
beforeAll(async () => {
  instances = await openTwoInstances()
  site = instances.site
})
afterAll(() => instances.close())

const atOnce = (calls: readonly Sent[]) => instances.atOnce(calls)
const people = (number: number) => Promise.all(repeat(number, null).map(() => site.people.member()))

async function stored(clubId: number) {
  const [club] = await site.db.select().from(clubs).where(eq(clubs.id, clubId))
  const isOfClub = eq(memberships.clubId, clubId)
  const rows = await site.db.select().from(memberships).where(isOfClub).orderBy(memberships.id)
  const banned = await site.db.select().from(bans).where(eq(bans.clubId, clubId))
  return { club, members: rows.map(({ userId }) => userId), banned: banned.map(({ userId }) => userId) }
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
async function invite(clubId: number, by: Member, body: object = {}) {
  const { link } = (await by.post(`/clubs/${clubId}/invitations`, body)).body as { link: string }
  return new URL(link).searchParams.get('invitation')
}
async function keep(caller: Member, token: string | null) {
  return ((await caller.post('/user/invitations', { token })).body.result as { id: number }).id
}

describe('Of calls at once on two instances', () => {
  it('one of 20 joins gets the last place', async () => {
    const { clubId, owner } = await closedClub()
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
    expect(await noticesOf(site, owner)).toEqual(['member_joined'])
  })

  it('one of two approvals counts', async () => {
    const { clubId, owner, caller } = await closedClub()
    const request = await asked(clubId, caller)
    const approval: Sent = [owner, 'PUT', request, { decision: 'approve' }]
    expect(endings(await atOnce([approval, approval]))).toEqual(['done', 'request_closed'])
    expect(await noticesOf(site, caller)).toEqual(['request_approved'])
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
    expect(await noticesOf(site, caller)).toEqual(approved?.status === 202 ? ['request_approved'] : [])
    expect(await noticesOf(site, owner)).toEqual(['request_received'])
  })

  it('an approval and a ban leave nobody both member and banned', async () => {
    const { clubId, owner, caller } = await closedClub()
    const request = await asked(clubId, caller)
    const [approved, banned] = await atOnce([
      [owner, 'PUT', request, { decision: 'approve' }],
      [owner, 'POST', `/clubs/${clubId}/bans`, { userID: caller.id, reason: 'Spam' }],
    ])
    expect(banned?.status).toBe(202)
    expect(await stored(clubId)).toMatchObject({ members: [owner.id], banned: [caller.id] })
    const told = approved?.status === 202 ? ['request_approved'] : []
    expect(await noticesOf(site, caller)).toEqual([...told, 'member_banned: Spam'])
  })

  it('one of 20 accepts gets the last use', async () => {
    const { clubId, owner, caller: manager } = await closedClub()
    await makeMember(site, clubId, manager, 'manager')
    const token = await invite(clubId, owner)
    const callers = await people(20)
    const kept = await atOnce(callers.map((one) => [one, 'POST', '/user/invitations', { token }]))
    const calls = callers.map((one, at): Sent => {
      const invitation = kept[at]?.body.result as { id: number } | undefined
      return [one, 'POST', `/user/invitations/${invitation?.id}/accept`]
    })
    expect(endings(await atOnce(calls))).toEqual(['done', ...repeat(19, 'invitation_dead')])
    expect((await stored(clubId)).members).toHaveLength(3)
    for (const one of [owner, manager]) expect(await noticesOf(site, one)).toEqual(['member_joined'])
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
    const answers = await atOnce(calls)
    expect(endings(answers)).toEqual([...repeat(5, 'done'), ...repeat(3, 'managers_full')])
    for (const [at, one] of members.entries())
      expect(await noticesOf(site, one)).toEqual(answers[at]?.status === 202 ? ['role_changed manager'] : [])
  })

  it('nobody gets a 51st membership, by joining or by approval', async () => {
    const { clubId, owner, caller } = await closedClub()
    const request = await asked(clubId, caller)
    await fillMemberships(site, caller, 49)
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
    const told = [...(await noticesOf(site, caller)), ...(await noticesOf(site, owner))]
    expect(told.toSorted()).toEqual(
      [answers[0]?.status === 202 ? 'request_approved' : 'member_joined', 'request_received'].toSorted(),
    )
  })

  it.each(['leaving', 'a removal', 'a withdrawal'])(
    'accepting an offer and %s end with one owner, who is a member, and tell each person once',
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
      const isAccepted = accepted?.status === 202
      const told: Record<string, [toOwner: string[], toCaller: string[]]> = {
        leaving: [['member_left', 'offer_ended left'], ['offer_received']],
        'a removal': [[], ['member_removed: Silent', 'offer_received']],
        'a withdrawal': [[], ['offer_received', 'offer_withdrawn']],
      }
      expect(
        [await noticesOf(site, owner), await noticesOf(site, caller)].map((all) => all.toSorted()),
      ).toEqual(isAccepted ? [['offer_ended accepted'], ['offer_received']] : told[kind])
    },
  )

  it('joining and declining the club leave no member who joined later, and tell each member once', async () => {
    const { clubId, owner, caller: member } = await closedClub()
    await makeMember(site, clubId, member)
    await site.db.update(clubs).set({ privacy: false }).where(eq(clubs.id, clubId))
    const admin = await site.people.admin()
    const callers = await people(6)
    const joins = callers.map((one): Sent => [one, 'POST', `/clubs/${clubId}/membership`])
    const review = { clubID: clubId, value: 'declined', reason: 'Promises returns' }
    const unavailable = 'club_availability unavailable'
    const [declined, ...joined] = await atOnce([[admin, 'PUT', '/user/club/single/state', review], ...joins])
    expect(declined?.status).toBe(202)
    for (const ending of endings(joined)) expect(['done', 'club_unknown']).toContain(ending)
    const done = joined.filter(({ status }) => status === 202)
    expect((await stored(clubId)).club?.members).toBe(2 + done.length)
    await noticesDelivered(site)
    for (const [at, one] of callers.entries())
      expect(await noticesOf(site, one)).toEqual(joined[at]?.status === 202 ? [unavailable] : [])
    expect(await noticesOf(site, member)).toEqual([unavailable])
    const reviewed = 'club_reviewed declined: Promises returns'
    const told = [reviewed, ...repeat(done.length, 'member_joined')]
    expect((await noticesOf(site, owner)).toSorted()).toEqual(told)
  })

  it('suspensions and joins keep the number of members right', async () => {
    const { clubId, owner } = await closedClub()
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
    expect(await noticesOf(site, owner)).toEqual(repeat(4, 'member_joined'))
  })

  it('one of two reports by a person counts, and each administrator is told once', async () => {
    const { clubId, caller } = await closedClub()
    const admins = [await site.people.admin(), await site.people.admin()]
    const report: Sent = [caller, 'POST', `/clubs/${clubId}/reports`, { reason: 'spam' }]
    expect(endings(await atOnce(repeat(4, report)))).toEqual(['done', ...repeat(3, 'report_pending')])
    const { rows } = await site.db.execute(`select id from reports where club_id = ${clubId}`)
    expect(rows).toHaveLength(1)
    for (const one of admins) expect(await noticesOf(site, one)).toEqual(['report_received'])
  })

  it('one of two requests by a person counts', async () => {
    const { clubId, owner, caller } = await closedClub()
    const request: Sent = [caller, 'POST', `/clubs/${clubId}/request`, {}]
    expect(endings(await atOnce(repeat(4, request)))).toEqual(['done', ...repeat(3, 'request_pending')])
    expect((await owner.get(`/clubs/${clubId}/requests`)).body.result).toHaveLength(1)
    expect(await noticesOf(site, owner)).toEqual(['request_received'])
  })

  it('nobody gets a 21st open request', async () => {
    const { owner, caller } = await closedClub()
    await fillRequests(site, caller, 19)
    const closed = await Promise.all(
      ['Four', 'Five', 'Six', 'Seven'].map((title) =>
        makeClub(site, owner, { title, state: 'verified', privacy: true }),
      ),
    )
    const answers = await atOnce(closed.map((id) => [caller, 'POST', `/clubs/${id}/request`, {}]))
    expect(endings(answers)).toEqual(['done', ...repeat(3, 'open_requests_full')])
    const { requests } = (await caller.get('/user/clubs')).body.result as { requests: object[] }
    expect(requests).toHaveLength(20)
    expect(await noticesOf(site, owner)).toEqual(['request_received'])
  })

  it('one of two offers counts', async () => {
    const { clubId, owner } = await closedClub()
    const members = await people(2)
    for (const one of members) await makeMember(site, clubId, one)
    const answers = await atOnce(
      members.map(({ id }) => [owner, 'POST', `/clubs/${clubId}/offer`, { userID: id }]),
    )
    expect(endings(answers)).toEqual(['done', 'offer_pending'])
    for (const [at, one] of members.entries())
      expect(await noticesOf(site, one)).toEqual(answers[at]?.status === 202 ? ['offer_received'] : [])
  })

  it('no 21st invitation is made', async () => {
    const { clubId, owner, caller: manager } = await closedClub()
    await makeMember(site, clubId, manager, 'manager')
    for (let made = 0; made < 19; made += 1) await invite(clubId, owner)
    const calls = [owner, manager, manager, owner].map((one): Sent => [
      one,
      'POST',
      `/clubs/${clubId}/invitations`,
      {},
    ])
    expect(endings(await atOnce(calls))).toEqual(['done', ...repeat(3, 'invitations_full')])
    expect((await owner.get(`/clubs/${clubId}/invitations`)).body.result).toHaveLength(20)
  })

  it('one of two accepts by the same person uses up the invitation once', async () => {
    const { clubId, owner, caller } = await closedClub()
    const id = await keep(caller, await invite(clubId, owner, { uses: 5 }))
    const accept: Sent = [caller, 'POST', `/user/invitations/${id}/accept`]
    // The invitation is no longer kept for the one who accepted it.
    expect(endings(await atOnce([accept, accept]))).toEqual(['done', 'not_found'])
    expect((await owner.get(`/clubs/${clubId}/invitations`)).body.result).toMatchObject([
      { used: 1, left: 4 },
    ])
    expect((await stored(clubId)).members).toHaveLength(2)
    expect(await noticesOf(site, owner)).toEqual(['member_joined'])
  })

  it('joining and a ban leave nobody both member and banned', async () => {
    const { clubId, owner, caller } = await closedClub()
    await site.db.update(clubs).set({ privacy: false }).where(eq(clubs.id, clubId))
    const [joined, banned] = await atOnce([
      [caller, 'POST', `/clubs/${clubId}/membership`],
      [owner, 'POST', `/clubs/${clubId}/bans`, { userID: caller.id, reason: 'Spam' }],
    ])
    expect(joined?.status).toBe(202)
    // Before joining, the person is unknown to the club.
    expect(endings([banned])[0]).toMatch(/^(done|person_unknown)$/)
    const isBanned = banned?.status === 202
    const after = isBanned
      ? { members: [owner.id], banned: [caller.id] }
      : { members: [owner.id, caller.id], banned: [] }
    expect(await stored(clubId)).toMatchObject(after)
    expect(await noticesOf(site, caller)).toEqual(isBanned ? ['member_banned: Spam'] : [])
    expect(await noticesOf(site, owner)).toEqual(['member_joined'])
  })

  it('accepting an invitation and a ban leave nobody both member and banned', async () => {
    const { clubId, owner, caller } = await closedClub()
    await asked(clubId, caller)
    const id = await keep(caller, await invite(clubId, owner))
    const [accepted, banned] = await atOnce([
      [caller, 'POST', `/user/invitations/${id}/accept`],
      [owner, 'POST', `/clubs/${clubId}/bans`, { userID: caller.id, reason: 'Spam' }],
    ])
    expect(banned?.status).toBe(202)
    expect(endings([accepted])[0]).toMatch(/^(done|banned)$/)
    expect(await stored(clubId)).toMatchObject({ members: [owner.id], banned: [caller.id] })
    expect(await noticesOf(site, caller)).toEqual(['member_banned: Spam'])
  })
})
