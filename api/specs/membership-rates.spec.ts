import { DAY_MS, HOUR_MS } from '@aurivane/contract/limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpiredRows } from '../src/auth/delete-expired.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import { letLimitsPass } from './support/limits.ts'
import type { Member } from './support/people.ts'
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
    const made = await owner.post(`/clubs/${closed}/invitations`, {})
    const token = new URL(String(made.body['link'])).searchParams.get('invitation')
    const kept = (await caller.post('/user/invitations', { token })).body.result as { id: number }
    const accept = `/user/invitations/${kept.id}/accept`
    await use('joining', caller.id, 60, HOUR_MS)
    for (const path of [accept, `/clubs/${closed}/request`])
      expectRefused(await caller.post(path, {}), 'too_many_requests')
    await use('joining', caller.id, 59, HOUR_MS)
    expect((await caller.post(accept)).status).toBe(202)
    expect(await pointsOf('joining', caller.id)).toBe(60)
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

  it('counts decisions on requests, roles, removals, bans and their end together: 300 an hour', async () => {
    const [owner, member, caller] = [
      await site.people.member(),
      await site.people.member(),
      await site.people.member(),
    ]
    const clubId = await makeClub(site, owner, { state: 'verified', privacy: true })
    const path = `/clubs/${clubId}`
    const ask = async () => {
      const { requestID } = (await caller.post(`${path}/request`, {})).body
      return `${path}/requests/${String(requestID)}`
    }
    await makeMember(site, clubId, member)
    const [reason, request] = ['Silent', await ask()]
    const calls: (() => ReturnType<Member['get']>)[] = [
      () => owner.put(`${path}/members/${member.id}`, { role: 'manager' }),
      () => owner.put(request, { decision: 'approve' }),
      () => owner.delete(`${path}/members/${member.id}`, { reason }),
      () => owner.post(`${path}/bans`, { userID: caller.id, reason }),
      () => owner.delete(`${path}/bans/${caller.id}`),
    ]
    for (const [at, call] of calls.entries()) {
      await use('decidingOnMembers', owner.id, 300, HOUR_MS)
      const refused = await call()
      expectRefused(refused, 'too_many_requests')
      const seconds = Number(refused.headers['retry-after'])
      expect([at, seconds > 3500 && seconds <= 3600]).toEqual([at, true])
      await use('decidingOnMembers', owner.id, 299, HOUR_MS)
      expect([at, (await call()).status]).toEqual([at, 202])
      expect([at, await pointsOf('decidingOnMembers', owner.id)]).toEqual([at, 300])
    }
    await use('decidingOnMembers', owner.id, 299, HOUR_MS)
    expect((await owner.put(await ask(), { decision: 'decline' })).status).toBe(202)
    expect(await pointsOf('decidingOnMembers', owner.id)).toBe(300)
    await letLimitsPass(site, HOUR_MS)
    expectRefused(await owner.delete(`${path}/bans/${caller.id}`), 'person_unknown')
  })

  it('counts invitations and offers for a day: 30 and 10', async () => {
    const [owner, member] = [await site.people.member(), await site.people.member()]
    const clubId = await makeClub(site, owner, { state: 'verified' })
    await makeMember(site, clubId, member)
    const rates = [
      ['makingInvitations', 30, () => owner.post(`/clubs/${clubId}/invitations`, {}), 202],
      ['offering', 10, () => owner.post(`/clubs/${clubId}/offer`, { userID: member.id }), 409],
    ] as const
    for (const [rate, points, call] of rates) {
      // The window begins with the first call.
      expect((await call()).status).toBe(202)
      expect([rate, await pointsOf(rate, owner.id)]).toEqual([rate, 1])
      await use(rate, owner.id, points, DAY_MS)
      await deleteExpiredRows(site.services)
      const refused = await call()
      expectRefused(refused, 'too_many_requests')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(DAY_MS / 1000 - 100)
    }
    await letLimitsPass(site, DAY_MS - HOUR_MS)
    for (const [, , call] of rates) expectRefused(await call(), 'too_many_requests')
    await letLimitsPass(site, HOUR_MS)
    for (const [, , call, status] of rates) expect((await call()).status).toBe(status)
  })
})
