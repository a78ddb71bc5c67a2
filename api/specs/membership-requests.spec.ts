import { DAY_MS } from '@aurivane/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillMemberships, fillRequests, makeClub, makeMember } from './support/clubs.ts'
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

/** A verified closed club with an owner of its own and a caller who is no member. */
async function closedClub(facts: Parameters<typeof makeClub>[2] = {}) {
  owner = await site.people.member({ firstName: 'Olga', lastName: 'Neri', maxClubs: 99 })
  caller = await site.people.member({ firstName: 'Carl', lastName: 'Blau', country: 'Spain' })
  return makeClub(site, owner, { state: 'verified', privacy: true, ...facts })
}
async function ask(clubId: number, who = caller, body: object = {}) {
  const answer = await who.post(`/clubs/${clubId}/request`, body)
  expect(answer.status).toBe(202)
  return answer.body['requestID'] as number
}
const decide = (who: Member, clubId: number, requestId: number, body: object) =>
  who.put(`/clubs/${clubId}/requests/${requestId}`, body)
const standing = async (clubId: number) =>
  ((await caller.get(`/clubs/${clubId}`)).body.result as { you: Record<string, unknown> }).you

describe('Asking to join', () => {
  it('waits for the team, who read the message', async () => {
    const clubId = await closedClub()
    const bea = await site.people.member()
    await makeMember(site, clubId, bea, 'manager')
    const answer = await caller.post(`/clubs/${clubId}/request`, { message: '  I know Bea. ' })
    expect(answer.body).toEqual({ result: 'Your request was sent', requestID: expect.any(Number) })
    expect(await standing(clubId)).toMatchObject({ standing: 'requested', since: null })
    for (const one of [owner, bea])
      expect(await noticesOf(site, one)).toEqual(['request_received: I know Bea.'])
    const list = (await bea.get(`/clubs/${clubId}/requests`)).body
    expect(list).toEqual({
      result: [
        {
          id: answer.body['requestID'],
          person: { userID: caller.id, firstName: 'Carl', lastName: 'Blau' },
          country: 'Spain',
          message: 'I know Bea.',
          date: expect.stringMatching(/Z$/),
        },
      ],
      next: null,
    })
    expectRefused(await caller.post(`/clubs/${clubId}/request`, {}), 'request_pending')
    expectRefused(await caller.get(`/clubs/${clubId}/requests`), 'team_only')
  })

  it.each([
    [{ privacy: false }, 'club_open'],
    [{ state: 'pending' }, 'club_not_verified'],
    [{ state: 'declined' }, 'club_unknown'],
  ] as const)('is refused in a club that is %j: %s', async (facts, code) => {
    const clubId = await closedClub(facts)
    expectRefused(await caller.post(`/clubs/${clubId}/request`, {}), code)
  })

  it('is refused to members and unconfirmed people, and above 300 characters', async () => {
    const clubId = await closedClub()
    await makeMember(site, clubId, caller)
    expectRefused(await caller.post(`/clubs/${clubId}/request`, {}), 'already_member')
    const unconfirmed = await site.people.member({ confirmedEmail: false })
    expectRefused(await unconfirmed.post(`/clubs/${clubId}/request`, {}), 'email_not_confirmed')
    const long = await caller.post(`/clubs/${clubId}/request`, { message: 'x'.repeat(301) })
    expect(long.body.fields).toEqual({ message: 'Use at most 300 characters' })
  })

  it('is possible in 20 clubs at a time; those in declined ones do not count', async () => {
    const clubId = await closedClub()
    await fillRequests(site, caller, 20)
    expectRefused(await caller.post(`/clubs/${clubId}/request`, {}), 'open_requests_full')
    await site.db.execute(
      `update clubs set state = 'declined' where id = (select min(club_id) from membership_requests where user_id = ${caller.id})`,
    )
    await ask(clubId)
  })

  it('is refused while the club is full, and stores nothing', async () => {
    const clubId = await closedClub()
    await site.db.execute(`update clubs set members = 500 where id = ${clubId}`)
    expectRefused(await caller.post(`/clubs/${clubId}/request`, {}), 'club_full')
    expect((await owner.get(`/clubs/${clubId}/requests`)).body.result).toEqual([])
    expect(await noticesOf(site, owner)).toEqual([])
    await site.db.execute(`update clubs set members = 499 where id = ${clubId}`)
    await ask(clubId)
  })

  it('can be taken back, and asked again at once', async () => {
    const clubId = await closedClub()
    await ask(clubId)
    const answer = await caller.delete(`/clubs/${clubId}/request`)
    expect(answer).toMatchObject({ status: 202, body: { result: 'Your request was withdrawn' } })
    expectRefused(await caller.delete(`/clubs/${clubId}/request`), 'request_closed')
    await ask(clubId)
  })
})

