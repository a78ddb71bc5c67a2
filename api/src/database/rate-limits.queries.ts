import { lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from './open-database.ts'
import { rateLimits } from './schema.ts'

export type Counted = { key: string; points: number; expiresAtMs: number }

/** Adds what one process has counted to what all have counted, many keys in one statement, and answers the sums. */
export async function addPoints(
  db: Database,
  counted: readonly Counted[],
  nowMs: number,
): Promise<Counted[]> {
  const keys = sql.param(counted.map((count) => count.key))
  const points = sql.param(counted.map((count) => count.points))
  const expires = sql.param(counted.map((count) => count.expiresAtMs))
  const { rows } = await db.execute<{ key: string; points: number; expire: string }>(sql`
    insert into ${rateLimits} (key, points, expire)
    select * from unnest(${keys}::varchar[], ${points}::integer[], ${expires}::bigint[])
    on conflict (key) do update set
      points = case when rate_limits.expire <= ${nowMs} then excluded.points else rate_limits.points + excluded.points end,
      expire = case when rate_limits.expire <= ${nowMs} then excluded.expire else rate_limits.expire end
    returning key, points, expire`)
  return rows.map((row) => ({ key: row.key, points: row.points, expiresAtMs: Number(row.expire) }))
}

export async function deleteExpiredLimits(tx: Transaction, nowMs: number) {
  await tx.delete(rateLimits).where(lt(rateLimits.expire, nowMs))
}
