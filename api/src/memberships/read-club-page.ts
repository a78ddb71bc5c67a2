import { ANNOUNCEMENT_PAGE_ROWS } from '@aurivane/contract/limits'
import type { ClubParts, ClubQuery } from '@aurivane/contract/web-renderer'
import { findAnnouncements } from '../announcements/announcements.queries.ts'
import { presentAnnouncement } from '../announcements/present-announcement.ts'
import { cutPage } from '../cut-page.ts'
import { findMeetings } from '../meetings/meetings.queries.ts'
import { presentMeeting } from '../meetings/present-meeting.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { readClub } from './read-club.ts'

type Reading = Pick<Services, 'db' | 'clock'>

/** A club as every outsider sees it, for the document of its page; 'unknown' where there is none to be seen. */
export async function readClubPage(services: Reading, query: ClubQuery): Promise<ClubParts | 'unknown'> {
  try {
    const club = await readClub(services, null, query.clubID)
    if (club.privacy) return { club, meetings: null, announcements: null }
    const [meetings, announcements] = await Promise.all([
      listMeetings(services, query),
      listAnnouncements(services, query),
    ])
    return { club, meetings, announcements }
  } catch (error) {
    if (error instanceof Refusal) return 'unknown'
    throw error
  }
}

async function listMeetings({ db, clock }: Reading, { clubID: clubId, meetings }: ClubQuery) {
  const rows = await findMeetings(db, {
    clubId,
    callerId: 0,
    now: clock.now(),
    past: false,
    after: undefined,
    rows: meetings + 1,
  })
  const { page, next } = cutPage(rows, meetings)
  return { result: page.map((row) => presentMeeting(row, false)), next }
}

async function listAnnouncements({ db }: Reading, { clubID: clubId, announcementsAfter: after }: ClubQuery) {
  const rows = await findAnnouncements(db, { clubId, after, rows: ANNOUNCEMENT_PAGE_ROWS + 1 })
  const { page, next } = cutPage(rows, ANNOUNCEMENT_PAGE_ROWS)
  return { result: page.map(presentAnnouncement), next }
}
