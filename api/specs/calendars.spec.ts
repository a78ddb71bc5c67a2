import { CALENDAR_MAX_MEETINGS, MINUTE_MS } from '@aurivane/contract/limits'
import { sql } from 'drizzle-orm'
import ical, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCalendar } from '../src/meetings/read-calendar.ts'
import { makeClub, makeMember } from './support/clubs.ts'
import { expectRefused } from './support/expect-refused.ts'
import { meetingForm, pathOfMeetings, planMeeting } from './support/meetings.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let owner: Member
let member: Member
beforeAll(async () => {
  site = await openSite({ publicUrl: 'https://clubs.example' })
  owner = await site.people.member()
  member = await site.people.member()
})
afterAll(() => site.close())

/** Read by a parser that is not our own. */
function eventsIn(text: string | null): VEvent[] {
  expect(text).not.toBeNull()
  const lines = (text ?? '').split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(text?.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const parsed = Object.values(ical.sync.parseICS(text ?? ''))
  return parsed.filter((part): part is VEvent => part?.type === 'VEVENT')
}
const calendarOf = (clubId: number, token?: string) =>
  readCalendar(site.services, { clubId, ...(token !== undefined && { token }) })

async function newAddress(person: Member, clubId: number) {
  const { body } = await person.post(`/clubs/${clubId}/calendar`)
  expect(body['result']).toBe('Your calendar address was created')
  const link = String(body['link'])
  expect(link).toMatch(
    new RegExp(`^https://clubs\\.example/clubs/${clubId}/meetings\\.ics\\?key=[\\w-]{43}$`),
  )
  return link.split('key=')[1] ?? ''
}

describe('The calendar of a club', () => {
  it('holds planned, changed and cancelled meetings', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified', title: 'Gold, silver; "x" \\ y' })
    const form = { ...meetingForm(site), timeZone: 'America/New_York' }
    const planned = await planMeeting(owner, clubId, form)
    const changed = await planMeeting(owner, clubId, form)
    await owner.put(`${pathOfMeetings(clubId)}/${changed}`, { ...form, place: '', minutes: 15 })
    const cancelled = await planMeeting(owner, clubId, form)
    await owner.delete(`${pathOfMeetings(clubId)}/${cancelled}`)
    const text = await calendarOf(clubId)
    expect(text).toMatch(
      /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/Aurivane\/\/Clubs\/\/EN\r\nCALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\nNAME:.+\r\nX-WR-CALNAME:Gold\\, silver\\; "x" \\\\ y\r\nBEGIN:VEVENT\r\n/,
    )
    const start = Temporal.PlainDateTime.from(form.localStart).toZonedDateTime('America/New_York')
    const events = new Map(eventsIn(text).map((event) => [event.uid, event]))
    const first = events.get(`meeting-${planned}@clubs.example`)
    expect(first).toMatchObject({
      summary: 'Reading charts',
      status: 'CONFIRMED',
      location: 'Via Roma 1',
      description: 'Bring one.',
      url: `https://clubs.example/clubs/${clubId}`,
    })
    expect(first?.start.getTime()).toBe(start.epochMilliseconds)
    expect(first?.end?.getTime()).toBe(start.add({ minutes: 90 }).epochMilliseconds)
    expect(String(first?.sequence)).toBe('0')
    const second = events.get(`meeting-${changed}@clubs.example`)
    expect([String(second?.sequence), second?.location]).toEqual(['1', undefined])
    expect(events.get(`meeting-${cancelled}@clubs.example`)).toMatchObject({ status: 'CANCELLED' })
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z\r\nDTEND:\d{8}T\d{6}Z\r\n/)
    expect(text).not.toContain('meet.example.com')
    expect(await calendarOf(clubId)).toBe(text)
  })

  it('is valid without meetings', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified' })
    const text = await calendarOf(clubId)
    expect(eventsIn(text)).toEqual([])
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:UTC\r\nBEGIN:STANDARD\r\n')
    expect(text).toMatch(/TZOFFSETFROM:\+0000\r\nTZOFFSETTO:\+0000\r\n/)
  })

  it('keeps long, non-Latin and hostile texts in their fields', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified' })
    const title = `${'Встреча 会議 😀'.repeat(9)}; x, y`.slice(0, 118)
    const description = `Line, one;\nLine two \\ x\r\nBEGIN:VEVENT\nEND:VCALENDAR\n\u0007\u202Eevil\u202C ${'ß'.repeat(500)}`
    await planMeeting(owner, clubId, { ...meetingForm(site), title, description, place: 'A; B, "C"' })
    const events = eventsIn(await calendarOf(clubId))
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ summary: title, location: 'A; B, "C"' })
    expect(events[0]?.description).toBe(
      `Line, one;\nLine two \\ x\nBEGIN:VEVENT\nEND:VCALENDAR\nevil ${'ß'.repeat(500)}`,
    )
  })

  it('leaves out characters that change the direction or have neither width nor meaning', async () => {
    const hidden = (text: string) => `\u2067\u200B${text.replace('|', '\u202E\u2060')}\uFEFF\u202C\u2069`
    const clubId = await makeClub(site, owner, { state: 'verified', title: hidden('Go|ld') })
    const id = await planMeeting(owner, clubId, { ...meetingForm(site), description: hidden('Bring| one') })
    // New titles and places with such directions are refused, but older ones may exist.
    const [title, place] = [hidden('Ta|ble 👨‍👩‍👧'), hidden('Via |Roma')]
    await site.db.execute(sql`update meetings set title = ${title}, place = ${place} where id = ${id}`)
    const text = await calendarOf(clubId)
    expect(text).not.toMatch(/[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/)
    expect(text).toContain('\r\nNAME:Gold\r\nX-WR-CALNAME:Gold\r\n')
    expect(eventsIn(text)).toMatchObject([
      { summary: 'Table 👨‍👩‍👧', location: 'Via Roma', description: 'Bring one' },
    ])
  })

  it('forgets meetings 30 days after their end', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified' })
    const id = await planMeeting(owner, clubId, meetingForm(site))
    const endedDaysAgo = (days: number) =>
      site.db
        .execute(sql`update meetings set starts_at = now() - ${days} * interval '1 day' - interval '1 hour',
        ends_at = now() - ${days} * interval '1 day' where id = ${id}`)
    await endedDaysAgo(29)
    expect(eventsIn(await calendarOf(clubId))).toHaveLength(1)
    await endedDaysAgo(31)
    expect(eventsIn(await calendarOf(clubId))).toHaveLength(0)
  })

  it('has all planned meetings, and the newest of cancelled and past ones, up to a limit', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified' })
    const planned = await planMeeting(owner, clubId, meetingForm(site))
    /** Copies of the planned one, so many hours apart. */
    const addMore = (state: string, from: string, count: number) =>
      site.db.execute(sql`
        insert into meetings (club_id, title, local_start, time_zone, minutes, starts_at, ends_at, state, changed_at)
        select club_id, 'More', local_start, time_zone, 60, at, at + interval '1 hour', ${state}, now()
        from meetings, generate_series(1, ${count}::int) n,
          lateral (select now() + ${from}::interval + n * interval '1 hour' as at) as times
        where id = ${planned}`)
    await addMore('cancelled', '20 days', CALENDAR_MAX_MEETINGS + 100)
    await addMore('planned', '-20 days', CALENDAR_MAX_MEETINGS)
    const events = eventsIn(await calendarOf(clubId))
    expect(events).toHaveLength(CALENDAR_MAX_MEETINGS)
    const confirmed = events.filter(({ status }) => status === 'CONFIRMED')
    expect(confirmed.map(({ uid }) => uid)).toEqual([`meeting-${planned}@clubs.example`])
    const starts = events.map(({ start }) => start.getTime())
    expect(starts).toEqual([...starts].sort((a, b) => a - b))

    await site.db.execute(sql`delete from meetings where state = 'cancelled' and club_id = ${clubId}`)
    await addMore('cancelled', '1 hour', 2)
    const fewer = eventsIn(await calendarOf(clubId))
    expect(fewer).toHaveLength(CALENDAR_MAX_MEETINGS)
    expect(fewer.filter(({ status }) => status === 'CANCELLED')).toHaveLength(2)
    expect(fewer.at(-1)?.uid).toBe(`meeting-${planned}@clubs.example`)
  })

  it('is public for open and visible clubs only', async () => {
    for (const facts of [{ privacy: true }, { state: 'declined' as const }]) {
      const clubId = await makeClub(site, owner, { state: 'verified', ...facts })
      expect(await calendarOf(clubId)).toBeNull()
    }
    expect(await calendarOf(999_999)).toBeNull()
  })
})

