import type { Meeting } from '@aurivane/contract/meetings'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClub, makeMember } from './support/clubs.ts'
import { meetingForm, pathOfMeetings, planMeeting } from './support/meetings.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let owner: Member
let going: Member
let club: number
beforeAll(async () => {
  site = await openSite()
  owner = await site.people.member()
})
afterAll(() => site.close())

const path = (rest: string) => `/clubs/${club}/${rest}`
async function goingTo(id: number, query = '') {
  const { result } = (await owner.get(`${pathOfMeetings(club)}${query}`)).body as { result: Meeting[] }
  return result.find((one) => one.id === id)?.going
}
const ends: Record<string, () => ReturnType<Member['get']>> = {
  leaving: () => going.delete(path('membership')),
  'a removal': () => owner.delete(path(`members/${going.id}`), { reason: 'Silent' }),
  'a ban': () => owner.post(path('bans'), { userID: going.id, reason: 'Insults' }),
}

describe('The answers of a member', () => {
  it.each(Object.entries(ends))('to meetings that are not over end by %s', async (_name, end) => {
    going = await site.people.member()
    club = await makeClub(site, owner, { state: 'verified' })
    await makeMember(site, club, going)
    const [next, begun, over] = [
      await planMeeting(owner, club, meetingForm(site)),
      await planMeeting(owner, club, meetingForm(site)),
      await planMeeting(owner, club, meetingForm(site)),
    ]
    for (const id of [next, begun, over]) {
      for (const [at, one] of [going, owner].entries()) {
        const answered = await one.put(path(`meetings/${id}/answer`), { answer: 'going' })
        expect(answered.body['going']).toBe(at + 1)
      }
    }
    await site.db.execute(
      sql`update meetings set starts_at = now() - interval '1 hour' where id in (${begun}, ${over})`,
    )
    await site.db.execute(sql`update meetings set ends_at = now() - interval '1 minute' where id = ${over}`)
    expect((await end()).status).toBe(202)
    expect([await goingTo(next), await goingTo(begun), await goingTo(over, '?past=true')]).toEqual([1, 1, 2])
    // Who comes back has not answered.
    await owner.delete(path(`bans/${going.id}`))
    expect((await going.post(path('membership'))).status).toBe(202)
    const { result } = (await going.get(pathOfMeetings(club))).body as { result: Meeting[] }
    expect(result.map(({ answer }) => answer)).toEqual([null, null])
  })
})
