import { and, asc, count, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { isActive } from '../database/active-user.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { memberships } from '../database/memberships-schema.ts'
import { clubs, users } from '../database/schema.ts'

type Place = { clubId: number; userId: number }
const at = ({ clubId, userId }: Place) => and(eq(memberships.clubId, clubId), eq(memberships.userId, userId))

export async function insertMembership(tx: Transaction, row: Place & { since: Date }): Promise<number> {
  const [made] = await tx.insert(memberships).values(row).returning({ id: memberships.id })
  if (!made) throw new Error('the membership was not stored')
  return made.id
}

export async function deleteMembership(tx: Transaction, place: Place) {
  await tx.delete(memberships).where(at(place))
}

export async function setRole(tx: Transaction, place: Place, role: 'manager' | 'member') {
  await tx.update(memberships).set({ role }).where(at(place))
}

/** An active member; suspended ones are unknown to the club. */
export async function findMember(db: Reader, place: Place) {
  const [row] = await db
    .select({
      id: memberships.id,
      userId: memberships.userId,
      role: memberships.role,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(at(place), isActive()))
  return row
}
export type FoundMember = NonNullable<Awaited<ReturnType<typeof findMember>>>

/** Active managers besides these people; a role that the owner once had does not count. */
export async function countManagers(db: Reader, clubId: number, except: readonly number[]): Promise<number> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.clubId, clubId), sql`${memberships.role} = 'manager'`, isActive()))
  return rows.filter(({ userId }) => !except.includes(userId)).length
}

export async function findManagerIds(db: Reader, clubId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.clubId, clubId), sql`${memberships.role} = 'manager'`))
  return rows.map(({ userId }) => userId)
}

/** All members of a club, suspended ones too. */
export async function findMemberIds(db: Reader, clubId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.clubId, clubId))
  return rows.map(({ userId }) => userId)
}

/** Memberships of a person that count: not in own clubs, and not in declined ones. */
export async function countMembershipsOf(db: Reader, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(memberships)
    .innerJoin(clubs, eq(clubs.id, memberships.clubId))
    .where(
      and(
        eq(memberships.userId, userId),
        or(isNull(clubs.ownerId), ne(clubs.ownerId, userId)),
        ne(clubs.state, 'declined'),
        isNull(clubs.hiddenAt),
      ),
    )
  return row?.total ?? 0
}

/** Locks every club of a person, in the order of their ids to avoid deadlocks. */
export async function lockClubsOf(tx: Transaction, userId: number): Promise<number[]> {
  const own = tx
    .select({ clubId: memberships.clubId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  const rows = await tx
    .select({ id: clubs.id })
    .from(clubs)
    .where(inArray(clubs.id, own))
    .orderBy(asc(clubs.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Writes the number of active members of clubs that are locked. */
export async function recountMembers(tx: Transaction, clubIds: readonly number[]) {
  if (clubIds.length === 0) return
  const members = tx
    .select({ total: sql`count(*)` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.clubId, clubs.id), isActive()))
  await tx
    .update(clubs)
    .set({ members: sql`(${members})` })
    .where(inArray(clubs.id, [...clubIds]))
}

type Page = { clubId: number; after: number; rows: number }

/** Active members, oldest membership first. */
export function findMembers(db: Reader, { clubId, after, rows }: Page) {
  return db
    .select({
      id: memberships.id,
      userId: memberships.userId,
      role: memberships.role,
      since: memberships.since,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.clubId, clubId), gt(memberships.id, after), isActive()))
    .orderBy(asc(memberships.id))
    .limit(rows)
}
export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number]

/** The same without the owner, and with what an administrator needs to choose a new one. */
export function findMembersForAdmin(
  db: Reader,
  { clubId, after, rows, ownerId }: Page & { ownerId: number },
) {
  const owned = sql`(select count(*) from ${clubs} own where own.owner_id = ${users.id})`
  return db
    .select({
      id: memberships.id,
      userId: memberships.userId,
      role: memberships.role,
      since: memberships.since,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      mayOwn: sql<boolean>`${users.confirmedEmail} and ${owned} < ${users.maxClubs}`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.clubId, clubId),
        ne(memberships.userId, ownerId),
        gt(memberships.id, after),
        isActive(),
      ),
    )
    .orderBy(asc(memberships.id))
    .limit(rows)
}
export type MemberForAdminRow = Awaited<ReturnType<typeof findMembersForAdmin>>[number]
