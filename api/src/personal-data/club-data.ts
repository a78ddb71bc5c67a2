import type { PersonalData } from '@aurivane/contract/personal-data-document'
import type { Reader } from '../database/open-database.ts'
import {
  findAllMemberships,
  findAllOffers,
  findAllRequests,
  findAnnouncementsBy,
  findBansOf,
  findInvitationsKeptBy,
  findInvitationsMadeBy,
  findMeetingAnswersOf,
  findReportsBy,
} from './club-data.queries.ts'
import { findMeetingsPlannedBy, findOwnClubs } from './personal-data.queries.ts'

type ClubData = Pick<
  PersonalData,
  | 'clubs'
  | 'memberships'
  | 'requests'
  | 'offers'
  | 'invitations'
  | 'bans'
  | 'announcements'
  | 'meetings'
  | 'meetingAnswers'
  | 'reports'
>

/** The person's part in clubs, without the names of others. */
export async function collectClubData(db: Reader, userId: number): Promise<ClubData> {
  return {
    clubs: (await findOwnClubs(db, userId)).map(({ createdAt, ...club }) => ({
      ...club,
      date: iso(createdAt),
    })),
    memberships: (await findAllMemberships(db, userId)).map((row) => ({ ...row, since: iso(row.since) })),
    requests: (await findAllRequests(db, userId)).map(({ askedAt, ...row }) => ({
      ...row,
      date: iso(askedAt),
    })),
    offers: (await findAllOffers(db, userId)).map(({ isOwn, offeredAt, expiresAt, ...row }) => ({
      ...row,
      role: isOwn ? ('offered' as const) : ('received' as const),
      date: iso(offeredAt),
      expiresAt: iso(expiresAt),
    })),
    invitations: await collectInvitations(db, userId),
    bans: (await findBansOf(db, userId)).map(({ at, ...row }) => ({ ...row, date: iso(at) })),
    announcements: (await findAnnouncementsBy(db, userId)).map(({ createdAt, ...row }) => ({
      ...row,
      date: iso(createdAt),
    })),
    meetings: (await findMeetingsPlannedBy(db, userId)).map(({ meeting, club }) => ({
      ...meeting,
      club,
      start: iso(meeting.startsAt),
    })),
    meetingAnswers: await findMeetingAnswersOf(db, userId),
    reports: (await findReportsBy(db, userId)).map(({ createdAt, ...row }) => ({
      ...row,
      date: iso(createdAt),
    })),
  }
}

async function collectInvitations(db: Reader, userId: number): Promise<ClubData['invitations']> {
  const made = await findInvitationsMadeBy(db, userId)
  const kept = await findInvitationsKeptBy(db, userId)
  return [
    ...made.map((row) => ({ ...row, role: 'made' as const })),
    ...kept.map((row) => ({ ...row, role: 'received' as const })),
  ].map(({ club, role, at, expiresAt }) => ({ club, role, date: iso(at), expiresAt: iso(expiresAt) }))
}

function iso(date: Date): string {
  return date.toISOString()
}
