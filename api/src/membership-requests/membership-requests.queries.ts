import { and, asc, count, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { isActive } from '../database/active-user.ts'
import { membershipRequests, type RequestState } from '../database/memberships-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { clubs, users } from '../database/schema.ts'

type Place = { clubId: number; userId: number }
const isOf = ({ clubId, userId }: Place) =>
  and(eq(membershipRequests.clubId, clubId), eq(membershipRequests.userId, userId))
/** Written out rather than given as a value: only then the planner knows that the partial indexes fit. */
const isPending = sql`${membershipRequests.state} = 'pending'`

export async function insertRequest(
  tx: Transaction,
  row: Place & { message: string | null; askedAt: Date },
): Promise<number> {
  const [made] = await tx.insert(membershipRequests).values(row).returning({ id: membershipRequests.id })
  if (!made) throw new Error('the request was not stored')
  return made.id
}

/** Ends the pending request of a person, if there is one. */
export async function closeRequest(
  tx: Transaction,
  place: Place,
  { state, decidedAt }: { state: Exclude<RequestState, 'pending' | 'declined'>; decidedAt: Date },
): Promise<boolean> {
  const closed = await tx
    .update(membershipRequests)
    .set({ state, decidedAt })
    .where(and(isOf(place), isPending))
    .returning({ id: membershipRequests.id })
  return closed.length > 0
}

export async function declineRequest(
  tx: Transaction,
  requestId: number,
  decision: { decidedAt: Date; reason: string | null; askAgainAt: Date },
) {
  await tx
    .update(membershipRequests)
    .set({ state: 'declined', ...decision })
    .where(eq(membershipRequests.id, requestId))
}

/** Lets a declined person ask again at once. */
export async function clearWaitingTime(tx: Transaction, place: Place) {
  await tx
    .update(membershipRequests)
    .set({ askAgainAt: null })
    .where(and(isOf(place), isNotNull(membershipRequests.askAgainAt)))
}

/** A request of this club by an active person. */
export async function findRequest(db: Reader, clubId: number, requestId: number) {
  const [row] = await db
    .select({
      id: membershipRequests.id,
      userId: membershipRequests.userId,
      state: membershipRequests.state,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(membershipRequests)
    .innerJoin(users, eq(users.id, membershipRequests.userId))
    .where(and(eq(membershipRequests.id, requestId), eq(membershipRequests.clubId, clubId), isActive()))
  return row
}

/** A pending request of an active person. */
export async function findPendingRequest(db: Reader, place: Place) {
  const [row] = await db
    .select({
      id: membershipRequests.id,
      userId: membershipRequests.userId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(membershipRequests)
    .innerJoin(users, eq(users.id, membershipRequests.userId))
    .where(and(isOf(place), isPending, isActive()))
  return row
}

/** Those in declined clubs do not count. */
export async function countPendingRequestsOf(db: Reader, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(membershipRequests)
    .innerJoin(clubs, eq(clubs.id, membershipRequests.clubId))
    .where(
      and(
        eq(membershipRequests.userId, userId),
        isPending,
        ne(clubs.state, 'declined'),
        isNull(clubs.hiddenAt),
      ),
    )
  return row?.total ?? 0
}

/** Pending requests of a club by active people, oldest first. */
export function findPendingRequests(
  db: Reader,
  { clubId, after, rows }: { clubId: number; after: number; rows: number },
) {
  return db
    .select({
      id: membershipRequests.id,
      message: membershipRequests.message,
      askedAt: membershipRequests.askedAt,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      country: users.country,
    })
    .from(membershipRequests)
    .innerJoin(users, eq(users.id, membershipRequests.userId))
    .where(
      and(eq(membershipRequests.clubId, clubId), isPending, gt(membershipRequests.id, after), isActive()),
    )
    .orderBy(asc(membershipRequests.id))
    .limit(rows)
}
export type PendingRequestRow = Awaited<ReturnType<typeof findPendingRequests>>[number]

/** Ends all pending requests of a club and answers who had asked. */
export async function endRequestsOfClub(tx: Transaction, clubId: number, decidedAt: Date): Promise<number[]> {
  const ended = await tx
    .update(membershipRequests)
    .set({ state: 'ended', decidedAt })
    .where(and(eq(membershipRequests.clubId, clubId), isPending))
    .returning({ userId: membershipRequests.userId })
  return ended.map(({ userId }) => userId)
}

export async function findApplicantIds(db: Reader, clubId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: membershipRequests.userId })
    .from(membershipRequests)
    .where(and(eq(membershipRequests.clubId, clubId), isPending))
  return rows.map(({ userId }) => userId)
}
