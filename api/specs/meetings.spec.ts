import type { Meeting } from '@aurivane/contract/meetings'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aurivane/contract/limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import { inbox, noticesDelivered } from './support/inbox.ts'
import { localTimeIn, meetingForm, pathOfMeetings, planMeeting } from './support/meetings.ts'
import type { Member, Person } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let owner: Member
let member: Member
let outsider: Member
let club: number
beforeAll(async () => {
  site = await openSite()
  owner = await site.people.member()
  member = await site.people.member()
  outsider = await site.people.member()
  club = await makeClub(site, owner, { state: 'verified', title: 'Gold Club' })
  await makeMember(site, club, member)
})
afterAll(() => site.close())

async function list(person: Person, clubId = club, query = ''): Promise<Meeting[]> {
  return (await person.get(`${pathOfMeetings(clubId)}${query}`)).body['result'] as unknown as Meeting[]
}
async function find(person: Person, id: number) {
  const all = [...(await list(person, club, '?limit=50')), ...(await list(person, club, '?past=true'))]
  return all.find((one) => one.id === id)
}

describe('Planning a meeting', () => {
  it('stores the local time in UTC and tells the members', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified', title: 'Gold Club' })
    await makeMember(site, clubId, member)
    const form = { ...meetingForm(site), timeZone: 'america/new_york', minutes: undefined }
    const id = await planMeeting(owner, clubId, form)
    const start = Temporal.PlainDateTime.from(form.localStart).toZonedDateTime('America/New_York').toInstant()
    expect(await list(member, clubId)).toEqual([
      {
        id,
        title: 'Reading charts',
        start: new Date(start.epochMilliseconds).toISOString(),
        localStart: form.localStart,
        timeZone: 'America/New_York',
        minutes: 60,
        place: 'Via Roma 1',
        link: 'https://meet.example.com/x',
        description: 'Bring one.',
        state: 'planned',
        reason: null,
        sequence: 0,
        going: 0,
        answer: null,
      },
    ])
    await noticesDelivered(site)
    const [, month, day] = /-(\d\d)-(\d\d)T/.exec(form.localStart) ?? []
    expect(await inbox(member, clubId)).toMatchObject([
      {
        kind: 'meeting_new',
        text: expect.stringMatching(
          /^New meeting of "Gold Club": Reading charts, \d{1,2} \w+ \d{4}, 18:30 \(America\/New_York\)$/,
        ),
        link: `/clubs/${clubId}#meeting-${id}`,
      },
    ])
    const [german] = await inbox(member, clubId, { 'accept-language': 'de' })
    expect(german?.text).toMatch(
      /^Neues Treffen von „Gold Club“: Reading charts, \d+\. \w+ \d{4}, 18:30 \(Am/,
    )
    expect([month, day]).not.toContain(undefined)
    expect(await inbox(owner, clubId)).toEqual([])
  })

  it('refuses a time that the time zone skips and takes the earlier of one that it has twice', () =>
    site.clock.startingAt('2027-01-10T12:00:00Z', async () => {
      const planner = await site.people.again(owner)
      const clubId = await makeClub(site, owner, { state: 'verified' })
      const form = { ...meetingForm(site), timeZone: 'Europe/Rome' }
      const skipped = await planner.post(pathOfMeetings(clubId), { ...form, localStart: '2027-03-28T02:30' })
      expectRefused(skipped, 'invalid_input')
      expect(skipped.body['fields']).toEqual({ localStart: 'This time does not exist in this time zone' })
      await planMeeting(planner, clubId, { ...form, localStart: '2027-10-31T02:30' })
      expect(await list(planner, clubId)).toMatchObject([{ start: '2027-10-31T00:30:00.000Z' }])
    }))

  it.each([
    [{ title: '' }, { title: 'Title is required' }],
    [{ title: 'x'.repeat(121) }, { title: 'Use at most 120 characters' }],
    [{ localStart: '28.3.2027' }, { localStart: 'Enter a date and time such as 2027-03-28T18:30' }],
    [{ localStart: '2027-02-30T10:00' }, { localStart: 'Enter a date and time such as 2027-03-28T18:30' }],
    [
      { localStart: '2020-01-01T10:00' },
      { localStart: 'Choose a time in the future, at most 365 days ahead' },
    ],
    [
      { localStart: '2099-01-01T10:00' },
      { localStart: 'Choose a time in the future, at most 365 days ahead' },
    ],
    [{ timeZone: 'Mars/Base' }, { timeZone: 'Choose a time zone from the list' }],
    [{ timeZone: '+01:00' }, { timeZone: 'Choose a time zone from the list' }],
    [{ minutes: 14 }, { minutes: 'Enter a whole number from 15 to 1440' }],
    [{ minutes: 1441 }, { minutes: 'Enter a whole number from 15 to 1440' }],
    [{ minutes: [60] }, { minutes: 'This value has the wrong form' }],
    [{ place: null, link: ' ' }, { place: 'Give a place or a link' }],
    [
      { title: '', place: null, link: null },
      { title: 'Title is required', place: 'Give a place or a link' },
    ],
    [{ place: 'x'.repeat(201) }, { place: 'Use at most 200 characters' }],
    [{ place: 'a\nb' }, { place: 'Some of these characters are not allowed here' }],
    [{ link: 'http://meet.example.com' }, { link: 'A link begins with https://' }],
    [{ link: `https://meet.example.com/${'x'.repeat(276)}` }, { link: 'Use at most 300 characters' }],
    [{ link: 'mailto:a@example.com' }, { link: 'A link begins with https://' }],
    [{ link: 'https://a@b.example' }, { link: 'Leave out the user name or password before the @' }],
    [{ description: 'x'.repeat(2001) }, { description: 'Use at most 2000 characters' }],
  ])('refuses bad input %#', async (change, fields) => {
    const answer = await owner.post(pathOfMeetings(club), { ...meetingForm(site), ...change })
    expectRefused(answer, 'invalid_input')
    expect(answer.body['fields']).toEqual(fields)
  })

  it('takes the longest texts, a whole day and 365 days ahead, but not a minute more', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified' })
    // From the beginning of a minute, since local times have no seconds.
    const wait = MINUTE_MS - (site.clock.now().getTime() % MINUTE_MS)
    site.clock.advance(wait)
    try {
      const edge = Math.floor(site.clock.now().getTime() / MINUTE_MS) * MINUTE_MS + 365 * DAY_MS
      const form = {
        title: 'x'.repeat(120),
        localStart: localTimeIn(new Date(edge), 'UTC'),
        timeZone: 'UTC',
        minutes: 1440,
        place: 'x'.repeat(200),
        link: `https://meet.example.com/${'x'.repeat(275)}`,
        description: 'x'.repeat(2000),
      }
      const id = await planMeeting(owner, clubId, form)
      expect(await list(owner, clubId)).toMatchObject([{ id, ...form }])
      const beyond = localTimeIn(new Date(edge + MINUTE_MS), 'UTC')
      const answer = await owner.post(pathOfMeetings(clubId), { ...form, localStart: beyond })
      expectRefused(answer, 'invalid_input')
      expect(answer.body['fields']).toEqual({
        localStart: 'Choose a time in the future, at most 365 days ahead',
      })
    } finally {
      site.clock.advance(-wait)
    }
  })

  it('is for the team of a verified club with a confirmed email', async () => {
    const form = meetingForm(site)
    for (const other of [member, outsider]) {
      expectRefused(await other.post(pathOfMeetings(club), form), 'team_only')
    }
    const unconfirmed = await site.people.member({ confirmedEmail: false })
    await makeMember(site, club, unconfirmed, 'manager')
    expectRefused(await unconfirmed.post(pathOfMeetings(club), form), 'email_not_confirmed')
    const pending = await makeClub(site, owner)
    expectRefused(await owner.post(pathOfMeetings(pending), form), 'club_not_verified')
    expectRefused(await owner.post(pathOfMeetings(999_999), form), 'club_unknown')
  })

  it('stops at 50 planned meetings, also for calls at once', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified' })
    const form = meetingForm(site)
    await site.db.execute(sql`
      insert into meetings (club_id, title, local_start, time_zone, minutes, starts_at, ends_at, place, changed_at)
      select ${clubId}, 'm', '2027-01-01T10:00', 'UTC', 60, now() + interval '2 days', now() + interval '3 days', 'x', now()
      from generate_series(1, 49)`)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.post(pathOfMeetings(clubId), form)),
    )
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 202))
      expectRefused(answer, 'meetings_full')
  })
})

