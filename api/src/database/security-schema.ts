import type { SecurityEventKind, SecurityEventReason } from '@aurivane/contract/security-events'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, id, moment } from './columns.ts'
import { sessions, users } from './schema.ts'

/** Shows that password or passkey were given a short while ago; it ends with its session. */
export const proofs = pgTable(
  'proofs',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    sessionHash: bytes('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('proofs_session').on(table.sessionHash), index('proofs_expires').on(table.expiresAt)],
)

/**
 * How an account logged in: one row per `device_id`, and one per browser, system and network. Both are stored as hashes:
 * they are only compared.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: bytes('device_hash').notNull(),
    lastLoginAt: moment('last_login_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_last_login').on(table.lastLoginAt),
  ],
)

export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    reason: text('reason').$type<SecurityEventReason>(),
    browser: text('browser'),
    system: text('system'),
    network: text('network'),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.id),
    index('security_events_at').on(table.at),
  ],
)

export type EmailChangeState = 'pending' | 'completed' | 'cancelled' | 'expired' | 'undone'

export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** Only a confirmed old address gets links: another one may belong to a stranger. */
    oldConfirmed: boolean('old_confirmed').notNull(),
    state: text('state').$type<EmailChangeState>().notNull().default('pending'),
    requestedAt: moment('requested_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    completedAt: moment('completed_at'),
    endedAt: moment('ended_at'),
    /** Of the link to the new address. */
    completeHash: bytes('complete_hash').notNull(),
    /** Of the two links to the old address, the second of which is sent with the completion. */
    undoHash: bytes('undo_hash'),
    laterUndoHash: bytes('later_undo_hash'),
  },
  (table) => [
    // One at a time.
    uniqueIndex('email_changes_pending')
      .on(table.userId)
      .where(sql`${table.state} = 'pending'`),
    index('email_changes_user').on(table.userId, table.id),
    uniqueIndex('email_changes_complete').on(table.completeHash),
    uniqueIndex('email_changes_undo').on(table.undoHash),
    uniqueIndex('email_changes_later_undo').on(table.laterUndoHash),
    // An old address counts as taken while it can be restored.
    index('email_changes_old_email')
      .on(sql`lower(${table.oldEmail})`, table.completedAt)
      .where(sql`${table.state} = 'completed'`),
    index('email_changes_ended').on(table.endedAt),
  ],
)
