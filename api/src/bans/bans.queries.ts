import { and, desc, eq, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isActive } from '../database/active-user.ts'
import { bans } from '../database/memberships-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { users } from '../database/schema.ts'

type Place = { clubId: number; userId: number }

export async function insertBan(
  tx: Transaction,
  row: Place & { byId: number; reason: string; at: Date },
): Promise<number> {
  const [made] = await tx.insert(bans).values(row).returning({ id: bans.id })
  if (!made) throw new Error('the ban was not stored')
  return made.id
}

export async function findBan(db: Reader, { clubId, userId }: Place) {
  const [row] = await db
    .select({ id: bans.id, reason: bans.reason })
    .from(bans)
    .where(and(eq(bans.clubId, clubId), eq(bans.userId, userId)))
  return row
}

export async function deleteBan(tx: Transaction, banId: number) {
  await tx.delete(bans).where(eq(bans.id, banId))
}

/** Newest first; people who are suspended or gone are null. */
export function findBans(
  db: Reader,
  { clubId, after, rows }: { clubId: number; after: number | undefined; rows: number },
) {
  const by = alias(users, 'by_user')
  return db
    .select({
      id: bans.id,
      userId: bans.userId,
      reason: bans.reason,
      at: bans.at,
      person: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      by: { id: by.id, firstName: by.firstName, lastName: by.lastName },
    })
    .from(bans)
    .leftJoin(users, and(eq(users.id, bans.userId), isActive()))
    .leftJoin(by, and(eq(by.id, bans.byId), isActive(by)))
    .where(and(eq(bans.clubId, clubId), after === undefined ? undefined : lt(bans.id, after)))
    .orderBy(desc(bans.id))
    .limit(rows)
}
export type BanRow = Awaited<ReturnType<typeof findBans>>[number]