describe('The decision about a request', () => {
  it('approves: the person is a member and told', async () => {
    const clubId = await closedClub()
    const requestId = await ask(clubId)
    const answer = await decide(owner, clubId, requestId, { decision: 'approve' })
    expect(answer).toMatchObject({ status: 202, body: { result: 'Carl Blau is now a member' } })
    expect(await standing(clubId)).toMatchObject({ standing: 'member', since: expect.any(String) })
    expect(await noticesOf(site, caller)).toEqual(['request_approved'])
    expect(await noticesOf(site, owner)).toEqual(['request_received'])
    for (const decision of ['approve', 'decline'])
      expectRefused(await decide(owner, clubId, requestId, { decision }), 'request_closed')
  })

  it('declines with a reason; the person may ask again seven days later', async () => {
    const clubId = await closedClub()
    const requestId = await ask(clubId)
    const answer = await decide(owner, clubId, requestId, { decision: 'decline', reason: 'Friends only' })
    expect(answer.body.result).toBe('The request was declined')
    expect(await noticesOf(site, caller)).toEqual(['request_declined: Friends only'])
    const { askAgainAt, ...you } = await standing(clubId)
    expect(you).toEqual({ standing: 'declined', since: null, reason: 'Friends only', calendar: null })
    const again = await caller.post(`/clubs/${clubId}/request`, {})
    expectRefused(again, 'request_too_soon')
    expect(again.body['askAgainAt']).toBe(askAgainAt)
    expect(again.body.result).toMatch(/^You can ask again from \d{1,2} [A-Z]\w+ \d{4}$/)
    site.clock.advance(7 * DAY_MS)
    expect(await standing(clubId)).toMatchObject({ standing: 'none', reason: null })
    await ask(clubId)
  })

  it('is for the team of that club', async () => {
    const clubId = await closedClub()
    const requestId = await ask(clubId)
    const member = await site.people.member()
    await makeMember(site, clubId, member)
    expectRefused(await decide(member, clubId, requestId, { decision: 'approve' }), 'team_only')
    expectRefused(await decide(caller, clubId, requestId, { decision: 'approve' }), 'team_only')
    const other = await makeClub(site, owner, { state: 'verified', privacy: true, title: 'Another' })
    expectRefused(await decide(owner, other, requestId, { decision: 'approve' }), 'not_found')
    const unconfirmed = await site.people.member({ confirmedEmail: false })
    await makeMember(site, clubId, unconfirmed, 'manager')
    expectRefused(
      await decide(unconfirmed, clubId, requestId, { decision: 'decline' }),
      'email_not_confirmed',
    )
    const wrong = await decide(owner, clubId, requestId, { decision: 'maybe' })
    expect(wrong.body.fields).toEqual({ decision: 'This value has the wrong form' })
  })

  it('approves in verified clubs only, and nobody above 50 memberships', async () => {
    const clubId = await closedClub()
    const requestId = await ask(clubId)
    await fillMemberships(site, caller, 50)
    expectRefused(await decide(owner, clubId, requestId, { decision: 'approve' }), 'person_membership_limit')
    await site.db.execute(`update clubs set members = 500 where id = ${clubId}`)
    expectRefused(await decide(owner, clubId, requestId, { decision: 'approve' }), 'club_full')
    await site.db.execute(`update clubs set state = 'pending' where id = ${clubId}`)
    expectRefused(await decide(owner, clubId, requestId, { decision: 'approve' }), 'club_not_verified')
    expect((await decide(owner, clubId, requestId, { decision: 'decline' })).status).toBe(202)
  })

  it('is not asked for while the person is suspended, and again after restoring', async () => {
    const clubId = await closedClub()
    const requestId = await ask(clubId, caller, { message: 'I know Bea.' })
    const admin = await site.people.admin()
    const suspend = (suspended: boolean) =>
      admin.delete(`/profiles/user/${caller.id}`, { userIDToSuspend: caller.id, suspended })
    expect((await suspend(true)).status).toBe(202)
    expect((await owner.get(`/clubs/${clubId}/requests`)).body.result).toEqual([])
    expectRefused(await decide(owner, clubId, requestId, { decision: 'approve' }), 'not_found')
    expect((await suspend(false)).status).toBe(202)
    expect((await owner.get(`/clubs/${clubId}/requests`)).body.result).toMatchObject([
      { id: requestId, person: { userID: caller.id }, message: 'I know Bea.' },
    ])
    expect((await decide(owner, clubId, requestId, { decision: 'approve' })).status).toBe(202)
  })

  it('may have a reason of 300 characters', async () => {
    const clubId = await closedClub()
    const requestId = await ask(clubId)
    const decline = (reason: string) => decide(owner, clubId, requestId, { decision: 'decline', reason })
    const long = await decline('x'.repeat(301))
    expectRefused(long, 'invalid_input')
    expect(long.body.fields).toEqual({ reason: 'Use at most 300 characters' })
    expect((await decline(` ${'x'.repeat(300)} `)).status).toBe(202)
    expect(await standing(clubId)).toMatchObject({ reason: 'x'.repeat(300) })
  })
})

