import type { NewReport, ReportEvidence } from '@aurivane/contract/reports'
import { findAnnouncements } from '../announcements/announcements.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { findMeetings } from '../meetings/meetings.queries.ts'
import { readClubAccess, type ClubAccess } from '../memberships/club-access.ts'
import { addNotices } from '../notices/add-notices.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { findAdminIds, insertReport } from './reports.queries.ts'

const EVIDENCE_ROWS = 10

export function reportClub(
  services: Services,
  reporter: Member,
  clubId: number,
  { reason, text }: NewReport,
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const access = await readClubAccess(tx, reporter, clubId)
    refuseUnless(access.role !== 'owner', 'not_your_own_club')
    const now = services.clock.now()
    const reportId = await insertReport(tx, {
      clubId,
      ownerId: access.club.ownerId,
      reporterId: reporter.id,
      reason,
      text,
      evidence: await collectEvidence(tx, access, now),
      createdAt: now,
    })
    refuseUnless(reportId !== undefined, 'report_pending')
    await addNotices(tx, services, {
      kind: 'report_received',
      to: await findAdminIds(tx),
      by: reporter.id,
      club: access.club,
      event: `report:${reportId}`,
    })
    return reportId
  })
}

/** Copied, so that later edits hide nothing. */
async function collectEvidence(tx: Transaction, { club }: ClubAccess, now: Date): Promise<ReportEvidence> {
  const { id: clubId, title, description, contacts, privacy, state } = club
  const announcements = await findAnnouncements(tx, { clubId, rows: EVIDENCE_ROWS })
  const next = { clubId, callerId: 0, now, past: false, after: undefined, rows: EVIDENCE_ROWS }
  const meetings = await findMeetings(tx, next)
  return {
    title,
    description,
    contacts,
    privacy,
    state,
    announcements: announcements.map((row) => ({
      id: row.id,
      title: row.title,
      text: row.text,
      date: row.createdAt.toISOString(),
    })),
    meetings: meetings.map((row) => ({
      id: row.id,
      title: row.title,
      start: row.startsAt.toISOString(),
      timeZone: row.timeZone,
      minutes: row.minutes,
      place: row.place,
      link: row.link,
      description: row.description,
      state: row.state,
    })),
  }
}
