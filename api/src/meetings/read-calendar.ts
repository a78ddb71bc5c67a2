import { CALENDAR_MAX_MEETINGS } from '@aurivane/contract/limits'
import { hashToken } from '../auth/tokens.ts'
import type { Reader } from '../database/open-database.ts'
import type { Services } from '../services.ts'
import { findClubOfAddress, findOpenClub } from './calendar-addresses.queries.ts'
import { findMeeting, findMeetingsForCalendar } from './meetings.queries.ts'
import { writeCalendar } from './write-calendar.ts'

type Asked = { clubId: number; meetingId?: number; token?: string }

/** The calendar of an open club, or of the club that the secret address is for; null where there is nothing to see. */
export async function readCalendar(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  { clubId, meetingId, token }: Asked,
): Promise<string | null> {
  const club = await (token === undefined
    ? findOpenClub(db, clubId)
    : findClubOfAddress(db, clubId, hashToken(token)))
  if (!club) return null
  const meetings = await (meetingId === undefined
    ? findAllMeetings(db, clubId, clock.now())
    : findMeeting(db, { clubId, meetingId }, 0).then((found) => (found ? [found] : null)))
  if (!meetings) return null
  return writeCalendar({ publicUrl: settings.publicUrl, club, meetings, withLinks: token !== undefined })
}

/**
 * In order of their start: all planned ones, and of the others the newest up to the limit. A meeting that is cancelled between the
 * two reads is in both; the later one counts.
 */
async function findAllMeetings(db: Reader, clubId: number, now: Date) {
  const asked = { clubId, now, rows: CALENDAR_MAX_MEETINGS }
  const coming = await findMeetingsForCalendar(db, { ...asked, onlyComing: true })
  const found = new Map(coming.map((meeting) => [meeting.id, meeting]))
  for (const meeting of await findMeetingsForCalendar(db, { ...asked, onlyComing: false })) {
    if (found.has(meeting.id) || found.size < CALENDAR_MAX_MEETINGS) found.set(meeting.id, meeting)
  }
  return [...found.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id)
}
