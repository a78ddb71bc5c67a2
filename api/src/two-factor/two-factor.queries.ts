import { and, asc, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { recoveryCodes, twoFactors } from '../database/schema.ts'

export async function findTwoFactor(db: Reader, userId: number) {
  const [row] = await db
    .select({ encryptedSecret: twoFactors.encryptedSecret, enabledAt: twoFactors.enabledAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  return row
}

/** The secret of the first user with two-factor on. */
export async function findFirstSecret(db: Reader) {
  const [row] = await db
    .select({ userId: twoFactors.userId, encryptedSecret: twoFactors.encryptedSecret })
    .from(twoFactors)
    .where(isNotNull(twoFactors.enabledAt))
    .orderBy(asc(twoFactors.userId))
    .limit(1)
  return row
}

/** A new secret takes the place of one that is not enabled yet; false when two-factor is on. */
export async function replaceSecret(tx: Transaction, userId: number, encryptedSecret: Buffer) {
  const rows = await tx
    .insert(twoFactors)
    .values({ userId, encryptedSecret })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { encryptedSecret, lastUsedStep: 0 },
      setWhere: isNull(twoFactors.enabledAt),
    })
    .returning({ userId: twoFactors.userId })
  return rows.length > 0
}

/** Exactly one of several concurrent requests enables it, and only with the secret whose code was checked. */
export async function switchOn(
  tx: Transaction,
  userId: number,
  checked: { encryptedSecret: Buffer; step: number; now: Date },
) {
  const rows = await tx
    .update(twoFactors)
    .set({ enabledAt: checked.now, lastUsedStep: checked.step })
    .where(
      and(
        eq(twoFactors.userId, userId),
        isNull(twoFactors.enabledAt),
        eq(twoFactors.encryptedSecret, checked.encryptedSecret),
      ),
    )
    .returning({ userId: twoFactors.userId })
  return rows.length > 0
}

/** Takes secret and recovery codes away; false when two-factor was not on. */
export async function switchOff(tx: Transaction, userId: number) {
  const rows = await tx
    .delete(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)))
    .returning({ userId: twoFactors.userId })
  if (rows.length === 0) return false
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return true
}

/** Every kind of second factor, enabled or not, one line each. */
export async function removeSecondFactors(tx: Transaction, userId: number) {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/**
 * A code works once: exactly one of several concurrent requests with the same code finds an older step. `sealed` is the
 * secret to store, possibly encrypted again.
 */
export async function consumeStep(
  tx: Transaction,
  userId: number,
  checked: { encryptedSecret: Buffer; sealed: Buffer; step: number },
) {
  const rows = await tx
    .update(twoFactors)
    .set({ lastUsedStep: checked.step, encryptedSecret: checked.sealed })
    .where(
      and(
        eq(twoFactors.userId, userId),
        isNotNull(twoFactors.enabledAt),
        eq(twoFactors.encryptedSecret, checked.encryptedSecret),
        lt(twoFactors.lastUsedStep, checked.step),
      ),
    )
    .returning({ userId: twoFactors.userId })
  return rows.length > 0
}

export async function consumeRecoveryCode(tx: Transaction, userId: number, codeHash: Buffer, now: Date) {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return rows.length > 0
}

export function countRecoveryCodesLeft(db: Reader, userId: number) {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
}

/** Those that were enabled since then, or not at all. */
export async function removeSecondFactorsSince(tx: Transaction, userId: number, since: Date) {
  const rows = await tx
    .delete(twoFactors)
    .where(
      and(eq(twoFactors.userId, userId), or(isNull(twoFactors.enabledAt), gte(twoFactors.enabledAt, since))),
    )
    .returning({ userId: twoFactors.userId })
  if (rows.length > 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

export async function replaceRecoveryCodes(tx: Transaction, userId: number, hashes: readonly Buffer[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}
