import { DAY_MS, HOUR_MS } from '@aurivane/contract/limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpiredRows } from '../src/auth/delete-expired.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import { letLimitsPass } from './support/limits.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ rateLimits: true })
})
afterAll(() => site.close())

/** As if the person had done it so often already. */
async function use(rate: string, userId: number, points: number, windowMs: number) {
  const expire = site.clock.now().getTime() + windowMs
  await site.db.execute(
    sql`insert into rate_limits (key, points, expire) values (${`${rate}:${userId}`}, ${points}, ${expire})
      on conflict (key) do update set points = excluded.points`,
  )
}
async function pointsOf(rate: string, userId: number) {
  const { rows } = await site.db.execute<{ points: number }>(
    sql`select points from rate_limits where key = ${`${rate}:${userId}`}`,
  )
  return rows[0]?.points ?? 0
}

describe('A rate of a person', () => {
  it('counts joining, asking and accepting together, and only what succeeds', async () => {
    const [owner, caller] = [await site.people.member(), await site.people.member()]
    const open = await makeClub(site, owner, { state: 'verified' })
    const closed = await makeClub(site, owner, { state: 'verified', privacy: true, title: 'Closed' })
    await caller.post(`/clubs/${open}/membership`)
    expectRefused(await caller.post(`/clubs/${open}/membership`), 'already_member')
    await caller.post(`/clubs/${closed}/request`, {})
    expect(await pointsOf('joining', caller.id)).toBe(2)
    await use('joining', caller.id, 60, HOUR_MS)
    // Checked after the input and before everything else.
    expectRefused(await caller.post('/clubs/x/membership'), 'invalid_input')
    const answer = await caller.post('/clubs/2147483647/membership')
    expectRefused(answer, 'too_many_requests')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500)
    await letLimitsPass(site, HOUR_MS)
    expectRefused(await caller.post('/clubs/2147483647/membership'), 'club_unknown')
  })

  it('counts wrong tokens of invitations too', async () => {
    const caller = await site.people.member()
    for (const _ of [1, 2])
      expectRefused(await caller.post('/user/invitations', { token: 'no' }), 'invitation_dead')
    expect(await pointsOf('keepingInvitations', caller.id)).toBe(2)
    await use('keepingInvitations', caller.id, 60, HOUR_MS)
    expectRefused(await caller.post('/user/invitations', { token: 'no' }), 'too_many_requests')
  })

  it('limits decisions about members, invitations and offers, the latter for a day', async () => {
    const [owner, member] = [await site.people.member(), await site.people.member()]
    const clubId = await makeClub(site, owner, { state: 'verified' })
    await makeMember(site, clubId, member)
    await owner.put(`/clubs/${clubId}/members/${member.id}`, { role: 'manager' })
    await owner.post(`/clubs/${clubId}/offer`, { userID: member.id })
    await owner.post(`/clubs/${clubId}/invitations`, {})
    expect(await pointsOf('decidingOnMembers', owner.id)).toBe(1)
    await use('decidingOnMembers', owner.id, 300, HOUR_MS)
    await use('offering', owner.id, 10, DAY_MS)
    await use('makingInvitations', owner.id, 30, DAY_MS)
    await deleteExpiredRows(site.services)
    for (const call of [
      () => owner.delete(`/clubs/${clubId}/bans/${member.id}`),
      () => owner.post(`/clubs/${clubId}/offer`, { userID: member.id }),
      () => owner.post(`/clubs/${clubId}/invitations`, {}),
    ])
      expectRefused(await call(), 'too_many_requests')
  })
})
