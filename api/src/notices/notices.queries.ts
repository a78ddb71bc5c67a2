import type { Locale } from '@aurivane/contract/locales'
import type { NoticeKind } from '@aurivane/contract/notice-kinds'
import type { NoticeValues } from '@aurivane/contract/notices/texts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { noticePreferences, notices } from '../database/notices-schema.ts'
import type { Transaction } from '../database/open-database.ts'
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

type Recipients = { ids: number[]; kind: NoticeKind; withSuspended: boolean }

/** Those of the users who may be told, with what a mail to them needs. */
export function findRecipients(
  tx: Transaction,
  { ids, kind, withSuspended }: Recipients,
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
    .where(and(inArray(users.id, ids), withSuspended ? undefined : isNull(users.deletedAt)))
}

type NoticeRow = {
  kind: NoticeKind
  event: string
  byId: number | null
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
  notice: NoticeRow,
): Promise<Set<number>> {
  const told = await tx
    .insert(notices)
    .values(userIds.map((userId) => ({ ...notice, userId })))
    .onConflictDoNothing({ target: [notices.userId, notices.kind, notices.event] })
    .returning({ userId: notices.userId })
  return new Set(told.map(({ userId }) => userId))
}
