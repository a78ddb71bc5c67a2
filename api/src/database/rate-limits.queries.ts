import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from './open-database.ts'
import { rateLimits } from './schema.ts'

/** Tolerance for clock differences between instances. */
const CLOCKS_DIFFER_MS = 10_000

/**
 * Increments up to the maximum and returns whether it did. A window that has ended, or whose count is back to zero, starts
 * anew.
 */
export async function countPoint(
  db: Database | Transaction,
  { key, max, nowMs, expiresAtMs }: { key: string; max: number; nowMs: number; expiresAtMs: number },
): Promise<boolean> {
  const hasEnded = or(lte(rateLimits.expire, nowMs), eq(rateLimits.points, 0))
  const taken = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire: expiresAtMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${hasEnded} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${hasEnded} then excluded.expire else ${rateLimits.expire} end`,
      },
      setWhere: or(hasEnded, lt(rateLimits.points, max)),
    })
    .returning({ key: rateLimits.key })
  return taken.length > 0
}

/** When the window of a key ends; a key without a window may be used at once. */
export async function findExpiry(db: Database, key: string): Promise<number> {
  const [found] = await db
    .select({ expire: rateLimits.expire })
    .from(rateLimits)
    .where(eq(rateLimits.key, key))
  return found?.expire ?? 0
}

/** Only in a window that is still open: the next one starts at zero. */
export async function refundPoint(db: Database, key: string, nowMs: number) {
  await db
    .update(rateLimits)
    .set({ points: sql`${rateLimits.points} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.points, 0), gt(rateLimits.expire, nowMs)))
}

export async function deletePoints(db: Database, key: string) {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Also those that end later than any limit can, which were written while a clock was ahead. */
export async function deleteExpiredLimits(tx: Transaction, nowMs: number, longestMs: number) {
  const latestMs = nowMs + longestMs + CLOCKS_DIFFER_MS
  await tx.delete(rateLimits).where(or(lt(rateLimits.expire, nowMs), gt(rateLimits.expire, latestMs)))
}
