import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverNotices } from '../src/notices/deliver-notices.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import { inbox, noticesDelivered } from './support/inbox.ts'
import { meetingForm, pathOfMeetings, planMeeting } from './support/meetings.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'
import { createDatabase, type SpecDatabase } from './support/database.ts'

/** Two instances on one database. */
let database: SpecDatabase
let site: Site
let second: Site
beforeAll(async () => {
  database = await createDatabase()
  site = await openSite({ migratedUrl: database.url })
  second = await openSite({ migratedUrl: database.url })
})
afterAll(async () => {
  await site.close()
  await second.close()
  await database.drop()
})

const MEMBERS = 500

async function countNotices(announcementId: number) {
  const { rows } = await site.db.execute<{ all: number; people: number }>(
    sql`select count(*)::int as all, count(distinct user_id)::int as people from notices
      where kind = 'announcement' and target = ${announcementId}`,
  )
  return rows[0]
}

async function makeLargeClub() {
  const owner = await site.people.member()
  const clubId = await makeClub(site, owner, { state: 'verified' })
  await site.db.execute(sql`
    with people as (
      insert into users (email, first_name, last_name, country, password_hash, confirmed_email, max_clubs, joined_at)
      select 'm' || ${clubId}::int || '-' || n || '@example.org', 'A', 'B', 'Italy', '', true, 3, now()
      from generate_series(1, ${MEMBERS}) n returning id
    )
    insert into memberships (club_id, user_id, since) select ${clubId}, id, now() from people`)
  return { owner, clubId }
}

describe('An announcement to 500 members', () => {
  it('reaches each of them exactly once, also when deliveries fail in between', async () => {
    const { owner, clubId } = await makeLargeClub()
    // The third hundred cannot be told while this holds.
    await site.db.execute(sql`
      create function refuse_some() returns trigger language plpgsql as $$
      begin
        if (select count(*) from notices) > 250 then raise exception 'interrupted'; end if;
        return new;
      end $$`)
    await site.db.execute(
      sql`create trigger interrupt before insert on notices for each row execute function refuse_some()`,
    )
    const { body } = await owner.post(`/clubs/${clubId}/announcements`, { title: 'Hello', text: 'x' })
    const id = body['announcementID'] as number
    await expect.poll(async () => (await countNotices(id))?.all).toBe(200)
    // Deleting the own notice does not bring it back.
    const { rows } = await site.db.execute<{ user_id: number }>(
      sql`delete from notices where id = (select min(id) from notices) returning user_id`,
    )
    await site.db.execute(sql`drop trigger interrupt on notices`)
    await Promise.all([site, second].map(({ services }) => deliverNotices(services, () => false)))
    await noticesDelivered(site)
    expect(await countNotices(id)).toEqual({ all: MEMBERS - 1, people: MEMBERS - 1 })
    expect(rows).toHaveLength(1)
  })

  it('leaves out those who left or were suspended before they were told', async () => {
    const owner = await site.people.member()
    const clubId = await makeClub(site, owner, { state: 'verified' })
    const [left, suspended, stays] = await Promise.all([1, 2, 3].map(() => site.people.member()))
    if (!left || !suspended || !stays) throw new Error('three are needed')
    for (const one of [left, suspended, stays]) await makeMember(site, clubId, one)
    // Held back until the others are gone.
    await site.db.transaction(async (tx) => {
      await tx.execute(sql`lock table notices in exclusive mode`)
      const { body } = await owner.post(`/clubs/${clubId}/announcements`, { title: 'Hello', text: 'x' })
      expect(body['announcementID']).toEqual(expect.any(Number))
      await tx.execute(sql`delete from memberships where user_id = ${left.id}`)
      await tx.execute(sql`update users set suspended_at = now() where id = ${suspended.id}`)
    })
    const late = await site.people.member()
    await makeMember(site, clubId, late)
    await noticesDelivered(site)
    const { rows } = await site.db.execute(
      sql`select user_id from notices where club_id = ${clubId} and kind = 'announcement'`,
    )
    expect(rows).toEqual([{ user_id: stays.id }])
  })
})

describe('A request to join that waits', () => {
  it('gives no part in announcements and meetings', async () => {
    const [owner, member, applicant] = [
      await site.people.member(),
      await site.people.member(),
      await site.people.member(),
    ]
    const clubId = await makeClub(site, owner, { state: 'verified', privacy: true })
    await makeMember(site, clubId, member)
    expect((await applicant.post(`/clubs/${clubId}/request`, {})).status).toBe(202)
    const announcement = { title: 'Hello', text: 'x' }
    expect((await owner.post(`/clubs/${clubId}/announcements`, announcement)).status).toBe(202)
    const meetingId = await planMeeting(owner, clubId, meetingForm(site))
    await noticesDelivered(site)
    const kindsOf = async (person: Member) => (await inbox(person, clubId)).map(({ kind }) => kind).toSorted()
    expect(await kindsOf(member)).toEqual(['announcement', 'meeting_new'])
    expect(await kindsOf(applicant)).toEqual([])
    expectRefused(
      await applicant.put(`${pathOfMeetings(clubId)}/${meetingId}/answer`, { answer: 'going' }),
      'members_only',
    )
    expectRefused(await applicant.get(pathOfMeetings(clubId)), 'members_only')
  })
})
