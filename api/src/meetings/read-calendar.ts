import { CALENDAR_PAST_MS } from '@aurivane/contract/limits'
import { hashToken } from '../auth/tokens.ts'
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
    ? findMeetingsForCalendar(db, clubId, new Date(clock.now().getTime() - CALENDAR_PAST_MS))
    : findMeeting(db, { clubId, meetingId }, 0).then((found) => (found ? [found] : null)))
  if (!meetings) return null
  return writeCalendar({ publicUrl: settings.publicUrl, club, meetings, withLinks: token !== undefined })
}
