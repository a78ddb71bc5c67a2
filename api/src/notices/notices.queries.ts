import type { Locale } from '@aurivane/contract/locales'
import type { NoticeKind } from '@aurivane/contract/notice-kinds'
import type { NoticeValues } from '@aurivane/contract/notices/texts'
import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { noticePreferences, notices } from '../database/notices-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { users } from '../database/schema.ts'

export type Recipient = {
  id: number
  email: string
  firstName: string
  locale: Locale
  confirmedEmail: boolean
  /** What the person chose for this kind; null if nothing. */
  mail: boolean | null
}

type Recipients = { ids: number[]; kind: NoticeKind; withSuspended: boolean; withPending: boolean }

/** Those of the users who may be told, with what a mail to them needs. */
export function findRecipients(
  tx: Transaction,
  { ids, kind, withSuspended, withPending }: Recipients,
): Promise<Recipient[]> {
  return tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      locale: users.locale,
      confirmedEmail: users.confirmedEmail,
      mail: noticePreferences.mail,
    })
    .from(users)
    .leftJoin(
      noticePreferences,
      and(eq(noticePreferences.userId, users.id), eq(noticePreferences.kind, kind)),
    )
    .where(
      and(
        inArray(users.id, ids),
        withSuspended ? undefined : isNull(withPending ? users.suspendedAt : users.deletedAt),
      ),
    )
}

type NoticeRow = {
  kind: NoticeKind
  event: string
  byId: number | null
  namedId: number | null
  clubId: number | null
  target: number | null
  values: NoticeValues
  detail: string | null
  createdAt: Date
}

/** Returns those who got the notice now; others had it already. */
export async function insertNotices(
  tx: Transaction,
  userIds: number[],
  { byId, namedId, ...notice }: NoticeRow,
): Promise<Set<number>> {
  // These people may have been erased before a delivery.
  const idOf = (id: number | null) => sql`(select id from users where id = ${id})`
  const told = await tx
    .insert(notices)
    .values(userIds.map((userId) => ({ ...notice, byId: idOf(byId), namedId: idOf(namedId), userId })))
    .onConflictDoNothing({ target: [notices.userId, notices.kind, notices.event] })
    .returning({ userId: notices.userId })
  return new Set(told.map(({ userId }) => userId))
}

type Page = { userId: number; onlyUnread: boolean; after?: number | undefined; rows: number }

/** Newest first. */
export function findNotices(db: Reader, { userId, onlyUnread, after, rows }: Page) {
  return db
    .select({
      id: notices.id,
      kind: notices.kind,
      clubId: notices.clubId,
      target: notices.target,
      values: notices.values,
      detail: notices.detail,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
    })
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        onlyUnread ? isNull(notices.readAt) : undefined,
        after === undefined ? undefined : lt(notices.id, after),
      ),
    )
    .orderBy(desc(notices.id))
    .limit(rows)
}
export type NoticeOfUser = Awaited<ReturnType<typeof findNotices>>[number]

/** Counts no further than the maximum. */
export async function countUnread(db: Reader, userId: number, max: number): Promise<number> {
  const unread = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
    .limit(max)
    .as('unread')
  const [row] = await db.select({ total: count() }).from(unread)
  return row?.total ?? 0
}

/** All of the user's notices where no ids are given; those of others are left alone. */
export async function markRead(tx: Transaction, userId: number, ids: number[] | null, now: Date) {
  await tx
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.userId, userId),
        isNull(notices.readAt),
        ids === null ? undefined : inArray(notices.id, ids),
      ),
    )
}

/** Returns whether the user had it. */
export async function removeNotice(tx: Transaction, userId: number, noticeId: number): Promise<boolean> {
  const gone = await tx
    .delete(notices)
    .where(and(eq(notices.id, noticeId), eq(notices.userId, userId)))
    .returning({ id: notices.id })
  return gone.length > 0
}

export async function deleteNoticesOf(tx: Transaction, kind: NoticeKind, target: number) {
  await tx.delete(notices).where(and(eq(notices.target, target), eq(notices.kind, kind)))
}

export async function deleteOldNotices(tx: Transaction, before: Date) {
  await tx.delete(notices).where(lt(notices.createdAt, before))
}

export function findPreferences(db: Reader, userId: number) {
  return db
    .select({ kind: noticePreferences.kind, mail: noticePreferences.mail })
    .from(noticePreferences)
    .where(eq(noticePreferences.userId, userId))
}

export async function savePreference(
  tx: Transaction,
  row: { userId: number; kind: NoticeKind; mail: boolean },
) {
  await tx
    .insert(noticePreferences)
    .values(row)
    .onConflictDoUpdate({
      target: [noticePreferences.userId, noticePreferences.kind],
      set: { mail: row.mail },
    })
}
