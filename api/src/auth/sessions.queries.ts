import type { OwnClub } from '@aurivane/contract/club-object'
import type { Locale } from '@aurivane/contract/locales'
import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
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
}

/**
 * Clubs of the user as JSON in the same row: an authenticated request costs one round trip. Rows that come in order and become
 * JSON as they are cost PostgreSQL a quarter less of the whole statement than objects put together and sorted while gathered.
 */
const ownClubs = sql<OwnClub[] | null>`(
  select json_agg(own) from (
    select ${clubs.id}, ${clubs.title}, ${clubs.description}, ${clubs.country}, ${clubs.privacy}, ${clubs.state},
      ${clubs.stateReason} as "stateReason", ${clubs.contacts}
    from ${clubs} where ${clubs.ownerId} = ${users.id} order by ${clubs.id}
  ) own
)`

/** Milliseconds of a moment, as `Date` counts them. */
const msOf = (column: AnyPgColumn) => sql`floor(extract(epoch from ${column}) * 1000)::bigint`

/**
 * One row of one JSON column: the driver describes and takes apart every column of every answer anew, which for these
 * twenty costs more than all else that an authenticated request does (docs/decisions/0041-hot-queries-past-the-builder.md).
 */
function buildFindSession(db: Reader) {
  return db
    .select({
      found: sql`json_build_object(
        'keyHash', encode(${sessions.keyHash}, 'hex'), 'createdAt', ${msOf(sessions.createdAt)},
        'lastSeenAt', ${msOf(sessions.lastSeenAt)}, 'id', ${users.id}, 'email', ${users.email},
        'firstName', ${users.firstName}, 'lastName', ${users.lastName}, 'country', ${users.country},
        'description', ${users.description}, 'admin', ${users.admin}, 'confirmedEmail', ${users.confirmedEmail},
        'maxClubs', ${users.maxClubs}, 'locale', ${users.locale}, 'joinedAt', ${msOf(users.joinedAt)},
        'twoFactorAuth', ${twoFactors.enabledAt} is not null, 'clubs', ${ownClubs})`,
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
}

type FoundSession = Omit<Member, 'joinedAt' | 'deletedAt' | 'tokenHash' | 'clubs'> &
  Record<'createdAt' | 'lastSeenAt' | 'joinedAt', number> & {
    keyHash: string | null
    clubs: OwnClub[] | null
  }

let findSessionText: string | undefined

export async function findSession(
  db: Database,
  tokenHash: Buffer,
  userId: number,
): Promise<{ session: Session; member: Member } | undefined> {
  findSessionText ??= buildFindSession(db).toSQL().sql
  const found = await db.$ask<FoundSession>({
    name: 'find_session',
    text: findSessionText,
    values: [tokenHash, String(userId)],
  })
  return found && toSession(found, tokenHash)
}

/** Nobody who is suspended is found, so nobody found has been. */
function toSession(found: FoundSession, tokenHash: Buffer): { session: Session; member: Member } {
  return {
    session: {
      tokenHash,
      keyHash: found.keyHash === null ? null : Buffer.from(found.keyHash, 'hex'),
      createdAt: new Date(found.createdAt),
      lastSeenAt: new Date(found.lastSeenAt),
    },
    member: {
      id: found.id,
      email: found.email,
      firstName: found.firstName,
      lastName: found.lastName,
      country: found.country,
      description: found.description,
      admin: found.admin,
      confirmedEmail: found.confirmedEmail,
      maxClubs: found.maxClubs,
      locale: found.locale,
      joinedAt: new Date(found.joinedAt),
      deletedAt: null,
      twoFactorAuth: found.twoFactorAuth,
      clubs: found.clubs ?? [],
      tokenHash,
    },
  }
}

export async function insertSession(tx: Transaction, session: Session & { userId: number }) {
  await tx.insert(sessions).values(session)
}

export async function touchSession(db: Database, tokenHash: Buffer, now: Date) {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
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

export async function endAllSessionsOf(tx: Transaction, userId: number) {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
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

/** Sessions that nobody can use any more: last seen, or opened, before these moments. */
export async function deleteDeadSessions(tx: Transaction, before: { lastSeenAt: Date; createdAt: Date }) {
  await tx
    .delete(sessions)
    .where(or(lt(sessions.lastSeenAt, before.lastSeenAt), lt(sessions.createdAt, before.createdAt)))
}