describe('A calendar address', () => {
  it('shows the calendar with links until the next one, its end or the end of the membership', async () => {
    const clubId = await makeClub(site, owner, { state: 'verified', privacy: true })
    await makeMember(site, clubId, member)
    await planMeeting(owner, clubId, { ...meetingForm(site), place: '', description: 'Bring one.' })
    const first = await newAddress(member, clubId)
    expect(eventsIn(await calendarOf(clubId, first))).toMatchObject([
      {
        location: 'https://meet.example.com/x',
        description: 'Bring one.\n\nhttps://meet.example.com/x',
      },
    ])
    const second = await newAddress(member, clubId)
    expect(await calendarOf(clubId, first)).toBeNull()
    const works = async () => (await calendarOf(clubId, second)) !== null
    expect(await works()).toBe(true)
    const { rows } = await site.db.execute(sql`select token_hash::text as hash from calendar_addresses`)
    expect(JSON.stringify(rows)).not.toContain(second)

    await site.db.execute(sql`update users set suspended_at = now() where id = ${member.id}`)
    expect(await works()).toBe(false)
    await site.db.execute(sql`update users set suspended_at = null where id = ${member.id}`)
    await site.db.execute(sql`update clubs set state = 'declined' where id = ${clubId}`)
    expect(await works()).toBe(false)
    await site.db.execute(sql`update clubs set state = 'verified' where id = ${clubId}`)
    const other = await makeClub(site, owner, { state: 'verified' })
    expect(await calendarOf(other, second)).toBeNull()
    expect((await member.delete(`/clubs/${clubId}/calendar`)).body['result']).toBe(
      'Your calendar address was revoked',
    )
    expect(await works()).toBe(false)
    expectRefused(await member.delete(`/clubs/${clubId}/calendar`), 'not_found')
    const third = await newAddress(member, clubId)
    await member.delete(`/clubs/${clubId}/membership`)
    expect(await calendarOf(clubId, third)).toBeNull()
    expectRefused(await member.post(`/clubs/${clubId}/calendar`), 'members_only')
    expectRefused(await member.delete(`/clubs/${clubId}/calendar`), 'members_only')
  })
})

