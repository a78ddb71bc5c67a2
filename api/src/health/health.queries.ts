import { sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'

/** Ready means that the newest table exists: the database answers and the migrations have run. */
export async function isDatabaseReady(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ ready: boolean }>(
    sql`select to_regclass('public.users') is not null and to_regclass('public.rate_limits') is not null as ready`,
  )
  return rows[0]?.ready === true
}
