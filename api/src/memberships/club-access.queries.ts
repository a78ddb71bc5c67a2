import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isActive } from '../database/active-user.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { bans, membershipRequests, memberships } from '../database/memberships-schema.ts'
import { clubs, users } from '../database/schema.ts'

/** Makes later checks of this club hold until the transaction ends. Rows that refer to the club may still be written. */
export async function waitForClub(tx: Transaction, clubId: number) {
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update')
}

/** The club with what the caller is to it; no caller has the id 0. */
export async function findClubOfCaller(db: Reader, clubId: number, callerId: number) {
  const decline = db
    .select({ reason: membershipRequests.reason, askAgainAt: membershipRequests.askAgainAt })
    .from(membershipRequests)
    .where(
      and(
        eq(membershipRequests.clubId, clubs.id),
        eq(membershipRequests.userId, callerId),
        isNotNull(membershipRequests.askAgainAt),
      ),
    )
    .orderBy(desc(membershipRequests.id))
    .limit(1)
    .as('decline')
  const pending = db
    .select({ id: membershipRequests.id })
    .from(membershipRequests)
    .where(
      and(
        eq(membershipRequests.clubId, clubs.id),
        eq(membershipRequests.userId, callerId),
        sql`${membershipRequests.state} = 'pending'`,
      ),
    )
    .as('pending')
  const [row] = await db
    .select({
      club: {
        id: clubs.id,
        title: clubs.title,
        description: clubs.description,
        country: clubs.country,
        privacy: clubs.privacy,
        state: clubs.state,
        stateReason: clubs.stateReason,
        contacts: clubs.contacts,
        members: clubs.members,
        ownerId: clubs.ownerId,
      },
      owner: { firstName: users.firstName, lastName: users.lastName },
      membership: { id: memberships.id, role: memberships.role, since: memberships.since },
      ban: { reason: bans.reason },
      pendingRequestId: pending.id,
      decline: { reason: decline.reason, askAgainAt: decline.askAgainAt },
    })
    .from(clubs)
    .leftJoin(users, and(eq(users.id, clubs.ownerId), isActive()))
    .leftJoin(memberships, and(eq(memberships.clubId, clubs.id), eq(memberships.userId, callerId)))
    .leftJoin(bans, and(eq(bans.clubId, clubs.id), eq(bans.userId, callerId)))
    .leftJoinLateral(pending, sql`true`)
    .leftJoinLateral(decline, sql`true`)
    .where(and(eq(clubs.id, clubId), isNull(clubs.hiddenAt)))
  return row
}
export type ClubOfCaller = NonNullable<Awaited<ReturnType<typeof findClubOfCaller>>>
