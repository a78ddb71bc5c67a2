import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockAccount } from '../src/auth/accounts.queries.ts'
import { countMails } from '../src/mail/mails.queries.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import { inbox, noticesDelivered } from './support/inbox.ts'
import { meetingForm, pathOfMeetings, planMeeting } from './support/meetings.ts'
import type { Member } from './support/people.ts'
import { queuedMails } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let owner: Member
let member: Member
let club: number
beforeAll(async () => {
  site = await openSite()
  owner = await site.people.member({ firstName: 'Olga' })
  member = await site.people.member({ firstName: 'Max' })
  club = await makeClub(site, owner, { state: 'verified', title: 'Gold Club' })
  await makeMember(site, club, member)
})
afterAll(() => site.close())

const words = { title: ' Summer break ', text: '# Hello\n\n<b>We</b> meet again in **September**.' }
const pathOf = (clubId: number, id?: number) =>
  `/clubs/${clubId}/announcements${id === undefined ? '' : `/${id}`}`

async function publish(by = owner, clubId = club, form: object = words): Promise<number> {
  const answer = await by.post(pathOf(clubId), form)
  expect(answer).toMatchObject({ status: 202, body: { result: 'The announcement was published' } })
  return answer.body['announcementID'] as number
}

describe('Publishing an announcement', () => {
  it('shows it as written to everybody, newest first, page by page', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified' })
    const first = await publish(owner, clubId)
    const second = await publish(owner, clubId, { ...words, title: 'Second' })
    const page = await site.people.visitor().get(`${pathOf(clubId)}?limit=1`)
    expect(page.body).toMatchObject({ result: [{ id: second, title: 'Second' }], next: second })
    const rest = await site.people.visitor().get(`${pathOf(clubId)}?limit=1&after=${second}`)
    expect(rest.body).toEqual({
      result: [
        {
          id: first,
          title: 'Summer break',
          text: words.text,
          User: { firstName: 'Olga', lastName: 'Rossi' },
          date: expect.any(String),
          editedAt: null,
        },
      ],
      next: null,
    })
  })

  it('does not wait for a change of the author’s account', async () => {
    await site.db.transaction(async (tx) => {
      await lockAccount(tx, owner.id)
      expect(await publish()).toBeGreaterThan(0)
    })
  })

  it('tells the members once, but not the author, and mails those who want it', async () => {
    const reader = await site.people.member({ locale: 'it' })
    const unconfirmed = await site.people.member({ confirmedEmail: false })
    const suspended = await site.people.member({ suspended: true })
    const clubId = await makeClub(site, owner, { state: 'verified', title: 'Gold, "Club"' })
    for (const one of [reader, unconfirmed, suspended]) await makeMember(site, clubId, one)
    for (const one of [reader, unconfirmed]) {
      await one.put('/user/notices/preferences', { kind: 'announcement', mail: true })
    }
    const id = await publish(owner, clubId)
    await noticesDelivered(site)
    expect(await inbox(reader)).toMatchObject([
      {
        kind: 'announcement',
        text: 'New announcement in "Gold, "Club"": Summer break',
        link: `/clubs/${clubId}#announcement-${id}`,
        clubID: clubId,
        read: false,
      },
    ])
    expect(await inbox(owner, clubId)).toEqual([])
    expect(await inbox(unconfirmed)).toHaveLength(1)
    expect(await queuedMails(site, unconfirmed.email)).toEqual([])
    const mail = await site.mailbox.waitFor(reader.email)
    expect(mail.subject).toBe('Nuovo annuncio in «Gold, "Club"»: Summer break')
    expect(mail.text).toContain(`http://localhost:3000/it/clubs/${clubId}#announcement-${id}`)
    expect(mail.text).toContain('Può scegliere quali email ricevere:\nhttp://localhost:3000/it/inbox#mail')
    const { rows } = await site.db.execute(
      sql`select 1 from notices where user_id = ${suspended.id} and kind = 'announcement'`,
    )
    expect(rows).toEqual([])
  })

  it('is for the team of a verified club with a confirmed email', async () => {
    const manager = await site.people.member()
    const unconfirmed = await site.people.member({ confirmedEmail: false })
    await makeMember(site, club, manager, 'manager')
    await makeMember(site, club, unconfirmed, 'manager')
    const admin = await site.people.admin()
    await publish(manager)
    for (const other of [member, admin]) expectRefused(await other.post(pathOf(club), words), 'team_only')
    expectRefused(await unconfirmed.post(pathOf(club), words), 'email_not_confirmed')
    expectRefused(await site.people.visitor().post(pathOf(club), words), 'login_needed')
    const pending = await makeClub(site, owner, { state: 'pending' })
    expectRefused(await owner.post(pathOf(pending), words), 'club_not_verified')
    const declined = await makeClub(site, owner, { state: 'declined' })
    expectRefused(await owner.post(pathOf(declined), words), 'club_not_verified')
    expectRefused(await member.post(pathOf(declined), words), 'club_unknown')
    expectRefused(await owner.post(pathOf(999_999), words), 'club_unknown')
  })

  it.each([
    [{ title: ' ', text: 'x' }, { title: 'Title is required' }],
    [{ title: 'x', text: '\u200B' }, { text: 'Text is required' }],
    [{ title: 'x'.repeat(121), text: 'x' }, { title: 'Use at most 120 characters' }],
    [{ title: 'x', text: 'x'.repeat(5001) }, { text: 'Use at most 5000 characters' }],
    [{ title: 1, text: 'x' }, { title: 'This value has the wrong form' }],
    [{ title: 'a\nb', text: 'x' }, { title: 'Some of these characters are not allowed here' }],
  ])('refuses bad input %#', async (form, fields) => {
    const answer = await owner.post(pathOf(club), form)
    expectRefused(answer, 'invalid_input')
    expect(answer.body['fields']).toEqual(fields)
  })
})

