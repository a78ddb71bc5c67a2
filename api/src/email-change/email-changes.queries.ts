import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { users } from '../database/schema.ts'
import { emailChanges, type EmailChangeState } from '../database/security-schema.ts'

export type EmailChange = typeof emailChanges.$inferSelect

// Written out, because a partial index applies only to a constant.
const isPending = sql`${emailChanges.state} = 'pending'`
const isCompleted = sql`${emailChanges.state} = 'completed'`
const isUndone = sql`${emailChanges.state} = 'undone'`

export async function findPendingChange(
  db: Reader,
  userId: number,
  now: Date,
): Promise<EmailChange | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isPending, gt(emailChanges.expiresAt, now)))
  return row
}

/** The change that was completed since then; there is one at most. */
export async function findCompletedChange(
  db: Reader,
  userId: number,
  since: Date,
): Promise<EmailChange | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isCompleted, gt(emailChanges.completedAt, since)))
  return row
}

/** Of which change this is the link to the new address. */
export async function findChangeToComplete(db: Reader, tokenHash: Buffer): Promise<EmailChange | undefined> {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.completeHash, tokenHash))
  return row
}

/** Of which change this is one of the two links to the old address. */
export async function findChangeToUndo(db: Reader, tokenHash: Buffer): Promise<EmailChange | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(or(eq(emailChanges.undoHash, tokenHash), eq(emailChanges.laterUndoHash, tokenHash)))
  return row
}

export async function insertEmailChange(tx: Transaction, change: typeof emailChanges.$inferInsert) {
  const [row] = await tx.insert(emailChanges).values(change).returning({ id: emailChanges.id })
  if (!row) throw new Error('the change of email was not stored')
  return row.id
}

export async function completeChange(
  tx: Transaction,
  id: number,
  { now, laterUndoHash }: { now: Date; laterUndoHash: Buffer | null },
) {
  await tx
    .update(emailChanges)
    .set({ state: 'completed', completedAt: now, endedAt: now, laterUndoHash })
    .where(eq(emailChanges.id, id))
}

export async function endChange(tx: Transaction, id: number, state: EmailChangeState, now: Date) {
  await tx.update(emailChanges).set({ state, endedAt: now }).where(eq(emailChanges.id, id))
}

/** Whether a change was waiting. */
export async function cancelPendingChange(tx: Transaction, userId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(emailChanges)
    .set({ state: 'cancelled', endedAt: now })
    .where(and(eq(emailChanges.userId, userId), isPending, gt(emailChanges.expiresAt, now)))
    .returning({ id: emailChanges.id })
  return rows.length > 0
}

/** Those of one user make way for a new one. */
export async function expireChangesOf(tx: Transaction, userId: number, now: Date) {
  await tx
    .update(emailChanges)
    .set({ state: 'expired', endedAt: sql`${emailChanges.expiresAt}` })
    .where(and(eq(emailChanges.userId, userId), isPending, lte(emailChanges.expiresAt, now)))
}

export async function expireChanges(tx: Transaction, now: Date) {
  await tx
    .update(emailChanges)
    .set({ state: 'expired', endedAt: sql`${emailChanges.expiresAt}` })
    .where(and(isPending, lte(emailChanges.expiresAt, now)))
}

export async function deleteEndedChanges(tx: Transaction, before: Date) {
  await tx.delete(emailChanges).where(lte(emailChanges.endedAt, before))
}

/** Whether the account's address is, or was, another one than it registered with. */
export async function hasChangedEmail(db: Reader, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), or(isCompleted, isUndone)))
    .limit(1)
  return rows.length > 0
}

/** The account that may still return to this address; `email` is lower-cased by the caller. */
export async function findReservation(db: Reader, email: string, since: Date) {
  const [row] = await db
    .select({
      email: emailChanges.oldEmail,
      confirmedEmail: emailChanges.oldConfirmed,
      firstName: users.firstName,
      locale: users.locale,
      admin: users.admin,
      suspendedAt: users.suspendedAt,
    })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(
      and(eq(sql`lower(${emailChanges.oldEmail})`, email), isCompleted, gt(emailChanges.completedAt, since)),
    )
    .limit(1)
  return row
}
