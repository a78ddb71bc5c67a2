import ICAL from 'ical.js'

/** Lines have at most 75 octets; the library does not count the space before a continuation. */
ICAL.foldLength = 74

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
  const calendar = new ICAL.Component('vcalendar')
  add(calendar, 'version', '2.0')
  add(calendar, 'prodid', '-//Aurivane//Clubs//EN')
  add(calendar, 'calscale', 'GREGORIAN')
  add(calendar, 'method', 'PUBLISH')
  // Written as it is, since the library does not know its type.
  add(calendar, 'x-wr-calname', clean(club.title).replaceAll(/[\\;,]/g, String.raw`\$&`))
  for (const meeting of meetings) {
    const shown = withLinks ? meeting : { ...meeting, link: null }
    calendar.addSubcomponent(toEvent(shown, club, publicUrl))
  }
  // A calendar needs at least one component.
  if (meetings.length === 0) calendar.addSubcomponent(utc())
  return `${calendar.toString()}\r\n`
}

function toEvent(meeting: CalendarMeeting, club: CalendarClub, publicUrl: string): ICAL.Component {
  const { place, link, description } = meeting
  const event = new ICAL.Component('vevent')
  add(event, 'uid', `meeting-${meeting.id}@${new URL(publicUrl).host}`)
  addTime(event, 'dtstamp', meeting.changedAt)
  addTime(event, 'last-modified', meeting.changedAt)
  addTime(event, 'dtstart', meeting.startsAt)
  addTime(event, 'dtend', meeting.endsAt)
  event.addPropertyWithValue('sequence', meeting.sequence)
  add(event, 'status', meeting.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED')
  add(event, 'summary', clean(meeting.title))
  event.addPropertyWithValue('url', `${publicUrl}/clubs/${club.id}`)
  const location = place ?? link
  if (location !== null) add(event, 'location', clean(location))
  const text = [description, link].filter((part) => part !== null).join('\n\n')
  if (text !== '') add(event, 'description', clean(text))
  return event
}

function utc(): ICAL.Component {
  const zone = new ICAL.Component('vtimezone')
  add(zone, 'tzid', 'UTC')
  const standard = new ICAL.Component('standard')
  standard.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString('1970-01-01T00:00:00'))
  standard.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString('+00:00'))
  standard.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString('+00:00'))
  add(standard, 'tzname', 'UTC')
  zone.addSubcomponent(standard)
  return zone
}

function add(component: ICAL.Component, name: string, text: string) {
  component.addPropertyWithValue(name, text)
}

function addTime(component: ICAL.Component, name: string, date: Date) {
  component.addPropertyWithValue(name, ICAL.Time.fromJSDate(date, true))
}

/** RFC 5545 allows no control characters but tab and line break; directions would mislead the reader of a calendar. */
const refused = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu

function clean(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(refused, '')
}
