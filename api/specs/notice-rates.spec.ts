import { DAY_MS, HOUR_MS } from '@aurivane/contract/limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import { meetingForm, pathOfMeetings, planMeeting } from './support/meetings.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let owner: Member
let club: number
beforeAll(async () => {
  site = await openSite({ rateLimits: true })
  owner = await site.people.member()
  club = await makeClub(site, owner, { state: 'verified' })
})
afterAll(() => site.close())

/** As if the person had done it so often already. */
async function use(rate: string, userId: number, points: number, windowMs: number) {
  const expire = site.clock.now().getTime() + windowMs
  await site.db.execute(
    sql`insert into rate_limits (key, points, expire) values (${`${rate}:${userId}`}, ${points}, ${expire})
      on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
  )
}

describe('What a person may do how often', () => {
  it('is limited for announcements, meetings, answers, calendar addresses and reports', async () => {
    const words = { title: 'A', text: 'B' }
    const meeting = await planMeeting(owner, club, meetingForm(site))
    const announced = await owner.post(`/clubs/${club}/announcements`, words)
    const id = String(announced.body['announcementID'])
    const other = await makeClub(site, await site.people.member(), { state: 'verified' })
    await makeMember(site, other, owner)
    const path = `${pathOfMeetings(club)}/${meeting}`
    const calls: [rate: string, points: number, windowMs: number, call: () => ReturnType<Member['get']>][] = [
      ['announcing', 20, DAY_MS, () => owner.post(`/clubs/${club}/announcements`, words)],
      ['editingAnnouncements', 60, DAY_MS, () => owner.put(`/clubs/${club}/announcements/${id}`, words)],
      ['editingAnnouncements', 60, DAY_MS, () => owner.delete(`/clubs/${club}/announcements/${id}`)],
      ['planningMeetings', 60, DAY_MS, () => owner.post(pathOfMeetings(club), meetingForm(site))],
      ['answeringMeetings', 120, HOUR_MS, () => owner.put(`${path}/answer`, { answer: 'going' })],
      ['changingMeetings', 120, DAY_MS, () => owner.put(path, meetingForm(site))],
      ['changingMeetings', 120, DAY_MS, () => owner.delete(path)],
      ['makingCalendarAddresses', 20, DAY_MS, () => owner.post(`/clubs/${club}/calendar`)],
      ['reporting', 10, DAY_MS, () => owner.post(`/clubs/${other}/reports`, { reason: 'spam' })],
    ]
    for (const [rate, points, windowMs, call] of calls) {
      await use(rate, owner.id, points, windowMs)
      const refused = await call()
      expectRefused(refused, 'too_many_requests')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(windowMs / 1000 - 60)
      await use(rate, owner.id, points - 1, windowMs)
      expect([rate, (await call()).status]).toEqual([rate, 202])
      expectRefused(await call(), 'too_many_requests')
    }
  })

  it('counts calls that succeed only', async () => {
    const caller = await site.people.member()
    await use('reporting', caller.id, 9, DAY_MS)
    for (let n = 0; n < 3; n += 1) {
      expectRefused(await caller.post('/clubs/999999/reports', { reason: 'spam' }), 'club_unknown')
    }
    expect((await caller.post(`/clubs/${club}/reports`, { reason: 'spam' })).status).toBe(202)
  })
})
