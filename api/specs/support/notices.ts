import { asc, eq } from 'drizzle-orm'
import { notices } from '../../src/database/notices-schema.ts'
import type { Site } from './site.ts'

/** The kinds of a person's notices with variant and detail, oldest first: `role_changed manager`, `member_banned: Spam`. */
export async function noticesOf({ db }: Site, { id }: { id: number }): Promise<string[]> {
  const rows = await db.select().from(notices).where(eq(notices.userId, id)).orderBy(asc(notices.id))
  return rows.map(({ kind, values, detail }) => {
    const variant = values.variant === undefined ? '' : ` ${values.variant}`
    return `${kind}${variant}${detail === null ? '' : `: ${detail}`}`
  })
}