describe('The list of meetings', () => {
  it('shows the soonest first, those over by `past`, and the link to members only', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified' })
    const at = (days: number) => localTimeIn(new Date(site.clock.now().getTime() + days * DAY_MS), 'UTC')
    const form = { ...meetingForm(site), timeZone: 'UTC' }
    const late = await planMeeting(owner, clubId, { ...form, localStart: at(20) })
    const soon = await planMeeting(owner, clubId, { ...form, localStart: at(3) })
    const middle = await planMeeting(owner, clubId, { ...form, localStart: at(9) })
    expect((await list(owner, clubId)).map(({ id }) => id)).toEqual([soon, middle, late])
    const page = await outsider.get(`${pathOfMeetings(clubId)}?limit=2`)
    expect(page.body['next']).toBe(middle)
    expect(await list(site.people.visitor(), clubId, `?limit=2&after=${middle}`)).toMatchObject([
      { id: late, link: null, place: 'Via Roma 1', answer: null },
    ])
    site.clock.advance(10 * DAY_MS)
    try {
      expect((await list(owner, clubId)).map(({ id }) => id)).toEqual([late])
      expect((await list(owner, clubId, '?past=true')).map(({ id }) => id)).toEqual([middle, soon])
      expect((await list(owner, clubId, `?past=true&after=${middle}`)).map(({ id }) => id)).toEqual([soon])
    } finally {
      site.clock.advance(-10 * DAY_MS)
    }
    expectRefused(await owner.get(`${pathOfMeetings(clubId)}?past=yes`), 'invalid_input')
    const closed = await makeClub(site, owner, { state: 'verified', privacy: true })
    expectRefused(await site.people.visitor().get(pathOfMeetings(closed)), 'login_needed')
    expectRefused(await outsider.get(pathOfMeetings(closed)), 'members_only')
  })
})

