import type { ReportEvidence, ReportOutcome, ReportReason } from '@aurivane/contract/reports'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { users } from './schema.ts'

export const reports = pgTable(
  'reports',
  {
    id: id(),
    /** Without a foreign key: a report and its evidence stay when the club is deleted. */
    clubId: integer('club_id').notNull(),
    /** The owner when it was reported, for a club that is deleted afterwards. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    reporterId: integer('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text'),
    evidence: jsonb('evidence').$type<ReportEvidence>().notNull(),
    createdAt: moment('created_at').notNull(),
    state: text('state').$type<'open' | 'closed'>().notNull().default('open'),
    outcome: text('outcome').$type<ReportOutcome>(),
    note: text('note'),
    closedAt: moment('closed_at'),
    closedBy: integer('closed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('reports_open')
      .on(table.clubId, table.reporterId)
      .where(sql`${table.state} = 'open'`),
    index('reports_state').on(table.state, table.id),
    index('reports_reporter').on(table.reporterId, table.id),
    index('reports_owner').on(table.ownerId),
    index('reports_closed_by').on(table.closedBy),
  ],
)
