import type { MeetingAnswer } from '@aurivane/contract/meetings'
import { CALENDAR_PAST_MS, MEETING_MAX_MINUTES, MINUTE_MS } from '@aurivane/contract/limits'
import { and, asc, count, desc, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import { meetings } from '../database/meetings-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'

// Columns are named with their tables by hand: in a select from one table the names would not say which is meant.

/** People who are going and not suspended. */
const going = sql<number>`(
  select count(*)::int from meeting_answers inner join users on users.id = meeting_answers.user_id
  where meeting_answers.meeting_id = meetings.id and meeting_answers.answer = 'going' and users.deleted_at is null
)`

const shownColumns = (callerId: number) => ({
  id: meetings.id,
  title: meetings.title,
  startsAt: meetings.startsAt,
  endsAt: meetings.endsAt,
  localStart: meetings.localStart,
  timeZone: meetings.timeZone,
  minutes: meetings.minutes,
  place: meetings.place,
  link: meetings.link,
  description: meetings.description,
  state: meetings.state,
  reason: meetings.reason,
  sequence: meetings.sequence,
  changedAt: meetings.changedAt,
  going,
  answer: sql<MeetingAnswer | null>`(
    select meeting_answers.answer from meeting_answers
    where meeting_answers.meeting_id = meetings.id and meeting_answers.user_id = ${callerId}
  )`,
})

type Page = {
  clubId: number
  /** 0: nobody. */
  callerId: number
  now: Date
  past: boolean
  after: { id: number; startsAt: Date } | undefined
  rows: number
}

/** Those not over, soonest first, or those that are, newest first. */
export function findMeetings(db: Reader, { clubId, callerId, now, past, after, rows }: Page) {
  const { startsAt, endsAt, id } = meetings
  // Bounds on the start, by which the index is ordered: no meeting is longer than a day.
  const isShown = past
    ? and(lte(startsAt, now), lte(endsAt, now))
    : and(gt(startsAt, new Date(now.getTime() - MEETING_MAX_MINUTES * MINUTE_MS)), gt(endsAt, now))
  const place: SQL | undefined =
    after && sql`(${after.startsAt.toISOString()}::timestamptz, ${after.id}::int)`
  const follows =
    place && (past ? sql`(${startsAt}, ${id}) < ${place}` : sql`(${startsAt}, ${id}) > ${place}`)
  const order = past ? [desc(startsAt), desc(id)] : [asc(startsAt), asc(id)]
  return db
    .select(shownColumns(callerId))
    .from(meetings)
    .where(and(eq(meetings.clubId, clubId), isShown, follows))
    .orderBy(...order)
    .limit(rows)
}
export type MeetingRow = Awaited<ReturnType<typeof findMeetings>>[number]

type Place = { clubId: number; meetingId: number }
const at = ({ clubId, meetingId }: Place) => and(eq(meetings.id, meetingId), eq(meetings.clubId, clubId))

export async function findMeeting(db: Reader, place: Place, callerId: number) {
  const [row] = await db.select(shownColumns(callerId)).from(meetings).where(at(place))
  return row
}

type CalendarPart = { clubId: number; now: Date; onlyComing: boolean; rows: number }

/** Planned and not over, soonest first; or also cancelled ones and those that ended a while ago at most, newest first. */
export function findMeetingsForCalendar(db: Reader, { clubId, now, onlyComing, rows }: CalendarPart) {
  const { startsAt, endsAt, id, state } = meetings
  const since = onlyComing ? now : new Date(now.getTime() - CALENDAR_PAST_MS)
  return db
    .select(shownColumns(0))
    .from(meetings)
    .where(
      and(
        eq(meetings.clubId, clubId),
        gt(startsAt, new Date(since.getTime() - MEETING_MAX_MINUTES * MINUTE_MS)),
        gt(endsAt, since),
        onlyComing ? eq(state, 'planned') : undefined,
      ),
    )
    .orderBy(...(onlyComing ? [asc(startsAt), asc(id)] : [desc(startsAt), desc(id)]))
    .limit(rows)
}

/** Planned and not over. */
export async function countPlannedMeetings(db: Reader, clubId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(meetings)
    .where(
      and(
        eq(meetings.clubId, clubId),
        gt(meetings.startsAt, new Date(now.getTime() - MEETING_MAX_MINUTES * MINUTE_MS)),
        gt(meetings.endsAt, now),
        eq(meetings.state, 'planned'),
      ),
    )
  return row?.total ?? 0
}

export type MeetingValues = {
  title: string
  localStart: string
  timeZone: string
  minutes: number
  startsAt: Date
  endsAt: Date
  place: string | null
  link: string | null
  description: string | null
  remindAt: Date | null
}

export async function insertMeeting(
  tx: Transaction,
  row: MeetingValues & { clubId: number; changedAt: Date },
): Promise<number> {
  const [made] = await tx.insert(meetings).values(row).returning({ id: meetings.id })
  if (!made) throw new Error('the meeting was not stored')
  return made.id
}

/** The meeting with its row locked, so that what is decided about it still holds when it is written. */
export async function lockMeeting(tx: Transaction, place: Place) {
  const [row] = await tx.select().from(meetings).where(at(place)).for('no key update')
  return row
}
export type StoredMeeting = NonNullable<Awaited<ReturnType<typeof lockMeeting>>>

type MeetingChange = Partial<MeetingValues> & { state?: 'cancelled'; reason?: string | null; changedAt: Date }

/** Calendars recognise the newer version by its sequence. */
export async function setMeeting(tx: Transaction, place: Place, change: MeetingChange) {
  await tx
    .update(meetings)
    .set({ ...change, sequence: sql`${meetings.sequence} + 1` })
    .where(at(place))
}