describe('The announcements of a closed club', () => {
  it('are for its members', async () => {
    const closed = await makeClub(site, owner, { state: 'verified', privacy: true })
    await makeMember(site, closed, member)
    await publish(owner, closed)
    expect((await member.get(pathOf(closed))).body['result']).toHaveLength(1)
    expectRefused(await site.people.visitor().get(pathOf(closed)), 'login_needed')
    const admin = await site.people.admin()
    expectRefused(await admin.get(pathOf(closed)), 'members_only')
    expectRefused(await site.people.visitor({ uid: '1' }).get(pathOf(club)), 'login_needed')
  })
})

describe('Changing an announcement', () => {
  it('marks it as edited and tells nobody; saving the same does nothing', async () => {
    const id = await publish()
    await noticesDelivered(site)
    const before = await inbox(member)
    const same = { title: 'Summer break', text: words.text }
    expect((await owner.put(pathOf(club, id), same)).body['result']).toBe('The announcement was changed')
    const listed = async () =>
      ((await member.get(pathOf(club))).body['result'] as { id: number; editedAt: unknown }[]).find(
        (one) => one.id === id,
      )
    expect(await listed()).toMatchObject({ editedAt: null })
    const changed = { title: 'Winter', text: 'Snow', seen: same }
    expect((await owner.put(pathOf(club, id), changed)).status).toBe(202)
    expect(await listed()).toMatchObject({ title: 'Winter', editedAt: expect.any(String) })
    expectRefused(await owner.put(pathOf(club, id), changed), 'changed_meanwhile')
    await noticesDelivered(site)
    expect(await inbox(member)).toEqual(before)
  })

  it('is for the team, also of a club that waits for review again', async () => {
    const id = await publish()
    expectRefused(await member.put(pathOf(club, id), words), 'team_only')
    expectRefused(await owner.put(pathOf(club, 999_999), words), 'not_found')
    const other = await makeClub(site, owner, { state: 'pending' })
    expectRefused(await owner.put(pathOf(other, id), words), 'not_found')
    expectRefused(await owner.put('/clubs/0/announcements/1', words), 'invalid_input')
  })
})

