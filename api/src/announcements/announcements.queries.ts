import { and, desc, eq, lt } from 'drizzle-orm'
import { isActive } from '../database/active-user.ts'
import { announcements } from '../database/meetings-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { users } from '../database/schema.ts'

type Page = { clubId: number; after?: number | undefined; rows: number }

/** Newest first; authors who are suspended or missing are null. */
export function findAnnouncements(db: Reader, { clubId, after, rows }: Page) {
  return db
    .select({
      id: announcements.id,
      title: announcements.title,
      text: announcements.text,
      User: { firstName: users.firstName, lastName: users.lastName },
      createdAt: announcements.createdAt,
      editedAt: announcements.editedAt,
    })
    .from(announcements)
    .leftJoin(users, and(eq(users.id, announcements.authorId), isActive()))
    .where(
      and(eq(announcements.clubId, clubId), after === undefined ? undefined : lt(announcements.id, after)),
    )
    .orderBy(desc(announcements.id))
    .limit(rows)
}
export type AnnouncementRow = Awaited<ReturnType<typeof findAnnouncements>>[number]

type NewRow = { clubId: number; authorId: number; title: string; text: string; createdAt: Date }

export async function insertAnnouncement(tx: Transaction, row: NewRow): Promise<number> {
  const [made] = await tx.insert(announcements).values(row).returning({ id: announcements.id })
  if (!made) throw new Error('the announcement was not stored')
  return made.id
}

type Place = { clubId: number; announcementId: number }
const at = ({ clubId, announcementId }: Place) =>
  and(eq(announcements.id, announcementId), eq(announcements.clubId, clubId))

/** The announcement with its row locked, so that what is decided about it still holds when it is written. */
export async function lockAnnouncement(tx: Transaction, place: Place) {
  const [row] = await tx
    .select({ title: announcements.title, text: announcements.text })
    .from(announcements)
    .where(at(place))
    .for('update')
  return row
}

export async function setAnnouncement(
  tx: Transaction,
  place: Place,
  change: { title: string; text: string; editedAt: Date },
) {
  await tx.update(announcements).set(change).where(at(place))
}

export async function removeAnnouncement(tx: Transaction, place: Place) {
  await tx.delete(announcements).where(at(place))
}

export async function isAnnouncementThere(db: Reader, announcementId: number): Promise<boolean> {
  const rows = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(eq(announcements.id, announcementId))
  return rows.length > 0
}
