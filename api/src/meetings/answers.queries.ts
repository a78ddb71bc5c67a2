import type { ClubState } from '@aurivane/contract/club-object'
import type { MeetingAnswer } from '@aurivane/contract/meetings'
import { and, eq, lte, ne, sql } from 'drizzle-orm'
import { isActive } from '../database/active-user.ts'
import { meetingAnswers, meetings } from '../database/meetings-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { clubs, users } from '../database/schema.ts'

type Answer = { meetingId: number; userId: number; answer: MeetingAnswer; answeredAt: Date }

/** Repeating an answer keeps the time of the first. */
export async function saveAnswer(tx: Transaction, row: Answer) {
  await tx
    .insert(meetingAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [meetingAnswers.meetingId, meetingAnswers.userId],
      set: { answer: row.answer, answeredAt: row.answeredAt },
      setWhere: ne(meetingAnswers.answer, row.answer),
    })
}

export async function countGoing(db: Reader, meetingId: number): Promise<number> {
  return (await findGoing(db, meetingId)).length
}

/** Active people who are going; with a time, only those who answered by then. */
export async function findGoing(db: Reader, meetingId: number, by?: Date): Promise<number[]> {
  const rows = await db
    .select({ userId: meetingAnswers.userId })
    .from(meetingAnswers)
    .innerJoin(users, eq(users.id, meetingAnswers.userId))
    .where(
      and(
        eq(meetingAnswers.meetingId, meetingId),
        eq(meetingAnswers.answer, 'going'),
        isActive(),
        by === undefined ? undefined : lte(meetingAnswers.answeredAt, by),
      ),
    )
  return rows.map(({ userId }) => userId)
}

/** Planned meetings whose reminder is due, locked; other instances skip them. */
export function lockDueReminders(tx: Transaction, now: Date) {
  return tx
    .select({
      id: meetings.id,
      clubId: meetings.clubId,
      club: clubs.title,
      // A club that is to be deleted with its owner's account reminds nobody, like a declined one.
      clubState: sql<ClubState>`case when ${clubs.hiddenAt} is null then ${clubs.state} else 'declined' end`,
      title: meetings.title,
      state: meetings.state,
      startsAt: meetings.startsAt,
      timeZone: meetings.timeZone,
      remindAt: meetings.remindAt,
    })
    .from(meetings)
    .innerJoin(clubs, eq(clubs.id, meetings.clubId))
    .where(lte(meetings.remindAt, now))
    .limit(20)
    .for('no key update', { of: meetings, skipLocked: true })
}

export async function clearReminder(tx: Transaction, meetingId: number) {
  await tx.update(meetings).set({ remindAt: null }).where(eq(meetings.id, meetingId))
}