describe('In a club that waits for review again', () => {
  async function waitForReview(clubId: number) {
    const admin = await site.people.admin()
    const review = { clubID: clubId, value: 'pending' }
    expect((await admin.put('/user/club/single/state', review)).status).toBe(202)
  }

  it('announcements can be changed and deleted, not published', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified' })
    const id = await publish(owner, clubId)
    await waitForReview(clubId)
    expectRefused(await owner.post(pathOf(clubId), words), 'club_not_verified')
    const changed = { title: 'Winter', text: 'Snow' }
    expect((await owner.put(pathOf(clubId, id), changed)).status).toBe(202)
    expect((await owner.get(pathOf(clubId))).body['result']).toMatchObject([{ id, ...changed }])
    expect((await owner.delete(pathOf(clubId, id))).status).toBe(202)
    expect((await owner.get(pathOf(clubId))).body['result']).toEqual([])
  })

  it('meetings can be changed and cancelled, not planned', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified' })
    const form = meetingForm(site)
    const id = await planMeeting(owner, clubId, form)
    await waitForReview(clubId)
    expectRefused(await owner.post(pathOfMeetings(clubId), form), 'club_not_verified')
    const path = `${pathOfMeetings(clubId)}/${id}`
    expect((await owner.put(path, { ...form, title: 'Another' })).status).toBe(202)
    const long = await owner.delete(path, { reason: 'x'.repeat(301) })
    expectRefused(long, 'invalid_input')
    expect(long.body.fields).toEqual({ reason: 'Use at most 300 characters' })
    const reason = 'x'.repeat(300)
    expect((await owner.delete(path, { reason })).status).toBe(202)
    expect((await owner.get(pathOfMeetings(clubId))).body['result']).toMatchObject([
      { id, title: 'Another', state: 'cancelled', reason },
    ])
  })
})

describe('Deleting an announcement', () => {
  it('deletes its notices', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified' })
    await makeMember(site, clubId, member)
    const kept = await publish(owner, clubId)
    const id = await publish(owner, clubId)
    await noticesDelivered(site)
    expect((await owner.delete(pathOf(clubId, id))).body['result']).toBe('The announcement was deleted')
    expectRefused(await owner.delete(pathOf(clubId, id)), 'not_found')
    expectRefused(await member.delete(pathOf(clubId, kept)), 'team_only')
    const links = (await inbox(member, clubId)).map(({ link }) => link)
    expect(links).toEqual([`/clubs/${clubId}#announcement-${kept}`])
  })

  it('drops what is not delivered yet: the members and the mails that wait', async () => {
    const slow = await openSite({ smtpUrl: 'smtp://127.0.0.1:9' })
    try {
      const author = await slow.people.member()
      const reader = await slow.people.member()
      const clubId = await makeClub(slow, author, { state: 'verified' })
      await makeMember(slow, clubId, reader)
      await reader.put('/user/notices/preferences', { kind: 'announcement', mail: true })
      const id = await publish(author, clubId)
      await noticesDelivered(slow)
      expect(await queuedMails(slow, reader.email)).toHaveLength(1)
      await author.delete(pathOf(clubId, id))
      const waiting = async () => (await countMails(slow.db)).waiting
      await expect.poll(waiting, { timeout: 15_000 }).toBe(0)
      expect((await countMails(slow.db)).parked).toBe(0)
    } finally {
      await slow.close()
    }
  })
})

describe('The record of administrative changes', () => {
  it('lists what the team did, without the texts', async () => {
    const admin = await site.people.admin()
    const clubId = await makeClub(site, owner, { state: 'verified' })
    const id = await publish(owner, clubId)
    await owner.put(pathOf(clubId, id), { title: 'Winter', text: 'Snow' })
    await owner.delete(pathOf(clubId, id))
    const { body } = await admin.get('/admin/audit?limit=3')
    expect(body['result']).toMatchObject([
      { action: 'club.announcement-deleted', subject: `club ${clubId}`, before: { title: 'Winter' } },
      {
        action: 'club.announcement-changed',
        before: { title: 'Summer break' },
        after: { announcement: id, title: 'Winter' },
      },
      { action: 'club.announcement-made', actor: { id: owner.id }, after: { title: 'Summer break' } },
    ])
    expect(JSON.stringify(body)).not.toContain('Snow')
  })
})
