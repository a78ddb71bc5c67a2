import type { ClosingOfReport } from '@aurivane/contract/reports'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import { changeClubState } from '../clubs/club-state.ts'
import { lockClub } from '../clubs/clubs.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { lockClubsOf } from '../memberships/memberships.queries.ts'
import { addNotices } from '../notices/add-notices.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockUserAndAdmins } from '../users/managed-users.queries.ts'
import { changeSuspension } from '../users/suspension.ts'
import { whyNotSuspend } from '../users/user-policy.ts'
import { findReport, lockOpenReports, setClosed, type ReportToClose } from './reports.queries.ts'

type Closing = ClosingOfReport & { actorId: number; reportId: number }
type OpenReport = Awaited<ReturnType<typeof lockOpenReports>>[number]
/** What follows for the club or its owner, once nothing speaks against it. */
type Consequence = () => Promise<void>

/** Declining the club or suspending its owner happens in the same transaction and closes every open report on the club. */
export function closeReport(services: Services, closing: Closing) {
  const { outcome, note, actorId, reportId } = closing
  return services.db.transaction(async (tx) => {
    const report = await findReport(tx, reportId)
    refuseUnless(report, 'not_found')
    // Rows are locked in the order users, club, reports.
    const follow = await prepare(tx, services, report, closing)
    const open = await lockOpenReports(tx, report.clubId)
    const own = open.filter(({ id }) => id === reportId)
    refuseUnless(own.length > 0, 'report_already_closed')
    await follow()
    const closed = outcome === 'no_action' ? own : open
    const closedAt = services.clock.now()
    await setClosed(
      tx,
      closed.map(({ id }) => id),
      { outcome, note, closedAt, closedBy: actorId },
    )
    for (const one of closed) await recordAndTell(tx, services, { ...closing, report, one, at: closedAt })
  })
}

async function prepare(
  tx: Transaction,
  services: Services,
  report: ReportToClose,
  { outcome, reason, actorId }: Closing,
): Promise<Consequence> {
  if (outcome === 'no_action') return async () => {}
  if (outcome === 'owner_suspended') return prepareSuspension(tx, services, report, { actorId, reason })
  const { clubId } = report
  const club = await lockClub(tx, clubId)
  refuseUnless(club, 'club_unknown')
  const after = { state: 'declined' as const, stateReason: reason }
  // A club that is declined already keeps its reason.
  if (club.state === 'declined') return async () => {}
  return () => changeClubState(tx, services, { reviewerId: actorId, clubId, club, after })
}

async function prepareSuspension(
  tx: Transaction,
  services: Services,
  { ownerId }: ReportToClose,
  { actorId, reason }: { actorId: number; reason: string | null },
): Promise<Consequence> {
  refuseUnless(ownerId !== actorId, 'cannot_suspend_self')
  if (ownerId === null) return async () => {}
  const { user, activeAdmins } = await lockUserAndAdmins(tx, ownerId)
  // The suspension counts their members again.
  await lockClubsOf(tx, ownerId)
  return async () => {
    if (!user || user.suspendedAt !== null) return
    const no = whyNotSuspend(actorId, ownerId, activeAdmins)
    if (no) throw new Refusal(no)
    await changeSuspension(tx, services, { actorId, user, suspends: true, reason })
  }
}

type Told = Closing & { report: ReportToClose; one: OpenReport; at: Date }

async function recordAndTell(tx: Transaction, services: Services, told: Told) {
  const { outcome, actorId, report, one, at } = told
  await insertAuditEntry(tx, {
    at,
    actorId,
    action: 'report.closed',
    subjectKind: 'club',
    subjectId: report.clubId,
    before: { report: one.id, state: 'open' },
    after: { report: one.id, state: 'closed', outcome },
  })
  await addNotices(tx, services, {
    kind: 'report_closed',
    to: one.reporterId === null ? [] : [one.reporterId],
    by: actorId,
    club: { id: report.clubId, title: report.title },
    values: { variant: outcome === 'no_action' ? 'no_action' : 'action' },
    event: `report:${one.id}`,
  })
}
