import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator'
import { removeMisleadingCharacters } from '../remove-misleading-characters.ts'

export type CalendarClub = { id: number; title: string }
export type CalendarMeeting = {
  id: number
  title: string
  startsAt: Date
  endsAt: Date
  changedAt: Date
  sequence: number
  state: 'planned' | 'cancelled'
  place: string | null
  link: string | null
  description: string | null
}
type Calendar = {
  publicUrl: string
  club: CalendarClub
  meetings: readonly CalendarMeeting[]
  /** Links are for members only. */
  withLinks: boolean
}

/** Meetings as iCalendar text (RFC 5545). The same meetings give the same text. */
export function writeCalendar({ publicUrl, club, meetings, withLinks }: Calendar): string {
  const calendar = ical({
    prodId: { company: 'Aurivane', product: 'Clubs', language: 'EN' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes every text but this one.
    name: clean(club.title).replaceAll(/[\\;,]/g, String.raw`\$&`),
  })
  for (const meeting of meetings) {
    const shown = withLinks ? meeting : { ...meeting, link: null }
    calendar.createEvent(toEvent(shown, club, publicUrl))
  }
  // The type is the usual one of a URL, and simple calendar programs read the short form only.
  const text = `${calendar.toString().trimEnd()}\r\n`.replaceAll('\r\nURL;VALUE=URI:', '\r\nURL:')
  return meetings.length > 0 ? text : text.replace(END, UTC + END)
}

const END = 'END:VCALENDAR\r\n'

/** A calendar needs at least one component, also without meetings. */
const UTC = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n')

function toEvent(meeting: CalendarMeeting, club: CalendarClub, publicUrl: string): ICalEventData {
  const { place, link, description } = meeting
  const location = place ?? link
  const text = [description, link].filter((part) => part !== null).join('\n\n')
  return {
    id: `meeting-${meeting.id}@${new URL(publicUrl).host}`,
    stamp: meeting.changedAt,
    lastModified: meeting.changedAt,
    start: meeting.startsAt,
    end: meeting.endsAt,
    sequence: meeting.sequence,
    status: meeting.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: clean(meeting.title),
    url: `${publicUrl}/clubs/${club.id}`,
    location: location === null ? null : clean(location),
    description: text === '' ? null : clean(text),
  }
}

/** RFC 5545 allows no control characters but tab and line break. */
const controls = /(?![\t\n])\p{Cc}/gu

function clean(text: string): string {
  return removeMisleadingCharacters(text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, ''))
}
