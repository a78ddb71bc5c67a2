import { sql } from 'drizzle-orm'
import type { Site } from './site.ts'

/** A checksum of all rows of these tables. */
export async function checksumOf({ db }: Site, tables: readonly string[]) {
  const sums = tables.map(
    (table) =>
      sql`(select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') from ${sql.identifier(table)} t)`,
  )
  const { rows } = await db.execute<{ sum: string }>(
    sql`select concat_ws(' ', ${sql.join(sums, sql`, `)}) as sum`,
  )
  return rows[0]?.sum
}
