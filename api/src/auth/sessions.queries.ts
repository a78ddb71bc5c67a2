import type { OwnClub } from '@aurivane/contract/club-object'
import type { Locale } from '@aurivane/contract/locales'
import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Reader, Transaction } from '../database/open-database.ts'
import { clubs, sessions, twoFactors, users } from '../database/schema.ts'
import type { Session } from './sessions.ts'

/** The caller of a request, with all that `userObject` shows. */
export type Member = {
  id: number
  email: string
  firstName: string
  lastName: string
  country: string
  description: string
  admin: boolean
  confirmedEmail: boolean
  maxClubs: number
  locale: Locale
  joinedAt: Date
  deletedAt: Date | null
  twoFactorAuth: boolean
  clubs: OwnClub[]
  tokenHash: Buffer
  /** Whether a second factor was shown in this session. */
  strong: boolean
}

/** Clubs of the user as JSON in the same row: an authenticated request costs one round trip. */
const ownClubs = sql<OwnClub[]>`(
  select coalesce(json_agg(own), '[]') from (
    select ${clubs.id}, ${clubs.title}, ${clubs.description}, ${clubs.country}, ${clubs.privacy}, ${clubs.state},
      ${clubs.stateReason} as "stateReason", ${clubs.contacts}
    from ${clubs} where ${clubs.ownerId} = ${users.id} order by ${clubs.id}
  ) own
)`

function prepareFindSession(db: Database) {
  return db
    .select({
      session: {
        tokenHash: sessions.tokenHash,
        keyHash: sessions.keyHash,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      },
      strong: sessions.strong,
      member: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        country: users.country,
        description: users.description,
        admin: users.admin,
        confirmedEmail: users.confirmedEmail,
        maxClubs: users.maxClubs,
        locale: users.locale,
        joinedAt: users.joinedAt,
        deletedAt: users.deletedAt,
        twoFactorAuth: sql<boolean>`${twoFactors.enabledAt} is not null`,
        clubs: ownClubs,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(sessions.userId, sql.placeholder('userId')),
        isNull(users.deletedAt),
      ),
    )
    .prepare('find_session')
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareFindSession>>()

/** The session of a user who is not suspended. */
export async function findSession(
  db: Database,
  tokenHash: Buffer,
  userId: number,
): Promise<{ session: Session; member: Member } | undefined> {
  const statement = prepared.get(db) ?? prepareFindSession(db)
  prepared.set(db, statement)
  const [found] = await statement.execute({ tokenHash, userId })
  if (!found) return undefined
  const { session, member, strong } = found
  return { session, member: { ...member, tokenHash: session.tokenHash, strong } }
}

export async function insertSession(tx: Transaction, session: typeof sessions.$inferInsert) {
  await tx.insert(sessions).values(session)
}

export async function touchSession(db: Database, tokenHash: Buffer, now: Date) {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

export async function markSessionStrong(tx: Transaction, tokenHash: Buffer) {
  await tx.update(sessions).set({ strong: true }).where(eq(sessions.tokenHash, tokenHash))
}

export async function isSessionOpen(db: Reader, tokenHash: Buffer): Promise<boolean> {
  const rows = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
  return rows.length > 0
}

export async function endSession(tx: Transaction, tokenHash: Buffer) {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Returns how many there were. */
export async function endAllSessionsOf(tx: Transaction, userId: number): Promise<number> {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })
  return ended.length
}

export async function endOtherSessionsOf(tx: Transaction, userId: number, keptTokenHash: Buffer) {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptTokenHash)))
}

/** Keeps the newest sessions of a user and ends the others. */
export async function endOldestSessionsOf(tx: Transaction, userId: number, kept: number) {
  const surplus = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .offset(kept)
  await tx.delete(sessions).where(inArray(sessions.tokenHash, surplus))
}

/** Expired sessions: last used, or created, before these times. */
export async function deleteDeadSessions(tx: Transaction, before: { lastSeenAt: Date; createdAt: Date }) {
  await tx
    .delete(sessions)
    .where(or(lt(sessions.lastSeenAt, before.lastSeenAt), lt(sessions.createdAt, before.createdAt)))
}