describe('Answering', () => {
  it('is for members until the meeting is over', async () => {
    const id = await planMeeting(owner, club, meetingForm(site))
    const path = `${pathOfMeetings(club)}/${id}/answer`
    expect((await member.put(path, { answer: 'going' })).body).toEqual({
      result: 'Your answer was saved',
      going: 1,
    })
    expect((await owner.put(path, { answer: 'going' })).body['going']).toBe(2)
    expect((await owner.put(path, { answer: 'not_going' })).body['going']).toBe(1)
    expect(await find(member, id)).toMatchObject({ going: 1, answer: 'going' })
    expect(await find(site.people.visitor(), id)).toMatchObject({ going: 1, answer: null })
    expectRefused(await outsider.put(path, { answer: 'going' }), 'members_only')
    expectRefused(await member.put(path, { answer: 'maybe' }), 'invalid_input')
    expectRefused(await member.put(`${pathOfMeetings(club)}/999999/answer`, { answer: 'going' }), 'not_found')
    await site.db.execute(sql`update users set suspended_at = now() where id = ${member.id}`)
    expect(await find(owner, id)).toMatchObject({ going: 0 })
    await site.db.execute(sql`update users set suspended_at = null where id = ${member.id}`)
    // Begun, but not over.
    await begin(id)
    expect((await member.put(path, { answer: 'not_going' })).status).toBe(202)
    expectRefused(await owner.put(`${pathOfMeetings(club)}/${id}`, meetingForm(site)), 'meeting_closed')
    expectRefused(await owner.delete(`${pathOfMeetings(club)}/${id}`), 'meeting_closed')
    await site.db.execute(sql`update meetings set ends_at = now() - interval '1 minute' where id = ${id}`)
    expectRefused(await member.put(path, { answer: 'going' }), 'meeting_closed')
  })
})

async function begin(id: number) {
  await site.db.execute(sql`update meetings set starts_at = now() - interval '1 minute' where id = ${id}`)
}

