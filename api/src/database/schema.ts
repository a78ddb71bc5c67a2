import type { ContactStatus } from '@aurivane/contract/account-administration'
import type { ClubContact, ClubState } from '@aurivane/contract/club-object'
import type { Locale } from '@aurivane/contract/locales'
import type { SignIn } from '@aurivane/contract/security-events'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { bytes, id, moment } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    country: text('country').notNull(),
    description: text('description').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    admin: boolean('admin').notNull().default(false),
    confirmedEmail: boolean('confirmed_email').notNull().default(false),
    maxClubs: integer('max_clubs').notNull(),
    /** The language of the mails that no request causes. */
    locale: text('locale').$type<Locale>().notNull().default('en'),
    joinedAt: moment('joined_at').notNull(),
    /** Null: not since logins are noted. */
    firstLoginAt: moment('first_login_at'),
    /** Null: not since the registration. */
    passwordChangedAt: moment('password_changed_at'),
    suspendedAt: moment('suspended_at'),
    /** Set while a deletion is pending. */
    eraseAt: moment('erase_at'),
    /** Null for active accounts: neither suspended nor pending deletion. A trigger sets it from the two above, nothing else does. */
    deletedAt: moment('deleted_at'),
    /** The random id by which authenticators know the account; made with the first passkey. */
    passkeyHandle: bytes('passkey_handle'),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    // User search by prefix; a prefix of the first name is one of the full name too. Id and columns are in the index, so that
    // matches are read by an index-only scan.
    index('users_email_prefix').on(sql`lower(${table.email}) text_pattern_ops`, table.id, table.email),
    index('users_full_name_prefix').on(
      sql`lower(${table.firstName} || ' ' || ${table.lastName}) text_pattern_ops`,
      table.id,
      table.firstName,
      table.lastName,
    ),
    index('users_last_name_prefix').on(
      sql`lower(${table.lastName}) text_pattern_ops`,
      table.id,
      table.lastName,
    ),
    index('users_admins')
      .on(table.id)
      .where(sql`${table.admin} and ${table.deletedAt} is null`),
    index('users_erase_at')
      .on(table.eraseAt)
      .where(sql`${table.eraseAt} is not null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Set for sessions that a browser opened: they work only together with the http-only cookie. */
    keyHash: bytes('key_hash'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** What people call it by; the token's hash stays internal. */
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    browser: text('browser'),
    system: text('system'),
    network: text('network'),
    signIn: text('sign_in').$type<SignIn>(),
    /** Whether a second factor was shown in it. */
    strong: boolean('strong').notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_last_seen').on(table.lastSeenAt)],
)

export type MailTokenPurpose = 'confirm' | 'recovery'

/** One row per user and purpose: a newer token takes the place of the older. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<MailTokenPurpose>().notNull(),
    tokenHash: bytes('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    uniqueIndex('mail_tokens_hash').on(table.tokenHash),
  ],
)

export const twoFactors = pgTable('two_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  encryptedSecret: bytes('encrypted_secret').notNull(),
  enabledAt: moment('enabled_at'),
  /** The newest time step whose code was accepted: no code up to it is accepted again. */
  lastUsedStep: bigint('last_used_step', { mode: 'number' }).notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const clubs = pgTable(
  'clubs',
  {
    id: id(),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    country: text('country').notNull(),
    privacy: boolean('privacy').notNull(),
    state: text('state').$type<ClubState>().notNull().default('pending'),
    stateReason: text('state_reason'),
    contacts: jsonb('contacts').$type<ClubContact[]>().notNull().default([]),
    /** Active members, counted when memberships or suspensions change; a new club has its owner. */
    members: integer('members').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /** Set while the owner's deletion is pending, if the club is to be deleted with the account: hidden from everybody. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    // The two shapes of the public list, each one index range without a sort. Hidden clubs are few, and skipped.
    index('clubs_listed_by_country')
      .on(table.country, table.id)
      .where(sql`${table.state} <> 'declined'`),
    index('clubs_listed')
      .on(table.id)
      .where(sql`${table.state} <> 'declined'`),
    index('clubs_owner').on(table.ownerId, table.id),
    index('clubs_state').on(table.state, table.id),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    sentAt: moment('sent_at').notNull(),
    status: text('status').$type<ContactStatus>().notNull().default('new'),
    note: text('note').notNull().default(''),
    changedAt: moment('changed_at'),
  },
  (table) => [
    index('contact_messages_status').on(table.status, table.id),
    index('contact_messages_email').on(sql`lower(${table.email})`),
  ],
)

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: moment('at').notNull(),
    /** Null: the command line or a scheduled task. No foreign key, because the id stays when the account is erased. */
    actorId: integer('actor_id'),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').$type<'user' | 'club' | 'contact'>().notNull(),
    subjectId: integer('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('audit_entries_action').on(table.action, table.id),
    index('audit_entries_subject').on(table.subjectKind, table.subjectId),
    index('audit_entries_actor').on(table.actorId, table.action),
    // Entries about somebody's place in a club.
    index('audit_entries_person')
      .on(sql`(${table.after}->>'person')`)
      .where(sql`${table.after} ? 'person'`),
    index('audit_entries_former_person')
      .on(sql`(${table.before}->>'person')`)
      .where(sql`${table.before} ? 'person'`),
  ],
)

/** The shape that rate-limiter-flexible expects; kept here so that instances and restarts share the limits. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
