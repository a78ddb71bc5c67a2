import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, id, moment } from './columns.ts'
import { sessions, users } from './schema.ts'

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: bytes('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** How often the authenticator says it was used; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    addedAt: moment('added_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** Of the device that added it. */
    browser: text('browser'),
    system: text('system'),
    isSynced: boolean('is_synced').notNull(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId, table.id),
  ],
)

export type ChallengePurpose = 'login' | 'proof' | 'add'

/** Deleted by the first attempt to use it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: bytes('challenge_hash').primaryKey(),
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    /** The session that a challenge for `proof` or `add` belongs to. */
    sessionHash: bytes('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_session').on(table.sessionHash),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
)
