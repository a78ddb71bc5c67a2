import type { MeetingAnswer } from '@aurivane/contract/meetings'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, id, moment } from './columns.ts'
import { clubs, users } from './schema.ts'

export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => [
    index('announcements_of_club').on(table.clubId, table.id),
    index('announcements_author').on(table.authorId, table.id),
  ],
)

export const meetings = pgTable(
  'meetings',
  {
    id: id(),
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** As typed, in `timeZone`; `startsAt` is the same moment in UTC. */
    localStart: text('local_start').notNull(),
    timeZone: text('time_zone').notNull(),
    minutes: integer('minutes').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    place: text('place'),
    link: text('link'),
    description: text('description'),
    state: text('state').$type<'planned' | 'cancelled'>().notNull().default('planned'),
    /** Why it was cancelled. */
    reason: text('reason'),
    sequence: integer('sequence').notNull().default(0),
    changedAt: moment('changed_at').notNull(),
    /** When those going are reminded; null once they were, and for meetings that were planned too late for it. */
    remindAt: moment('remind_at'),
  },
  (table) => [
    index('meetings_of_club').on(table.clubId, table.startsAt, table.id),
    index('meetings_reminders')
      .on(table.remindAt)
      .where(sql`${table.remindAt} is not null`),
  ],
)

export const meetingAnswers = pgTable(
  'meeting_answers',
  {
    meetingId: integer('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answer: text('answer').$type<MeetingAnswer>().notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.userId] }),
    index('meeting_answers_user').on(table.userId),
  ],
)

/** The secret address of a member for the calendar of a club; a newer one takes the place of the older. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.userId] }),
    uniqueIndex('calendar_addresses_hash').on(table.tokenHash),
    index('calendar_addresses_user').on(table.userId),
  ],
)
