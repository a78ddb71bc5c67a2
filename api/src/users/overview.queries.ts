import type { ClubState } from '@aurivane/contract/club-object'
import { count, eq, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../database/open-database.ts'
import { reports } from '../database/reports-schema.ts'
import { clubs, contactMessages, users } from '../database/schema.ts'

export async function countUsers(db: Reader) {
  const [row] = await db
    .select({
      users: count(),
      confirmedUsers: count(sql`case when ${users.confirmedEmail} then 1 end`),
      suspendedUsers: count(users.suspendedAt),
      admins: count(sql`case when ${users.admin} and ${users.deletedAt} is null then 1 end`),
      pendingDeletions: count(users.eraseAt),
    })
    .from(users)
  return row ?? { users: 0, confirmedUsers: 0, suspendedUsers: 0, admins: 0, pendingDeletions: 0 }
}

export async function countClubsByState(db: Reader): Promise<Record<ClubState, number>> {
  const rows = await db
    .select({ state: clubs.state, total: count() })
    .from(clubs)
    .where(isNull(clubs.hiddenAt))
    .groupBy(clubs.state)
  return { pending: 0, verified: 0, declined: 0, ...Object.fromEntries(rows.map((r) => [r.state, r.total])) }
}

export async function countNewMessages(db: Reader): Promise<number> {
  return db.$count(contactMessages, eq(contactMessages.status, 'new'))
}

export function countOpenReports(db: Reader): Promise<number> {
  return db.$count(reports, eq(reports.state, 'open'))
}
