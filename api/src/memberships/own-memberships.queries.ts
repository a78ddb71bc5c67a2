import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { clubOffers, membershipRequests, memberships } from '../database/memberships-schema.ts'
import type { Reader } from '../database/open-database.ts'
import { clubs, users } from '../database/schema.ts'

const shortClub = {
  id: clubs.id,
  title: clubs.title,
  country: clubs.country,
  privacy: clubs.privacy,
  state: clubs.state,
  members: clubs.members,
}
const isVisible = sql`${clubs.state} <> 'declined' and ${clubs.hiddenAt} is null`

/** In clubs of others. */
export function findMembershipsOf(db: Reader, userId: number) {
  return db
    .select({ club: shortClub, role: memberships.role, since: memberships.since })
    .from(memberships)
    .innerJoin(clubs, eq(clubs.id, memberships.clubId))
    .where(
      and(eq(memberships.userId, userId), or(isNull(clubs.ownerId), ne(clubs.ownerId, userId)), isVisible),
    )
    .orderBy(asc(memberships.id))
}

export function findPendingRequestsOf(db: Reader, userId: number) {
  return db
    .select({ club: shortClub, message: membershipRequests.message, askedAt: membershipRequests.askedAt })
    .from(membershipRequests)
    .innerJoin(clubs, eq(clubs.id, membershipRequests.clubId))
    .where(
      and(eq(membershipRequests.userId, userId), sql`${membershipRequests.state} = 'pending'`, isVisible),
    )
    .orderBy(asc(membershipRequests.id))
}

export function findOpenOffersTo(db: Reader, userId: number, now: Date) {
  return (
    db
      .select({
        club: shortClub,
        by: { id: users.id, firstName: users.firstName, lastName: users.lastName },
        offeredAt: clubOffers.offeredAt,
        expiresAt: clubOffers.expiresAt,
      })
      .from(clubOffers)
      .innerJoin(clubs, eq(clubs.id, clubOffers.clubId))
      // The name is shown while the owner's deletion is pending, too: it says from whom the club comes.
      .leftJoin(users, and(eq(users.id, clubOffers.byId), isNull(users.suspendedAt)))
      .where(
        and(
          eq(clubOffers.userId, userId),
          sql`${clubOffers.state} = 'pending'`,
          gt(clubOffers.expiresAt, now),
          isVisible,
        ),
      )
      .orderBy(asc(clubOffers.id))
  )
}
