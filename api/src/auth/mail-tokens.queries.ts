import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { mailTokens, users, type MailTokenPurpose } from '../database/schema.ts'

/** Tolerance for clock differences between instances, and for concurrent requests. */
const CLOCKS_DIFFER_MS = 10_000

type MailTokenRow = { userId: number; purpose: MailTokenPurpose; tokenHash: Buffer; expiresAt: Date }

/** A newer token replaces the older one, which becomes invalid. */
export async function replaceMailToken(tx: Transaction, token: MailTokenRow) {
  const { tokenHash, expiresAt } = token
  await tx
    .insert(mailTokens)
    .values(token)
    .onConflictDoUpdate({
      target: [mailTokens.userId, mailTokens.purpose],
      set: { tokenHash, expiresAt, usedAt: null },
    })
}

/**
 * The same, unless the stored token is still valid: then nothing changes and the result is false. It is one statement, so
 * that exactly one of several concurrent requests replaces the token. A token that expires much later than a new one would
 * was created while the clock was ahead.
 */
export async function replaceDeadMailToken(
  tx: Transaction,
  token: MailTokenRow,
  now: Date,
): Promise<boolean> {
  const { tokenHash, expiresAt } = token
  const rows = await tx
    .insert(mailTokens)
    .values(token)
    .onConflictDoUpdate({
      target: [mailTokens.userId, mailTokens.purpose],
      set: { tokenHash, expiresAt, usedAt: null },
      setWhere: or(
        isNotNull(mailTokens.usedAt),
        lte(mailTokens.expiresAt, now),
        gt(mailTokens.expiresAt, new Date(expiresAt.getTime() + CLOCKS_DIFFER_MS)),
      ),
    })
    .returning({ userId: mailTokens.userId })
  return rows.length > 0
}

function isLive(tokenHash: Buffer, purpose: MailTokenPurpose, now: Date) {
  return and(
    eq(mailTokens.tokenHash, tokenHash),
    eq(mailTokens.purpose, purpose),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
  )
}

/** Consumes the token; exactly one of several concurrent requests gets the user. */
export async function takeMailToken(
  tx: Transaction,
  tokenHash: Buffer,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<number | undefined> {
  const [row] = await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(isLive(tokenHash, purpose, now))
    .returning({ userId: mailTokens.userId })
  return row?.userId
}

/** Whose token it is, used or not. */
export async function findMailTokenUser(
  db: Reader,
  tokenHash: Buffer,
  purpose: MailTokenPurpose,
): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: mailTokens.userId })
    .from(mailTokens)
    .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, purpose)))
  return row?.userId
}

/** Links of these purposes no longer work. */
export async function voidMailTokens(
  tx: Transaction,
  userId: number,
  purposes: readonly MailTokenPurpose[] = ['confirm', 'recovery'],
) {
  await tx
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), inArray(mailTokens.purpose, [...purposes])))
}

/** The account whose password this token may set, without using it up. */
export async function findAccountForRecovery(db: Reader, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      confirmedEmail: users.confirmedEmail,
    })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(
      and(
        isLive(tokenHash, 'recovery', now),
        isNull(users.suspendedAt),
        or(isNull(users.eraseAt), gt(users.eraseAt, now)),
      ),
    )
  return row
}

/** Whether this token, used or expired, once came with the confirmation mail of an address that is confirmed by now. */
export async function isConfirmedBy(db: Reader, tokenHash: Buffer): Promise<boolean> {
  const [row] = await db
    .select({ confirmedEmail: users.confirmedEmail })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, 'confirm')))
  return row?.confirmedEmail === true
}
