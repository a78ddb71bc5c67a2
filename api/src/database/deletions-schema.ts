import type { SignIn } from '@aurivane/contract/security-events'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, id, moment } from './columns.ts'
import { users } from './schema.ts'

/** Pending deletions; `users.erase_at` says when they are due. */
export const deletions = pgTable(
  'deletions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
  },
  (table) => [uniqueIndex('deletions_user').on(table.userId)],
)

/** Given by a login while a deletion is pending; deleted by its use. */
export const restoreTokens = pgTable(
  'restore_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that the token opens is as strong as the login that gave it. */
    signIn: text('sign_in').$type<SignIn>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('restore_tokens_user').on(table.userId),
    index('restore_tokens_expiry').on(table.expiresAt),
  ],
)
