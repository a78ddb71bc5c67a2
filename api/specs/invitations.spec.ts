import { createHash } from 'node:crypto'
import { DAY_MS } from '@aurivane/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

async function closedClub(facts: Parameters<typeof makeClub>[2] = {}) {
  owner = await site.people.member({ firstName: 'Olga', lastName: 'Neri', maxClubs: 99 })
  caller = await site.people.member({ firstName: 'Carl', lastName: 'Blau' })
  return makeClub(site, owner, { state: 'verified', privacy: true, ...facts })
}
async function invite(clubId: number, body: object = {}, who = owner) {
  const answer = await who.post(`/clubs/${clubId}/invitations`, body)
  expect(answer.status).toBe(202)
  const { invitationID, link } = answer.body as { invitationID: number; link: string }
  return { id: invitationID, token: new URL(link).searchParams.get('invitation') as string }
}
async function keep(token: string, who = caller) {
  const answer = await who.post('/user/invitations', { token })
  expect(answer.status).toBe(202)
  return (answer.body.result as { id: number }).id
}
const accept = (id: number, who = caller) => who.post(`/user/invitations/${id}/accept`)
const kept = async (who = caller) =>
  ((await who.get('/user/clubs')).body.result as { invitations: { id: number }[] }).invitations

describe('An invitation', () => {
  it('is a link that is shown once and listed without its token', async () => {
    const clubId = await closedClub()
    const answer = await owner.post(`/clubs/${clubId}/invitations`, { days: 3, uses: '5' })
    const { invitationID, expiresAt, link } = answer.body as Record<string, string>
    expect(answer.body.result).toBe('The invitation was created')
    expect(link).toMatch(new RegExp(`^http://localhost:3000/clubs/${clubId}\\?invitation=[\\w-]{43}$`))
    const list = await owner.get(`/clubs/${clubId}/invitations`)
    expect(list.body).toEqual({
      result: [
        {
          id: invitationID,
          by: { userID: owner.id, firstName: 'Olga', lastName: 'Neri' },
          date: expect.stringMatching(/Z$/),
          expiresAt,
          uses: 5,
          used: 0,
          left: 5,
        },
      ],
      next: null,
    })
    const [row] = (list.body.result as { date: string }[]) ?? []
    expect(Date.parse(String(expiresAt)) - Date.parse(String(row?.date))).toBe(3 * DAY_MS)
    expect(list.text).not.toContain(String(link).slice(-43))
  })

  it('is stored as the hash of its token only', async () => {
    const clubId = await closedClub()
    const { id, token } = await invite(clubId)
    await keep(token)
    const { rows } = await site.db.execute<Record<string, unknown>>(
      `select i.*, k.* from invitations i join kept_invitations k on k.invitation_id = i.id where i.id = ${id}`,
    )
    expect(rows).toMatchObject([{ token_hash: createHash('sha256').update(token).digest() }])
    expect(JSON.stringify(rows)).not.toContain(token)
    const [row] = rows
    const bytes = Object.values(row ?? {}).filter((value) => Buffer.isBuffer(value))
    expect(bytes).toHaveLength(1)
  })

  it('is listed newest first, page by page', async () => {
    const clubId = await closedClub()
    const ids: number[] = []
    for (const _ of [1, 2, 3]) ids.unshift((await invite(clubId)).id)
    const page = async (query: string) => {
      const { body } = await owner.get(`/clubs/${clubId}/invitations?${query}`)
      return { ids: (body.result as { id: number }[]).map(({ id }) => id), next: body['next'] }
    }
    expect(await page('limit=2')).toEqual({ ids: ids.slice(0, 2), next: ids[1] })
    expect(await page(`limit=2&after=${ids[1]}`)).toEqual({ ids: ids.slice(2), next: null })
    expect(await page('limit=3')).toEqual({ ids, next: null })
    expectRefused(await owner.get(`/clubs/${clubId}/invitations?limit=51`), 'invalid_input')
  })

  it('is for the team of a verified club; days and uses have limits', async () => {
    const clubId = await closedClub()
    await makeMember(site, clubId, caller)
    expectRefused(await caller.post(`/clubs/${clubId}/invitations`, {}), 'team_only')
    expectRefused(await caller.get(`/clubs/${clubId}/invitations`), 'team_only')
    for (const form of [
      { days: 31, uses: 0 },
      { days: 0, uses: 51 },
    ]) {
      const wrong = await owner.post(`/clubs/${clubId}/invitations`, form)
      expectRefused(wrong, 'invalid_input')
      expect(wrong.body.fields).toEqual({
        days: 'Enter a whole number from 1 to 30',
        uses: 'Enter a whole number from 1 to 50',
      })
    }
    await invite(clubId, { days: 30, uses: 50 })
    const pending = await makeClub(site, owner, { title: 'Pending', privacy: true })
    expectRefused(await owner.post(`/clubs/${pending}/invitations`, {}), 'club_not_verified')
  })

  it('makes its user a member, also where a request was waiting', async () => {
    const clubId = await closedClub()
    const { token } = await invite(clubId)
    await caller.post(`/clubs/${clubId}/request`, {})
    const id = await keep(token)
    expect(await keep(token)).toBe(id)
    expect(await kept()).toMatchObject([{ id, club: { id: clubId, members: 1 }, by: { userID: owner.id } }])
    const answer = await accept(id)
    expect(answer).toMatchObject({
      status: 202,
      body: { result: 'You are now a member of "Chess and charts"', clubID: clubId },
    })
    expect((await owner.get(`/clubs/${clubId}/requests`)).body.result).toEqual([])
    expect((await owner.get(`/clubs/${clubId}/invitations`)).body.result).toEqual([])
    expect(await noticesOf(site, caller)).toEqual([])
    expect(await noticesOf(site, owner)).toEqual(['request_received', 'member_joined'])
    expectRefused(await accept(id), 'not_found')
  })

  it('works for a declined person at once', async () => {
    const clubId = await closedClub()
    const requestId = (await caller.post(`/clubs/${clubId}/request`, {})).body['requestID'] as number
    await owner.put(`/clubs/${clubId}/requests/${requestId}`, { decision: 'decline' })
    const id = await keep((await invite(clubId)).token)
    expect((await accept(id)).status).toBe(202)
  })

  it('needs a confirmed email and a verified club when accepted', async () => {
    const clubId = await closedClub()
    const { token } = await invite(clubId, { uses: 2 })
    const unconfirmed = await site.people.member({ confirmedEmail: false })
    expectRefused(await accept(await keep(token, unconfirmed), unconfirmed), 'email_not_confirmed')
    const id = await keep(token)
    await site.db.execute(`update clubs set state = 'pending' where id = ${clubId}`)
    expectRefused(await accept(id), 'club_not_verified')
    await site.db.execute(`update clubs set state = 'declined' where id = ${clubId}`)
    expectRefused(await accept(id), 'invitation_dead')
    expect(await kept()).toEqual([])
    await site.db.execute(`update clubs set state = 'verified', members = 500 where id = ${clubId}`)
    expectRefused(await accept(id), 'club_full')
  })

  it('is refused to a person in 50 clubs, which uses nothing up', async () => {
    const clubId = await closedClub()
    const id = await keep((await invite(clubId)).token)
    await fillMemberships(site, caller, 50)
    expectRefused(await accept(id), 'membership_limit_reached')
    expect((await owner.get(`/clubs/${clubId}/invitations`)).body.result).toMatchObject([
      { used: 0, left: 1 },
    ])
    await site.db.execute(
      `delete from memberships where id = (select min(id) from memberships where user_id = ${caller.id})`,
    )
    expect((await accept(id)).status).toBe(202)
  })

  it('is refused to members', async () => {
    const clubId = await closedClub()
    const { token } = await invite(clubId)
    const id = await keep(token)
    await makeMember(site, clubId, caller)
    expectRefused(await caller.post('/user/invitations', { token }), 'already_member')
    expectRefused(await accept(id), 'already_member')
  })

  it('ends by revoking, by time and by its last use', async () => {
    const clubId = await closedClub()
    const [revoked, old, used] = [
      await invite(clubId),
      await invite(clubId),
      await invite(clubId, { days: 30 }),
    ]
    const id = await keep(revoked.token)
    const answer = await owner.delete(`/clubs/${clubId}/invitations/${revoked.id}`)
    expect(answer.body.result).toBe('The invitation was revoked')
    expectRefused(await owner.delete(`/clubs/${clubId}/invitations/${revoked.id}`), 'not_found')
    expectRefused(await accept(id), 'invitation_dead')
    const late = await keep(old.token)
    site.clock.advance(7 * DAY_MS)
    expectRefused(await accept(late), 'invitation_dead')
    expect((await accept(await keep(used.token))).status).toBe(202)
    const other = await site.people.member()
    for (const { token } of [revoked, old, used])
      expectRefused(await other.post('/user/invitations', { token }), 'invitation_dead')
    expectRefused(await other.delete(`/clubs/${clubId}/invitations/${old.id}`), 'not_found')
  })

  it('stops working while its maker is no manager, and for good when the maker leaves', async () => {
    const clubId = await closedClub()
    const bea = await site.people.member()
    await makeMember(site, clubId, bea, 'manager')
    const { token } = await invite(clubId, {}, bea)
    await owner.put(`/clubs/${clubId}/members/${bea.id}`, { role: 'member' })
    expectRefused(await caller.post('/user/invitations', { token }), 'invitation_dead')
    await owner.put(`/clubs/${clubId}/members/${bea.id}`, { role: 'manager' })
    await keep(token)
    await bea.delete(`/clubs/${clubId}/membership`)
    expectRefused(await caller.post('/user/invitations', { token }), 'invitation_dead')
    expect((await owner.get(`/clubs/${clubId}/invitations`)).body.result).toEqual([])
  })

  it.each([[{}], [{ token: '' }], [{ token: 'x'.repeat(201) }], [{ token: 7 }]])(
    'needs a token: %j has none',
    async (body) => {
      const answer = await (await site.people.member()).post('/user/invitations', body)
      expectRefused(answer, 'invalid_input')
      const wrong = 'token' in body && typeof body.token === 'number'
      const dead = 'This invitation has expired, was used up or was revoked'
      expect(answer.body.fields).toEqual({ token: wrong ? 'This value has the wrong form' : dead })
    },
  )

  it('can be dismissed by its keeper only', async () => {
    const clubId = await closedClub()
    const id = await keep((await invite(clubId)).token)
    expectRefused(await owner.delete(`/user/invitations/${id}`), 'not_found')
    expectRefused(await accept(id, owner), 'not_found')
    const answer = await caller.delete(`/user/invitations/${id}`)
    expect(answer.body.result).toBe('The invitation was dismissed')
    expect(await kept()).toEqual([])
  })

  it('is one of 20 open ones of a club, and of 20 kept ones of a person', async () => {
    const clubId = await closedClub()
    const tokens = []
    for (let made = 0; made < 20; made += 1) tokens.push((await invite(clubId)).token)
    expectRefused(await owner.post(`/clubs/${clubId}/invitations`, {}), 'invitations_full')
    const other = await makeClub(site, owner, { state: 'verified', privacy: true, title: 'Another' })
    const ids = []
    for (const token of [...tokens, (await invite(other)).token]) ids.push(await keep(token))
    expect((await kept()).map(({ id }) => id)).toEqual(ids.slice(1))
  })
})
