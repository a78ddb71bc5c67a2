import { gt, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from './open-database.ts'
import { rateLimits } from './schema.ts'

export type Counted = { key: string; points: number; expiresAtMs: number }

/** Between instances that share the counts. */
const CLOCKS_DIFFER_MS = 10_000

/** Adds what one process has counted to what all have counted, many keys in one statement, and answers the sums. */
export async function addPoints(
  db: Database,
  counted: readonly Counted[],
  nowMs: number,
): Promise<Counted[]> {
  const keys = sql.param(counted.map((count) => count.key))
  const points = sql.param(counted.map((count) => count.points))
  const expires = sql.param(counted.map((count) => count.expiresAtMs))
  // A window that ends later than a new one would was counted under a clock that ran ahead.
  const latestMs = Math.max(...counted.map((count) => count.expiresAtMs)) + CLOCKS_DIFFER_MS
  const isOver = sql`(rate_limits.expire <= ${nowMs} or rate_limits.expire > ${latestMs})`
  const { rows } = await db.execute<{ key: string; points: number; expire: string }>(sql`
    insert into ${rateLimits} (key, points, expire)
    select * from unnest(${keys}::varchar[], ${points}::integer[], ${expires}::bigint[])
    on conflict (key) do update set
      points = case when ${isOver} then excluded.points else rate_limits.points + excluded.points end,
      expire = case when ${isOver} then excluded.expire else rate_limits.expire end
    returning key, points, expire`)
  return rows.map((row) => ({ key: row.key, points: row.points, expiresAtMs: Number(row.expire) }))
}

/** Those too that end later than any limit can: a clock that once ran ahead must not lock anybody out for long. */
export async function deleteExpiredLimits(tx: Transaction, nowMs: number, longestMs: number) {
  const latestMs = nowMs + longestMs + CLOCKS_DIFFER_MS
  await tx.delete(rateLimits).where(or(lt(rateLimits.expire, nowMs), gt(rateLimits.expire, latestMs)))
}
