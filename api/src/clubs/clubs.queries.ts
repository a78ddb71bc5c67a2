import type { ClubContact, ClubState } from '@aurivane/contract/club-object'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { clubs } from '../database/schema.ts'

export async function countClubsOf(db: Reader, ownerId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(clubs).where(eq(clubs.ownerId, ownerId))
  return row?.total ?? 0
}

export async function findClubsOfOwnerIn(db: Reader, ownerId: number, country: string) {
  return db
    .select({ id: clubs.id, title: clubs.title })
    .from(clubs)
    .where(and(eq(clubs.ownerId, ownerId), eq(clubs.country, country)))
}

type NewClubRow = {
  ownerId: number
  title: string
  description: string
  country: string
  privacy: boolean
  contacts: ClubContact[]
  createdAt: Date
}

/** A new club is pending: that is the column's default. */
export async function insertClub(tx: Transaction, club: NewClubRow): Promise<number> {
  const [row] = await tx.insert(clubs).values(club).returning({ id: clubs.id })
  if (!row) throw new Error('the club was not stored')
  return row.id
}

/** The club with its row locked, so that what is decided about it still holds when it is written; not a hidden one. */
export async function lockClub(tx: Transaction, clubId: number) {
  const [row] = await tx
    .select({
      ownerId: clubs.ownerId,
      title: clubs.title,
      description: clubs.description,
      country: clubs.country,
      privacy: clubs.privacy,
      contacts: clubs.contacts,
      state: clubs.state,
      stateReason: clubs.stateReason,
    })
    .from(clubs)
    .where(and(eq(clubs.id, clubId), isNull(clubs.hiddenAt)))
    .for('no key update')
  return row
}

export type ClubChange = {
  title?: string | undefined
  description?: string | undefined
  privacy?: boolean | undefined
  contacts?: ClubContact[] | undefined
  state?: ClubState | undefined
  stateReason?: string | null | undefined
}

/** Keys that are undefined leave their column as it is. */
export async function changeClub(tx: Transaction, clubId: number, change: ClubChange) {
  await tx.update(clubs).set(change).where(eq(clubs.id, clubId))
}

export async function findOwnerId(db: Reader, clubId: number): Promise<number | null> {
  const [row] = await db.select({ ownerId: clubs.ownerId }).from(clubs).where(eq(clubs.id, clubId))
  return row?.ownerId ?? null
}

export async function setOwner(tx: Transaction, clubId: number, ownerId: number) {
  await tx.update(clubs).set({ ownerId }).where(eq(clubs.id, clubId))
}

export async function removeClub(tx: Transaction, clubId: number) {
  await tx.delete(clubs).where(eq(clubs.id, clubId))
}
