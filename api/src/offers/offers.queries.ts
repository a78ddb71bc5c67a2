import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { clubOffers, type OfferState } from '../database/memberships-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { clubs, users } from '../database/schema.ts'

const isPending = sql`${clubOffers.state} = 'pending'`

export async function insertOffer(
  tx: Transaction,
  row: { clubId: number; userId: number; byId: number; offeredAt: Date; expiresAt: Date },
): Promise<number> {
  const [made] = await tx.insert(clubOffers).values(row).returning({ id: clubOffers.id })
  if (!made) throw new Error('the offer was not stored')
  return made.id
}

/** The pending offer of a club, perhaps one that has expired and is not marked so yet; with the person's name. */
export async function findPendingOffer(db: Reader, clubId: number) {
  const [row] = await db
    .select({
      id: clubOffers.id,
      userId: clubOffers.userId,
      byId: clubOffers.byId,
      offeredAt: clubOffers.offeredAt,
      expiresAt: clubOffers.expiresAt,
      person: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(clubOffers)
    .innerJoin(users, eq(users.id, clubOffers.userId))
    .where(and(eq(clubOffers.clubId, clubId), isPending))
  return row
}
export type PendingOffer = NonNullable<Awaited<ReturnType<typeof findPendingOffer>>>

/** The newest offer of a club to a person. */
export async function findNewestOfferTo(db: Reader, clubId: number, userId: number) {
  const [row] = await db
    .select({
      id: clubOffers.id,
      state: clubOffers.state,
      byId: clubOffers.byId,
      expiresAt: clubOffers.expiresAt,
    })
    .from(clubOffers)
    .where(and(eq(clubOffers.clubId, clubId), eq(clubOffers.userId, userId)))
    .orderBy(desc(clubOffers.id))
    .limit(1)
  return row
}

export async function closeOffer(
  tx: Transaction,
  offerId: number,
  { state, endedAt }: { state: Exclude<OfferState, 'pending'>; endedAt: Date },
) {
  await tx.update(clubOffers).set({ state, endedAt }).where(eq(clubOffers.id, offerId))
}

/** Clubs with an offer that nobody answered in time. */
export async function findClubsWithExpiredOffer(db: Reader, now: Date, rows: number): Promise<number[]> {
  const found = await db
    .select({ clubId: clubOffers.clubId })
    .from(clubOffers)
    .where(and(isPending, lte(clubOffers.expiresAt, now)))
    .orderBy(asc(clubOffers.expiresAt))
    .limit(rows)
  return found.map(({ clubId }) => clubId)
}

/** Clubs that are offered to a person. */
export async function findClubsOfferedTo(db: Reader, userId: number) {
  return db
    .select({ id: clubs.id, title: clubs.title })
    .from(clubOffers)
    .innerJoin(clubs, eq(clubs.id, clubOffers.clubId))
    .where(and(eq(clubOffers.userId, userId), isPending))
    .orderBy(asc(clubs.id))
}
