import { and, asc, eq, gte, inArray, isNotNull, or } from 'drizzle-orm'
import { clubOffers, invitations, memberships } from '../database/memberships-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { clubs } from '../database/schema.ts'

/** Locks every club that the user owns or is a member of, by id, and returns the own ones, hidden or not. */
export async function lockClubsOfUser(tx: Transaction, userId: number) {
  const joined = tx
    .select({ clubId: memberships.clubId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  const rows = await tx
    .select({ id: clubs.id, title: clubs.title, state: clubs.state, ownerId: clubs.ownerId })
    .from(clubs)
    .where(or(eq(clubs.ownerId, userId), inArray(clubs.id, joined)))
    .orderBy(asc(clubs.id))
    .for('no key update')
  return rows.filter(({ ownerId }) => ownerId === userId)
}
export type OwnClub = Awaited<ReturnType<typeof lockClubsOfUser>>[number]

export async function hideClubs(tx: Transaction, ids: readonly number[], now: Date) {
  if (ids.length > 0)
    await tx
      .update(clubs)
      .set({ hiddenAt: now })
      .where(inArray(clubs.id, [...ids]))
}

export async function showHiddenClubsOf(tx: Transaction, userId: number) {
  await tx
    .update(clubs)
    .set({ hiddenAt: null })
    .where(and(eq(clubs.ownerId, userId), isNotNull(clubs.hiddenAt)))
}

/** The clubs that others took over since then. */
export function findClubsHandedOver(db: Reader, userId: number, since: Date) {
  return db
    .select({ id: clubs.id, title: clubs.title })
    .from(clubOffers)
    .innerJoin(clubs, eq(clubs.id, clubOffers.clubId))
    .where(
      and(eq(clubOffers.byId, userId), eq(clubOffers.state, 'accepted'), gte(clubOffers.offeredAt, since)),
    )
    .orderBy(asc(clubs.id))
}

/** Made by the user: nobody could answer for them any more. */
export async function deleteInvitationsAndOffersBy(tx: Transaction, userId: number) {
  await tx.delete(invitations).where(eq(invitations.byId, userId))
  await tx.delete(clubOffers).where(eq(clubOffers.byId, userId))
}
