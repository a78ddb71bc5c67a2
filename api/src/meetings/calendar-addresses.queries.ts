import { and, eq, or, sql } from 'drizzle-orm'
import { isActive } from '../database/active-user.ts'
import { calendarAddresses } from '../database/meetings-schema.ts'
import { memberships } from '../database/memberships-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { clubs, users } from '../database/schema.ts'

type Place = { clubId: number; userId: number }

/** A newer address takes the place of the older. */
export async function replaceCalendarAddress(
  tx: Transaction,
  row: Place & { tokenHash: Buffer; createdAt: Date },
) {
  const { tokenHash, createdAt } = row
  await tx
    .insert(calendarAddresses)
    .values(row)
    .onConflictDoUpdate({
      target: [calendarAddresses.clubId, calendarAddresses.userId],
      set: { tokenHash, createdAt },
    })
}

/** Returns whether there was one. */
export async function deleteCalendarAddress(tx: Transaction, { clubId, userId }: Place): Promise<boolean> {
  const gone = await tx
    .delete(calendarAddresses)
    .where(and(eq(calendarAddresses.clubId, clubId), eq(calendarAddresses.userId, userId)))
    .returning({ clubId: calendarAddresses.clubId })
  return gone.length > 0
}

const isVisible = sql`${clubs.state} <> 'declined' and ${clubs.hiddenAt} is null`
const columns = { id: clubs.id, title: clubs.title }

/** A club whose calendar everybody may read. */
export async function findOpenClub(db: Reader, clubId: number) {
  const [row] = await db
    .select(columns)
    .from(clubs)
    .where(and(eq(clubs.id, clubId), eq(clubs.privacy, false), isVisible))
  return row
}

/** The club, if the address belongs to an active member of it and it is not declined. */
export async function findClubOfAddress(db: Reader, clubId: number, tokenHash: Buffer) {
  const { userId } = calendarAddresses
  const [row] = await db
    .select(columns)
    .from(calendarAddresses)
    .innerJoin(clubs, and(eq(clubs.id, calendarAddresses.clubId), isVisible))
    .innerJoin(users, and(eq(users.id, userId), isActive()))
    .leftJoin(memberships, and(eq(memberships.clubId, clubs.id), eq(memberships.userId, userId)))
    .where(
      and(
        eq(calendarAddresses.tokenHash, tokenHash),
        eq(calendarAddresses.clubId, clubId),
        or(sql`${memberships.id} is not null`, eq(clubs.ownerId, userId)),
      ),
    )
  return row
}
