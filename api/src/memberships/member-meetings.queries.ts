import { and, eq, gt, inArray } from 'drizzle-orm'
import { calendarAddresses, meetingAnswers, meetings } from '../database/meetings-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'

type Place = { clubId: number; userId: number }
const isOf = ({ clubId, userId }: Place) =>
  and(eq(calendarAddresses.clubId, clubId), eq(calendarAddresses.userId, userId))

export async function hasCalendarAddress(db: Reader, place: Place): Promise<boolean> {
  const rows = await db
    .select({ userId: calendarAddresses.userId })
    .from(calendarAddresses)
    .where(isOf(place))
  return rows.length > 0
}

export async function deleteCalendarAddress(tx: Transaction, place: Place) {
  await tx.delete(calendarAddresses).where(isOf(place))
}

/** Answers to meetings that are over stay. */
export async function deleteOpenAnswers(tx: Transaction, { clubId, userId }: Place, now: Date) {
  const open = tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.clubId, clubId), gt(meetings.endsAt, now)))
  await tx
    .delete(meetingAnswers)
    .where(and(eq(meetingAnswers.userId, userId), inArray(meetingAnswers.meetingId, open)))
}