describe('One meeting as iCalendar text', () => {
  it('is for those who see the meeting, with the link for members', async () => {
    const closed = await makeClub(site, owner, { state: 'verified', privacy: true })
    const open = await makeClub(site, owner, { state: 'verified' })
    const outsider = await site.people.member()
    const form = { ...meetingForm(site) }
    for (const clubId of [closed, open]) {
      const id = await planMeeting(owner, clubId, form)
      const path = `${pathOfMeetings(clubId)}/${id}/calendar`
      const { body } = await owner.get(path)
      expect(eventsIn(String(body['result']))).toMatchObject([{ uid: `meeting-${id}@clubs.example` }])
      expect(body['result']).toContain('meet.example.com')
      if (clubId === open) {
        expect((await outsider.get(path)).body['result']).not.toContain('meet.example.com')
        continue
      }
      expectRefused(await outsider.get(path), 'members_only')
      expectRefused(await site.people.visitor().get(path), 'login_needed')
      expectRefused(await outsider.get(`${pathOfMeetings(clubId)}/999999/calendar`), 'not_found')
    }
  })
})

describe('A meeting near a clock change', () => {
  const inJanuary = (work: (planner: Member) => Promise<void>) =>
    site.clock.startingAt('2027-01-10T12:00:00Z', async () => work(await site.people.again(owner)))
  const timesOf = (event?: VEvent) => [event?.start.toISOString(), event?.end?.toISOString()]

  it.each([
    ['over the hour that is skipped', '2027-03-28T01:30', '2027-03-28T00:30', '2027-03-28T02:00'],
    ['in the hour that comes twice', '2027-10-31T02:30', '2027-10-31T00:30', '2027-10-31T02:00'],
    ['after the hour that comes twice', '2027-10-31T03:00', '2027-10-31T02:00', '2027-10-31T03:30'],
  ])('takes 90 minutes %s', (_, localStart, start, end) =>
    inJanuary(async (planner) => {
      const clubId = await makeClub(site, owner, { state: 'verified' })
      await planMeeting(planner, clubId, { ...meetingForm(site), localStart })
      const [event] = eventsIn(await calendarOf(clubId))
      expect(timesOf(event)).toEqual([`${start}:00.000Z`, `${end}:00.000Z`])
    }),
  )

  it('keeps its UID and its local time when it is moved across, and says that it was changed', () =>
    inJanuary(async (planner) => {
      const clubId = await makeClub(site, owner, { state: 'verified' })
      const form = { ...meetingForm(site), localStart: '2027-03-27T18:30' }
      const id = await planMeeting(planner, clubId, form)
      const [before] = eventsIn(await calendarOf(clubId))
      site.clock.advance(MINUTE_MS)
      const moved = { ...form, localStart: '2027-03-28T18:30' }
      await planner.put(`${pathOfMeetings(clubId)}/${id}`, moved)
      const text = await calendarOf(clubId)
      const [after] = eventsIn(text)
      expect(timesOf(before)).toEqual(['2027-03-27T17:30:00.000Z', '2027-03-27T19:00:00.000Z'])
      expect(timesOf(after)).toEqual(['2027-03-28T16:30:00.000Z', '2027-03-28T18:00:00.000Z'])
      expect([before?.uid, after?.uid]).toEqual(Array(2).fill(`meeting-${id}@clubs.example`))
      expect([before?.sequence, after?.sequence].map(Number)).toEqual([0, 1])
      const changes = [before?.lastmodified, after?.lastmodified].map((date) => date?.getTime() ?? 0)
      expect((changes[1] ?? 0) - (changes[0] ?? 0)).toBeGreaterThanOrEqual(MINUTE_MS)

      site.clock.advance(MINUTE_MS)
      await planner.put(`${pathOfMeetings(clubId)}/${id}`, moved)
      expect(await calendarOf(clubId)).toBe(text)
    }))
})
