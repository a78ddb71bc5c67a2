import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, id, moment } from './columns.ts'
import { clubs, users } from './schema.ts'

const clubId = () =>
  integer('club_id')
    .notNull()
    .references(() => clubs.id, { onDelete: 'cascade' })
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
/** Who did it; the row stays when that user is deleted. */
const byId = () => integer('by_id').references(() => users.id, { onDelete: 'set null' })

/**
 * Everybody in a club, its owner too. Who the owner is stands in `clubs.owner_id` alone, so that a club cannot have two;
 * the role of the owner's row means nothing.
 */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    clubId: clubId(),
    userId: userId(),
    role: text('role').$type<'manager' | 'member'>().notNull().default('member'),
    since: moment('since').notNull(),
  },
  (table) => [
    uniqueIndex('memberships_club_user').on(table.clubId, table.userId),
    index('memberships_club').on(table.clubId, table.id),
    index('memberships_user').on(table.userId, table.id),
    index('memberships_managers')
      .on(table.clubId, table.userId)
      .where(sql`${table.role} = 'manager'`),
  ],
)

export type RequestState = 'pending' | 'approved' | 'declined' | 'withdrawn' | 'ended'

export const membershipRequests = pgTable(
  'membership_requests',
  {
    id: id(),
    clubId: clubId(),
    userId: userId(),
    message: text('message'),
    state: text('state').$type<RequestState>().notNull().default('pending'),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Of a declined request, for the person. */
    reason: text('reason'),
    /** Until then a declined person may not ask again; null when that no longer holds. */
    askAgainAt: moment('ask_again_at'),
  },
  (table) => [
    uniqueIndex('membership_requests_pending')
      .on(table.clubId, table.userId)
      .where(sql`${table.state} = 'pending'`),
    index('membership_requests_waiting')
      .on(table.clubId, table.id)
      .where(sql`${table.state} = 'pending'`),
    index('membership_requests_person').on(table.clubId, table.userId, table.id),
    index('membership_requests_user').on(table.userId, table.id),
  ],
)

export const bans = pgTable(
  'bans',
  {
    id: id(),
    clubId: clubId(),
    userId: userId(),
    byId: byId(),
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('bans_club_user').on(table.clubId, table.userId),
    index('bans_club').on(table.clubId, table.id),
    index('bans_user').on(table.userId),
    index('bans_by').on(table.byId),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    clubId: clubId(),
    byId: byId(),
    tokenHash: bytes('token_hash').notNull(),
    madeAt: moment('made_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    uses: integer('uses').notNull(),
    used: integer('used').notNull().default(0),
    /** Revoked, or its maker is no longer a member. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('invitations_token').on(table.tokenHash),
    index('invitations_club').on(table.clubId, table.id),
    index('invitations_maker').on(table.byId),
  ],
)

/** Invitations that a user has opened while logged in and neither accepted nor dismissed. */
export const keptInvitations = pgTable(
  'kept_invitations',
  {
    id: id(),
    userId: userId(),
    invitationId: integer('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    keptAt: moment('kept_at').notNull(),
  },
  (table) => [
    uniqueIndex('kept_invitations_user').on(table.userId, table.invitationId),
    index('kept_invitations_invitation').on(table.invitationId),
  ],
)

export type OfferState = 'pending' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'ended'

export const clubOffers = pgTable(
  'club_offers',
  {
    id: id(),
    clubId: clubId(),
    /** To whom the club is offered. */
    userId: userId(),
    byId: byId(),
    state: text('state').$type<OfferState>().notNull().default('pending'),
    offeredAt: moment('offered_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('club_offers_pending')
      .on(table.clubId)
      .where(sql`${table.state} = 'pending'`),
    index('club_offers_person').on(table.clubId, table.userId, table.id),
    index('club_offers_user').on(table.userId, table.id),
    index('club_offers_by').on(table.byId, table.id),
    index('club_offers_expiry')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'pending'`),
  ],
)
