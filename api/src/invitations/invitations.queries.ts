import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { isActive } from '../database/active-user.ts'
import { invitations, keptInvitations, memberships } from '../database/memberships-schema.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { clubs, users } from '../database/schema.ts'

const isOpen = (now: Date) =>
  and(isNull(invitations.endedAt), gt(invitations.expiresAt, now), lt(invitations.used, invitations.uses))

export async function insertInvitation(
  tx: Transaction,
  row: {
    clubId: number
    byId: number
    tokenHash: Buffer
    madeAt: Date
    expiresAt: Date
    uses: number
  },
): Promise<number> {
  const [made] = await tx.insert(invitations).values(row).returning({ id: invitations.id })
  if (!made) throw new Error('the invitation was not stored')
  return made.id
}

export async function countOpenInvitations(db: Reader, clubId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(invitations)
    .where(and(eq(invitations.clubId, clubId), isOpen(now)))
  return row?.total ?? 0
}

/** Newest first. */
export function findOpenInvitations(
  db: Reader,
  { clubId, after, rows, now }: { clubId: number; after: number | undefined; rows: number; now: Date },
) {
  return db
    .select({
      id: invitations.id,
      madeAt: invitations.madeAt,
      expiresAt: invitations.expiresAt,
      uses: invitations.uses,
      used: invitations.used,
      by: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(invitations)
    .leftJoin(users, and(eq(users.id, invitations.byId), isActive()))
    .where(
      and(
        eq(invitations.clubId, clubId),
        isOpen(now),
        after === undefined ? undefined : lt(invitations.id, after),
      ),
    )
    .orderBy(desc(invitations.id))
    .limit(rows)
}
export type OpenInvitationRow = Awaited<ReturnType<typeof findOpenInvitations>>[number]

export async function isInvitationOpen(
  db: Reader,
  { clubId, invitationId, now }: { clubId: number; invitationId: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.id, invitationId), eq(invitations.clubId, clubId), isOpen(now)))
  return rows.length > 0
}

export async function endInvitation(tx: Transaction, invitationId: number, endedAt: Date) {
  await tx.update(invitations).set({ endedAt }).where(eq(invitations.id, invitationId))
}

/** Ends the invitations that a person made for a club. */
export async function endInvitationsBy(
  tx: Transaction,
  { clubId, userId }: { clubId: number; userId: number },
  endedAt: Date,
) {
  await tx
    .update(invitations)
    .set({ endedAt })
    .where(and(eq(invitations.clubId, clubId), eq(invitations.byId, userId), isNull(invitations.endedAt)))
}

export async function countUse(tx: Transaction, invitationId: number) {
  await tx
    .update(invitations)
    .set({ used: sql`${invitations.used} + 1` })
    .where(eq(invitations.id, invitationId))
}

const workingColumns = {
  invitationId: invitations.id,
  expiresAt: invitations.expiresAt,
  by: { id: users.id, firstName: users.firstName, lastName: users.lastName },
  club: {
    id: clubs.id,
    title: clubs.title,
    country: clubs.country,
    privacy: clubs.privacy,
    state: clubs.state,
    members: clubs.members,
  },
}

/** Open, made by somebody who is an active owner or manager now, for a club that is not declined. */
const isWorking = (now: Date) =>
  and(
    isOpen(now),
    isActive(),
    sql`${clubs.state} <> 'declined' and ${clubs.hiddenAt} is null`,
    or(eq(clubs.ownerId, invitations.byId), eq(memberships.role, 'manager')),
  )
const isMaker = and(eq(memberships.clubId, invitations.clubId), eq(memberships.userId, invitations.byId))

export async function findWorkingInvitation(
  db: Reader,
  invitation: { tokenHash: Buffer } | { id: number },
  now: Date,
) {
  const isWanted =
    'id' in invitation ? eq(invitations.id, invitation.id) : eq(invitations.tokenHash, invitation.tokenHash)
  const [row] = await db
    .select(workingColumns)
    .from(invitations)
    .innerJoin(clubs, eq(clubs.id, invitations.clubId))
    .innerJoin(users, eq(users.id, invitations.byId))
    .leftJoin(memberships, isMaker)
    .where(and(isWanted, isWorking(now)))
  return row
}

/** Those that a person keeps and could accept. */
export function findKeptInvitations(db: Reader, userId: number, now: Date) {
  const isIn = (table: string) =>
    sql`exists (select 1 from ${sql.identifier(table)} own where own.club_id = ${invitations.clubId} and own.user_id = ${userId})`
  return db
    .select({ id: keptInvitations.id, ...workingColumns })
    .from(keptInvitations)
    .innerJoin(invitations, eq(invitations.id, keptInvitations.invitationId))
    .innerJoin(clubs, eq(clubs.id, invitations.clubId))
    .innerJoin(users, eq(users.id, invitations.byId))
    .leftJoin(memberships, isMaker)
    .where(
      and(
        eq(keptInvitations.userId, userId),
        isWorking(now),
        sql`not ${isIn('memberships')}`,
        sql`not ${isIn('bans')}`,
      ),
    )
    .orderBy(asc(keptInvitations.id))
}
export type WorkingInvitation = NonNullable<Awaited<ReturnType<typeof findWorkingInvitation>>>

export async function findKept(db: Reader, userId: number, id: number) {
  const [row] = await db
    .select({ invitationId: invitations.id, clubId: invitations.clubId })
    .from(keptInvitations)
    .innerJoin(invitations, eq(invitations.id, keptInvitations.invitationId))
    .where(and(eq(keptInvitations.id, id), eq(keptInvitations.userId, userId)))
  return row
}

/** The same invitation has the same id. */
export async function keep(
  tx: Transaction,
  row: { userId: number; invitationId: number; keptAt: Date },
): Promise<number> {
  const isSame = and(
    eq(keptInvitations.userId, row.userId),
    eq(keptInvitations.invitationId, row.invitationId),
  )
  await tx.insert(keptInvitations).values(row).onConflictDoNothing()
  const [kept] = await tx.select({ id: keptInvitations.id }).from(keptInvitations).where(isSame)
  if (!kept) throw new Error('the invitation was not kept')
  return kept.id
}

/** Keeps the newest ones of a person. */
export async function dropOldestKept(tx: Transaction, userId: number, kept: number) {
  const surplus = tx
    .select({ id: keptInvitations.id })
    .from(keptInvitations)
    .where(eq(keptInvitations.userId, userId))
    .orderBy(desc(keptInvitations.id))
    .offset(kept)
  await tx.delete(keptInvitations).where(inArray(keptInvitations.id, surplus))
}

export async function deleteKept(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(keptInvitations)
    .where(and(eq(keptInvitations.id, id), eq(keptInvitations.userId, userId)))
    .returning({ id: keptInvitations.id })
  return deleted.length > 0
}
