import type { Report } from '@aurivane/contract/reports'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../src/database/schema.ts'
import { lockOpenReports } from '../src/reports/reports.queries.ts'
import { lockUserAndAdmins } from '../src/users/managed-users.queries.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer } from './support/http-client.ts'
import { inbox, noticesDelivered } from './support/inbox.ts'
import { meetingForm, planMeeting } from './support/meetings.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let admin: Member
let owner: Member
let reporter: Member
beforeAll(async () => {
  site = await openSite()
  admin = await site.people.admin({ firstName: 'Bea' })
  owner = await site.people.member({ firstName: 'Olga' })
  reporter = await site.people.member({ confirmedEmail: false })
})
afterAll(() => site.close())

const spam = { reason: 'spam', text: 'Every day' }
async function report(clubId: number, by = reporter): Promise<number> {
  const answer = await by.post(`/clubs/${clubId}/reports`, spam)
  expect(answer).toMatchObject({ status: 202, body: { result: 'Thank you. We will look into it.' } })
  return answer.body['reportID'] as number
}
async function list(query = '?limit=50'): Promise<Report[]> {
  return (await admin.get(`/admin/reports${query}`)).body['result'] as unknown as Report[]
}
const find = async (id: number, query?: string) => (await list(query)).find((one) => one.id === id)
const close = (id: number, form: object, by = admin) => by.put(`/admin/reports/${id}`, form)
const note = 'Looked at it.'

describe('Reporting a club', () => {
  it('copies the club as evidence and tells the administrators', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified', title: 'Gold', privacy: true })
    await owner.post(`/clubs/${clubId}/announcements`, { title: 'Rich', text: '10% a month' })
    await planMeeting(owner, clubId, meetingForm(site))
    const id = await report(clubId)
    await owner.put('/user/club/single/description', { clubID: clubId, value: 'All harmless' })
    expect(await find(id)).toEqual({
      id,
      club: { id: clubId, title: 'Gold', country: 'Italy', privacy: true, state: 'verified', members: 1 },
      owner: { userID: owner.id, firstName: 'Olga', lastName: 'Rossi', email: owner.email, suspended: false },
      reporter: { userID: reporter.id, firstName: 'Ada', lastName: 'Rossi' },
      reason: 'spam',
      text: 'Every day',
      date: expect.any(String),
      openReports: 1,
      evidence: {
        title: 'Gold',
        description: 'Slow thinking for quick markets',
        contacts: [],
        privacy: true,
        state: 'verified',
        announcements: [expect.objectContaining({ title: 'Rich', text: '10% a month' })],
        meetings: [expect.objectContaining({ link: 'https://meet.example.com/x', state: 'planned' })],
      },
      state: 'open',
      outcome: null,
      note: null,
      closedAt: null,
      closedBy: null,
    })
    expect((await inbox(admin, clubId)).map(({ text, link }) => [text, link])).toEqual([
      ['A report about "Gold" is waiting.', '/profile?select=admin#reports'],
    ])
    const { body } = await admin.get('/admin/overview')
    expect(body['result']).toMatchObject({ reports: { open: (await list()).length } })
  })

  it('is refused for the own club and while a report is open, also for calls at once', async () => {
    const clubId = await makeClub(site, owner, { state: 'pending' })
    const send = () => reporter.post(`/clubs/${clubId}/reports`, { reason: 'other', text: 'Strange' })
    const answers = await Promise.all([send(), send(), send(), send()])
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 202)) {
      expectRefused(answer, 'report_pending')
    }
    expect((await inbox(admin, clubId)).length).toBe(1)
    expectRefused(await owner.post(`/clubs/${clubId}/reports`, spam), 'not_your_own_club')
    const declined = await makeClub(site, owner, { state: 'declined' })
    expectRefused(await reporter.post(`/clubs/${declined}/reports`, spam), 'club_unknown')
    expectRefused(await site.people.visitor().post(`/clubs/${clubId}/reports`, spam), 'login_needed')
  })

  it.each([
    [{}, { reason: 'Choose a reason from the list' }],
    [{ reason: 'boring' }, { reason: 'Choose a reason from the list' }],
    [{ reason: 'other' }, { text: 'Please describe what is wrong' }],
    [{ reason: 'spam', text: 'x'.repeat(1001) }, { text: 'Use at most 1000 characters' }],
  ])('refuses bad input %#', async (form, fields) => {
    const clubId = await makeClub(site, owner)
    const answer = await reporter.post(`/clubs/${clubId}/reports`, form)
    expectRefused(answer, 'invalid_input')
    expect(answer.body['fields']).toEqual(fields)
  })
})

