import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClub, makeMember } from './support/clubs.ts'
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

const reason = 'Insults'
async function club(facts: Parameters<typeof makeClub>[2] = {}) {
  owner = await site.people.member({ firstName: 'Olga', lastName: 'Neri' })
  caller = await site.people.member({ firstName: 'Carl', lastName: 'Blau' })
  return makeClub(site, owner, { state: 'verified', ...facts })
}
const ban = (who: Member, clubId: number, { id }: { id: number }) =>
  who.post(`/clubs/${clubId}/bans`, { userID: id, reason })

describe('A ban', () => {
  it('ends the membership and keeps the person from joining', async () => {
    const clubId = await club()
    await makeMember(site, clubId, caller)
    const answer = await ban(owner, clubId, caller)
    expect(answer).toMatchObject({ status: 202, body: { result: 'Carl Blau is banned from the club' } })
    expectRefused(await caller.post(`/clubs/${clubId}/membership`), 'banned')
    const shown = (await caller.get(`/clubs/${clubId}`)).body.result
    expect(shown).toMatchObject({ members: 1, you: { standing: 'banned', reason, since: null } })
    expect(await noticesOf(site, caller)).toEqual([`member_banned: ${reason}`])
    expect((await owner.get(`/clubs/${clubId}/bans`)).body).toEqual({
      result: [
        {
          id: expect.any(Number),
          userID: caller.id,
          person: { userID: caller.id, firstName: 'Carl', lastName: 'Blau' },
          reason,
          by: { userID: owner.id, firstName: 'Olga', lastName: 'Neri' },
          date: expect.stringMatching(/Z$/),
        },
      ],
      next: null,
    })
  })

  it('ends a request, and keeps the person from asking and from invitations until it is lifted', async () => {
    const clubId = await club({ privacy: true })
    const link = (await owner.post(`/clubs/${clubId}/invitations`, {})).body['link'] as string
    const token = new URL(link).searchParams.get('invitation')
    await caller.post(`/clubs/${clubId}/request`, {})
    const kept = (await caller.post('/user/invitations', { token })).body.result as { id: number }
    expect((await ban(owner, clubId, caller)).status).toBe(202)
    expectRefused(await caller.post(`/clubs/${clubId}/request`, {}), 'banned')
    expectRefused(await caller.post('/user/invitations', { token }), 'banned')
    expectRefused(await caller.post(`/user/invitations/${kept.id}/accept`), 'banned')
    const lifted = await owner.delete(`/clubs/${clubId}/bans/${caller.id}`)
    expect(lifted).toMatchObject({ status: 202, body: { result: 'The ban was lifted' } })
    expect(await noticesOf(site, caller)).toEqual([`member_banned: ${reason}`, 'member_unbanned'])
    expect((await caller.post(`/clubs/${clubId}/request`, {})).status).toBe(202)
  })

  it('is for members and applicants, by the team, with a reason', async () => {
    const clubId = await club()
    const [bea, eve] = [await site.people.member(), await site.people.member()]
    await makeMember(site, clubId, bea, 'manager')
    await makeMember(site, clubId, eve, 'manager')
    expectRefused(await ban(owner, clubId, caller), 'person_unknown')
    await makeMember(site, clubId, caller)
    expectRefused(await ban(caller, clubId, bea), 'team_only')
    expectRefused(await ban(bea, clubId, eve), 'owner_only')
    expectRefused(await ban(bea, clubId, owner), 'owner_untouchable')
    expectRefused(await ban(owner, clubId, owner), 'not_yourself')
    expectRefused(await caller.get(`/clubs/${clubId}/bans`), 'team_only')
    expectRefused(await caller.delete(`/clubs/${clubId}/bans/${bea.id}`), 'person_unknown')
    const missing = await owner.post(`/clubs/${clubId}/bans`, { userID: caller.id })
    expect(missing.body.fields).toEqual({ reason: 'Please give a reason' })
    const long = await owner.post(`/clubs/${clubId}/bans`, { userID: caller.id, reason: 'x'.repeat(301) })
    expect(long.body.fields).toEqual({ reason: 'Use at most 300 characters' })
    expect((await ban(bea, clubId, caller)).status).toBe(202)
    expectRefused(await eve.delete(`/clubs/${clubId}/bans/${eve.id}`), 'person_unknown')
  })

  it('is listed newest first, with people who are suspended as null', async () => {
    const clubId = await club()
    const other = await site.people.member()
    for (const one of [caller, other]) {
      await makeMember(site, clubId, one)
      await ban(owner, clubId, one)
    }
    await site.db.execute(`update users set suspended_at = now() where id = ${other.id}`)
    const first = (await owner.get(`/clubs/${clubId}/bans?limit=1`)).body
    expect(first.result).toMatchObject([{ userID: other.id, person: null }])
    const second = (await owner.get(`/clubs/${clubId}/bans?after=${String(first['next'])}`)).body
    expect(second).toMatchObject({ result: [{ userID: caller.id }], next: null })
  })
})
