import { asc, eq, gt, lte, sql } from 'drizzle-orm'
import { clubOffers } from '../database/memberships-schema.ts'
import { deletions, restoreTokens } from '../database/deletions-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { clubs, users } from '../database/schema.ts'

const isOffered = sql`exists (
  select from ${clubOffers} where ${clubOffers.clubId} = ${clubs.id} and ${clubOffers.state} = 'pending')`

/** The own clubs that have an open offer, and the others, which end with the account. */
function countClubs(condition: ReturnType<typeof sql>) {
  return sql<number>`(select count(*)::integer from ${clubs} where ${clubs.ownerId} = ${users.id} and ${condition})`
}

/** Soonest first: all are due equally long after the request, so that the ids have the same order. */
export function findDeletions(db: Reader, { after, rows }: { after: number; rows: number }) {
  return db
    .select({
      id: deletions.id,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      requestedAt: deletions.requestedAt,
      eraseAt: sql`${users.eraseAt}`.mapWith(users.eraseAt),
      clubsToDelete: countClubs(sql`not ${isOffered}`),
      clubsOffered: countClubs(isOffered),
    })
    .from(deletions)
    .innerJoin(users, eq(users.id, deletions.userId))
    .where(gt(deletions.id, after))
    .orderBy(asc(deletions.id))
    .limit(rows)
}
export type DeletionRow = Awaited<ReturnType<typeof findDeletions>>[number]

export async function insertRestoreToken(tx: Transaction, token: typeof restoreTokens.$inferInsert) {
  await tx.insert(restoreTokens).values(token)
}

/** Uses the token up; exactly one of several concurrent requests gets it. */
export async function takeRestoreToken(tx: Transaction, tokenHash: Buffer) {
  const [row] = await tx.delete(restoreTokens).where(eq(restoreTokens.tokenHash, tokenHash)).returning()
  return row
}

export async function deleteExpiredRestoreTokens(tx: Transaction, now: Date) {
  await tx.delete(restoreTokens).where(lte(restoreTokens.expiresAt, now))
}

export async function findRestoreToken(db: Reader, tokenHash: Buffer) {
  const [row] = await db.select().from(restoreTokens).where(eq(restoreTokens.tokenHash, tokenHash))
  return row
}

export async function insertDeletion(
  tx: Transaction,
  { userId, requestedAt, eraseAt }: { userId: number; requestedAt: Date; eraseAt: Date },
) {
  await tx.insert(deletions).values({ userId, requestedAt })
  await tx.update(users).set({ eraseAt }).where(eq(users.id, userId))
}

/** Since when a deletion is pending; undefined if none is. */
export async function findDeletionOf(db: Reader, userId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ requestedAt: deletions.requestedAt })
    .from(deletions)
    .where(eq(deletions.userId, userId))
  return row?.requestedAt
}

/** For an account that its owner or an administrator secures: what an earlier login has left must not open a session. */
export async function voidRestoreTokens(tx: Transaction, userId: number) {
  await tx.delete(restoreTokens).where(eq(restoreTokens.userId, userId))
}

/** The account is active again, unless it is suspended. */
export async function removeDeletion(tx: Transaction, userId: number) {
  await tx.delete(deletions).where(eq(deletions.userId, userId))
  await voidRestoreTokens(tx, userId)
  await tx.update(users).set({ eraseAt: null }).where(eq(users.id, userId))
}

export async function findDueAccounts(db: Reader, now: Date, rows: number): Promise<number[]> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.eraseAt, now))
    .orderBy(asc(users.eraseAt))
    .limit(rows)
  return due.map(({ id }) => id)
}

/** `no key update`: rows that refer to the account may still be written, so that no transaction waits in a circle. */
export async function lockAccountToErase(tx: Transaction, userId: number) {
  const [row] = await tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      confirmedEmail: users.confirmedEmail,
      locale: users.locale,
      eraseAt: users.eraseAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row
}