describe('The list of requests', () => {
  it('shows the oldest first, page by page', async () => {
    const clubId = await closedClub()
    const ids = [await ask(clubId)]
    for (const _ of [1, 2]) ids.push(await ask(clubId, await site.people.member()))
    const page = async (query: string) => {
      const { body } = await owner.get(`/clubs/${clubId}/requests?${query}`)
      return { ids: (body.result as { id: number }[]).map(({ id }) => id), next: body['next'] }
    }
    expect(await page('limit=2')).toEqual({ ids: ids.slice(0, 2), next: ids[1] })
    expect(await page(`limit=2&after=${ids[1]}`)).toEqual({ ids: ids.slice(2), next: null })
    expect(await page('limit=3')).toEqual({ ids, next: null })
    expectRefused(await owner.get(`/clubs/${clubId}/requests?limit=51`), 'invalid_input')
  })
})

describe('A club that becomes closed', () => {
  it('keeps its members', async () => {
    const clubId = await closedClub({ privacy: false })
    expect((await caller.post(`/clubs/${clubId}/membership`)).status).toBe(202)
    const closing = { clubID: clubId, value: true }
    expect((await owner.put('/user/club/single/privacy', closing)).status).toBe(202)
    expect((await caller.get(`/clubs/${clubId}`)).body.result).toMatchObject({
      privacy: true,
      members: 2,
      you: { standing: 'member' },
    })
    expect((await caller.get(`/clubs/${clubId}/members`)).body.result).toHaveLength(2)
    const outsider = await site.people.member()
    expectRefused(await outsider.post(`/clubs/${clubId}/membership`), 'club_closed')
  })
})

describe('A club that becomes open', () => {
  it('ends the requests and tells each person', async () => {
    const clubId = await closedClub()
    const requestId = await ask(clubId)
    await owner.put('/user/club/single/privacy', { clubID: clubId, value: false })
    await expect.poll(() => noticesOf(site, caller)).toEqual(['request_ended'])
    expect(await standing(clubId)).toMatchObject({ standing: 'none' })
    expectRefused(await decide(owner, clubId, requestId, { decision: 'approve' }), 'request_closed')
  })
})