describe('Closing a report', () => {
  it('without action closes this one only', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified', title: 'Gold' })
    const other = await site.people.member()
    const [id, second] = [await report(clubId), await report(clubId, other)]
    const answer = await close(id, { outcome: 'no_action', note })
    expect(answer.body['result']).toBe(`Report ${id} is closed`)
    expect(await find(id, '?state=closed')).toMatchObject({
      state: 'closed',
      outcome: 'no_action',
      note,
      closedBy: { userID: admin.id, firstName: 'Bea' },
      openReports: 1,
    })
    expect(await find(second)).toMatchObject({ state: 'open', openReports: 1 })
    expectRefused(await close(id, { outcome: 'no_action', note }), 'report_already_closed')
    expect((await inbox(reporter, clubId)).map(({ text, link }) => [text, link])).toEqual([
      ['We looked into your report about "Gold" and found no reason to act.', '/inbox'],
    ])
    expect(await report(clubId)).toBeGreaterThan(second)
  })

  it('by declining the club closes all on it and tells owner, members and reporters', async () => {
    const member = await site.people.member()
    const clubId = await makeClub(site, owner, { state: 'verified', title: 'Gold' })
    await makeMember(site, clubId, member)
    const [id, second] = [await report(clubId), await report(clubId, member)]
    const form = { outcome: 'club_declined', note, reason: 'Promises returns' }
    const answers = await Promise.all([close(id, form), close(second, form)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['202', '409'])
    await noticesDelivered(site)
    expect(await find(second, '?state=closed')).toMatchObject({
      outcome: 'club_declined',
      club: { state: 'declined' },
      openReports: 0,
    })
    expect((await inbox(owner, clubId)).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['club_reviewed', 'Promises returns'],
    ])
    expect((await inbox(member, clubId)).map(({ kind }) => kind).toSorted()).toEqual([
      'club_availability',
      'report_closed',
    ])
    expect((await inbox(reporter, clubId))[0]?.text).toBe(
      'We looked into your report about "Gold" and took action.',
    )
    const { body } = await admin.get('/admin/audit?limit=3')
    expect(
      (body['result'] as unknown as { action: string; subject: string }[]).map((row) => row.action),
    ).toEqual(['report.closed', 'report.closed', 'club.reviewed'])
    expect(body['result']).toMatchObject([{ subject: `club ${clubId}` }, {}, {}])
  })

  it('by suspending the owner, also of a club that was deleted', async () => {
    const bad = await site.people.member({ firstName: 'Bad' })
    const clubId = await makeClub(site, bad, { state: 'verified' })
    const id = await report(clubId)
    await bad.delete('/user/club', { clubID: clubId })
    expect(await find(id)).toMatchObject({ club: null, owner: { userID: bad.id, suspended: false } })
    const reason = 'Fraud'
    expectRefused(await close(id, { outcome: 'club_declined', note, reason }), 'club_unknown')
    expect((await close(id, { outcome: 'owner_suspended', note, reason })).status).toBe(202)
    expect((await site.people.stored(bad)).deletedAt).not.toBeNull()
    expect(await find(id, '?state=closed')).toMatchObject({ owner: { suspended: true } })
    const { rows } = await site.db.execute(
      sql`select kind, detail from notices where user_id = ${bad.id} and kind = 'account_suspended'`,
    )
    expect(rows).toEqual([{ kind: 'account_suspended', detail: 'Fraud' }])
  })

  it('by suspending the owner and by declining the club at once: one of them', async () => {
    const bad = await site.people.member({ firstName: 'Bad' })
    const clubId = await makeClub(site, bad, { state: 'verified' })
    const id = await report(clubId)
    const other = await site.people.admin()
    const sent: Promise<Answer>[] = []
    // The suspension waits for the reports first: it must hold the club by then, which the other needs.
    await site.db.transaction(async (tx) => {
      await lockOpenReports(tx, clubId)
      for (const [outcome, by] of [
        ['owner_suspended', admin],
        ['club_declined', other],
      ] as const) {
        sent.push(close(id, { outcome, note, reason: 'Fraud' }, by))
        const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        await expect
          .poll(async () => (await site.db.execute(waiting)).rows.length, { interval: 5 })
          .toBe(sent.length)
      }
    })
    const [suspended, declined] = await Promise.all(sent)
    expect(suspended?.status).toBe(202)
    expect(declined && declined.status).toBe(409)
    expect(await find(id, '?state=closed')).toMatchObject({ outcome: 'owner_suspended' })
  })

  it('is for administrators, never against themselves or the last of them', async () => {
    const clubId = await makeClub(site, admin, { state: 'verified' })
    const id = await report(clubId)
    const suspend = { outcome: 'owner_suspended', note, reason: 'x' }
    expectRefused(await close(id, suspend), 'cannot_suspend_self')
    expectRefused(await close(id, suspend, owner), 'admin_only')
    expectRefused(await owner.get('/admin/reports'), 'admin_only')
    expectRefused(await close(999_999, suspend), 'not_found')
    const second = await site.people.admin()
    const retired = await site.people.again(second)
    await site.db.execute(sql`update users set admin = false where id = ${second.id}`)
    expectRefused(await close(id, suspend, retired), 'admin_only')
    expect(await find(id)).toMatchObject({ state: 'open' })
  })

  it('leaves one administrator where two suspend each other at once', async () => {
    await site.db.update(users).set({ admin: false })
    const [ada, eva] = [await site.people.admin(), await site.people.admin()]
    const [ofAda, ofEva] = [await makeClub(site, ada), await makeClub(site, eva)]
    const suspend = { outcome: 'owner_suspended', note, reason: 'x' }
    const [aboutAda, aboutEva] = [await report(ofAda), await report(ofEva)]
    let both: Promise<Answer[]> | undefined
    await site.db.transaction(async (tx) => {
      await lockUserAndAdmins(tx, ada.id)
      both = Promise.all([close(aboutEva, suspend, ada), close(aboutAda, suspend, eva)])
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await site.db.execute(waiting)).rows.length, { interval: 5 }).toBe(2)
    })
    const answers = (await both) ?? []
    await site.db.update(users).set({ admin: true }).where(eq(users.id, admin.id))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 202)) expectRefused(answer, 'last_admin')
    const suspended = [await site.people.stored(ada), await site.people.stored(eva)].map(
      ({ deletedAt }) => deletedAt !== null,
    )
    expect(suspended).toEqual(answers.map(({ status }) => status !== 202))
    const stillOpen = (await list()).map(({ id }) => id)
    expect(stillOpen.includes(aboutAda)).toBe(suspended[1])
    expect(stillOpen.includes(aboutEva)).toBe(suspended[0])
  })

  it.each([
    [{ outcome: 'shrug', note }, { outcome: 'This value has the wrong form' }],
    [{ outcome: 'no_action', note: ' ' }, { note: 'Please write a note' }],
    [{ outcome: 'club_declined', note }, { reason: 'Please give a reason' }],
    [{ outcome: 'owner_suspended' }, { note: 'Please write a note', reason: 'Please give a reason' }],
    [{ outcome: 'club_declined', note, reason: 'x'.repeat(501) }, { reason: 'Use at most 500 characters' }],
    [{ outcome: 'no_action', note: 'x'.repeat(1001) }, { note: 'Use at most 1000 characters' }],
  ])('refuses bad input %#', async (form, fields) => {
    const answer = await close(1, form)
    expectRefused(answer, 'invalid_input')
    expect(answer.body['fields']).toEqual(fields)
  })
})

describe('The list of reports', () => {
  it('shows open ones oldest first and closed ones newest first, page by page', async () => {
    const ids: number[] = []
    for (let n = 0; n < 3; n += 1) ids.push(await report(await makeClub(site, owner)))
    const open = (await list()).map(({ id }) => id)
    expect(open).toEqual(open.toSorted((a, b) => a - b))
    for (const id of ids) await close(id, { outcome: 'no_action', note })
    const { body } = await admin.get('/admin/reports?state=closed&limit=2')
    expect(body['result']).toMatchObject([{ id: ids[2] }, { id: ids[1] }])
    expect(body['next']).toBe(ids[1])
    const rest = await list(`?state=closed&limit=1&after=${ids[1]}`)
    expect(rest.map(({ id }) => id)).toEqual([ids[0]])
  })
})
