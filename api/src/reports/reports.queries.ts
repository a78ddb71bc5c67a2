import type { ReportEvidence, ReportOutcome, ReportReason } from '@aurivane/contract/reports'
import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Transaction } from '../database/open-database.ts'
import { reports } from '../database/reports-schema.ts'
import { clubs, users } from '../database/schema.ts'

type NewRow = {
  clubId: number
  ownerId: number | null
  reporterId: number
  reason: ReportReason
  text: string | null
  evidence: ReportEvidence
  createdAt: Date
}

/** Undefined when this person has an open report on the club already: the unique index decides. */
export async function insertReport(tx: Transaction, row: NewRow): Promise<number | undefined> {
  const [made] = await tx.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.id })
  return made?.id
}

const ownerId = sql<
  number | null
>`case when ${clubs.id} is null then ${reports.ownerId} else ${clubs.ownerId} end`
const owners = alias(users, 'owners')
const reporters = alias(users, 'reporters')
const closers = alias(users, 'closers')
type Page = { state: 'open' | 'closed'; after?: number | undefined; rows: number }

/** Open ones oldest first, closed ones newest first. The owner is the club's, or the one at that time of a deleted club. */
export function findReports(db: Reader, { state, after, rows }: Page) {
  const isOpen = state === 'open'
  const { id } = reports
  const follows = after === undefined ? undefined : isOpen ? gt(id, after) : lt(id, after)
  return db
    .select({
      id,
      club: {
        id: clubs.id,
        title: clubs.title,
        country: clubs.country,
        privacy: clubs.privacy,
        state: clubs.state,
        members: clubs.members,
      },
      owner: {
        id: owners.id,
        firstName: owners.firstName,
        lastName: owners.lastName,
        email: owners.email,
        deletedAt: owners.deletedAt,
      },
      reporter: {
        id: reporters.id,
        firstName: reporters.firstName,
        lastName: reporters.lastName,
        deletedAt: reporters.deletedAt,
      },
      reason: reports.reason,
      text: reports.text,
      createdAt: reports.createdAt,
      openReports: sql<number>`(
        select count(*)::int from reports others where others.club_id = ${reports.clubId} and others.state = 'open'
      )`,
      evidence: reports.evidence,
      state: reports.state,
      outcome: reports.outcome,
      note: reports.note,
      closedAt: reports.closedAt,
      closedBy: {
        id: closers.id,
        firstName: closers.firstName,
        lastName: closers.lastName,
        deletedAt: closers.deletedAt,
      },
    })
    .from(reports)
    .leftJoin(clubs, and(eq(clubs.id, reports.clubId), isNull(clubs.hiddenAt)))
    .leftJoin(owners, eq(owners.id, ownerId))
    .leftJoin(reporters, eq(reporters.id, reports.reporterId))
    .leftJoin(closers, eq(closers.id, reports.closedBy))
    .where(and(eq(reports.state, state), follows))
    .orderBy(isOpen ? asc(id) : desc(id))
    .limit(rows)
}
export type ReportRow = Awaited<ReturnType<typeof findReports>>[number]

/** The owner is the club's, or the one at that time of a deleted club. */
export async function findReport(db: Reader, reportId: number) {
  const [row] = await db
    .select({ clubId: reports.clubId, ownerId, title: sql<string>`${reports.evidence}->>'title'` })
    .from(reports)
    .leftJoin(clubs, and(eq(clubs.id, reports.clubId), isNull(clubs.hiddenAt)))
    .where(eq(reports.id, reportId))
  return row
}
export type ReportToClose = NonNullable<Awaited<ReturnType<typeof findReport>>>

/** The open reports on a club with their rows locked, in the order of their ids to avoid deadlocks. */
export function lockOpenReports(tx: Transaction, clubId: number) {
  return tx
    .select({ id: reports.id, reporterId: reports.reporterId })
    .from(reports)
    .where(and(eq(reports.clubId, clubId), eq(reports.state, 'open')))
    .orderBy(asc(reports.id))
    .for('update')
}

type Closing = { outcome: ReportOutcome; note: string; closedAt: Date; closedBy: number }

export async function setClosed(tx: Transaction, ids: number[], closing: Closing) {
  await tx
    .update(reports)
    .set({ ...closing, state: 'closed' })
    .where(inArray(reports.id, ids))
}

export async function findAdminIds(db: Reader): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.admin} and ${users.deletedAt} is null`)
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}
