import type { NoticeKind } from '@aurivane/contract/notice-kinds'
import type { NoticeValues } from '@aurivane/contract/notices/texts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { users } from './schema.ts'

/** The inboxes. A text is made from `kind` and `values` when it is read. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** What happened, unique within the kind: repeating a delivery adds no second notice. */
    event: text('event').notNull(),
    /** Who caused it. */
    byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whose name `values` holds, if it is not that of the person who caused it. */
    namedId: integer('named_id').references(() => users.id, { onDelete: 'set null' }),
    /** Without a foreign key: the notice that a club was deleted is about that club. */
    clubId: integer('club_id'),
    /** The announcement or meeting that the link names. */
    target: integer('target'),
    values: jsonb('values').$type<NoticeValues>().notNull(),
    detail: text('detail'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notices_once').on(table.userId, table.kind, table.event),
    index('notices_of_user').on(table.userId, table.id),
    index('notices_unread')
      .on(table.userId, table.id)
      .where(sql`${table.readAt} is null`),
    index('notices_target')
      .on(table.target)
      .where(sql`${table.target} is not null`),
    index('notices_created').on(table.createdAt),
    index('notices_by')
      .on(table.byId)
      .where(sql`${table.byId} is not null`),
    index('notices_named')
      .on(table.namedId)
      .where(sql`${table.namedId} is not null`),
  ],
)

/** Only what differs from the kind's own setting at first. */
export const noticePreferences = pgTable(
  'notice_preferences',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NoticeKind>().notNull(),
    mail: boolean('mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

/** What a delivery tells everybody; the same fields as a notice that is added at once. */
export type DeliveredNotice = {
  by?: number
  club?: { id: number; title: string }
  values?: NoticeValues
  detail?: string
  event: string
}

/** Notices for many people, written in the transaction of their cause and delivered piece by piece afterwards. */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    id: id(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    target: integer('target'),
    notice: jsonb('notice').$type<DeliveredNotice>().notNull(),
    recipients: integer('recipients').array().notNull(),
    /** How many of the recipients have been told. */
    delivered: integer('delivered').notNull().default(0),
    /** Set: people who are no longer members of this club are left out. */
    membersOf: integer('members_of'),
  },
  (table) => [index('notice_deliveries_target').on(table.target)],
)