describe('Changing and cancelling', () => {
  it('raises the sequence and tells those going, unless nothing changes', async () => {
    const going = await site.people.member()
    const clubId = await makeClub(site, owner, { state: 'verified', title: 'Gold Club' })
    for (const one of [member, going]) await makeMember(site, clubId, one)
    const form = meetingForm(site)
    const id = await planMeeting(owner, clubId, form)
    const path = `${pathOfMeetings(clubId)}/${id}`
    await going.put(`${path}/answer`, { answer: 'going' })
    await owner.put(`${path}/answer`, { answer: 'going' })
    expect((await owner.put(path, form)).body['result']).toBe('The meeting was changed')
    const moved = {
      ...form,
      place: '',
      seen: { place: 'Via Roma 1', minutes: 90, description: 'Bring one.' },
    }
    expect((await owner.put(path, moved)).status).toBe(202)
    expectRefused(await owner.put(path, moved), 'changed_meanwhile')
    expect(await list(going, clubId)).toMatchObject([{ place: null, sequence: 1, answer: 'going' }])
    expectRefused(await member.put(path, moved), 'team_only')
    expectRefused(await owner.put(`${pathOfMeetings(clubId)}/999999`, form), 'not_found')

    const cancel = await owner.delete(path, { reason: 'Snow' })
    expect(cancel.body['result']).toBe('The meeting was cancelled')
    expect(await list(going, clubId)).toMatchObject([{ state: 'cancelled', reason: 'Snow', sequence: 2 }])
    expectRefused(await owner.delete(path), 'meeting_closed')
    expectRefused(await owner.put(path, form), 'meeting_closed')
    expectRefused(await going.put(`${path}/answer`, { answer: 'going' }), 'meeting_closed')
    await noticesDelivered(site)
    const told = await inbox(going, clubId)
    expect(told.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['meeting_cancelled', 'Snow'],
      ['meeting_changed', null],
      ['meeting_new', null],
    ])
    expect(told[0]?.text).toMatch(/^The meeting "Reading charts" of "Gold Club" on .+ was cancelled\.$/)
    expect(told[1]?.text).toMatch(/ was changed\. It takes place on .+ \(Europe\/Rome\)\.$/)
    expect((await inbox(member, clubId)).map(({ kind }) => kind)).toEqual(['meeting_new'])
    expect(await inbox(owner, clubId)).toEqual([])
    const mail = await site.mailbox.waitFor(going.email, { count: 2 })
    expect(mail.text).toContain('Reason: Snow')
  })
})

describe('Reminders', () => {
  it('come once, when a day is left, to those who were going by then', async () => {
    const [early, later, never] = await Promise.all([1, 2, 3].map(() => site.people.member()))
    if (!early || !later || !never) throw new Error('three are needed')
    const clubId = await makeClub(site, owner, { state: 'verified' })
    for (const one of [early, later, never]) await makeMember(site, clubId, one)
    const startMs = Math.ceil(site.clock.now().getTime() / MINUTE_MS) * MINUTE_MS + 48 * HOUR_MS
    const localStart = localTimeIn(new Date(startMs), 'UTC')
    const form = { ...meetingForm(site), localStart, timeZone: 'UTC' }
    const id = await planMeeting(owner, clubId, form)
    const answer = (who: Member) => who.put(`${pathOfMeetings(clubId)}/${id}/answer`, { answer: 'going' })
    await answer(early)
    const reminders = async (who: Member) =>
      (await inbox(who, clubId)).filter(({ kind }) => kind === 'meeting_reminder').length
    site.clock.advance(23 * HOUR_MS)
    expect(await reminders(early)).toBe(0)
    site.clock.advance(HOUR_MS + MINUTE_MS)
    try {
      await expect.poll(() => reminders(early)).toBe(1)
      await answer(later)
      // Planned less than a day ahead: no reminder.
      const soon = localTimeIn(new Date(startMs + MINUTE_MS), 'UTC')
      await planMeeting(owner, clubId, { ...form, localStart: soon, title: 'Soon' })
      // Moved away and back: the same start is not reminded of twice.
      const move = async (time: string) =>
        owner.put(`${pathOfMeetings(clubId)}/${id}`, { ...form, localStart: time })
      await move(localTimeIn(new Date(startMs + 5 * DAY_MS), 'UTC'))
      await move(localStart)
      site.clock.advance(MINUTE_MS)
      await noticesDelivered(site)
      const { rows } = await site.db.execute(sql`select id from meetings where remind_at < now()`)
      expect(rows).toEqual([])
      expect([await reminders(early), await reminders(later), await reminders(never)]).toEqual([1, 0, 0])
    } finally {
      site.clock.advance(-24 * HOUR_MS - 2 * MINUTE_MS)
    }
  })
})
