import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { users } from '../database/schema.ts'
import { knownDevices } from '../database/security-schema.ts'

/** Whether one of these devices logged in to the account since then. */
export async function isKnownDevice(db: Reader, userId: number, hashes: readonly Buffer[], since: Date) {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        inArray(knownDevices.deviceHash, [...hashes]),
        gt(knownDevices.lastLoginAt, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function keepDevices(tx: Transaction, userId: number, hashes: readonly Buffer[], now: Date) {
  await tx
    .insert(knownDevices)
    .values(hashes.map((deviceHash) => ({ userId, deviceHash, lastLoginAt: now })))
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastLoginAt: now },
    })
}

/** Whether it is the first login of the account. */
export async function markFirstLogin(tx: Transaction, userId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ firstLoginAt: now })
    .where(and(eq(users.id, userId), isNull(users.firstLoginAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

export async function deleteOldDevices(tx: Transaction, before: Date) {
  await tx.delete(knownDevices).where(lte(knownDevices.lastLoginAt, before))
}
