import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { users } from '../database/schema.ts'

const managedColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  description: users.description,
  locale: users.locale,
  admin: users.admin,
  confirmedEmail: users.confirmedEmail,
  maxClubs: users.maxClubs,
  suspendedAt: users.suspendedAt,
  eraseAt: users.eraseAt,
  deletedAt: users.deletedAt,
}

export type ManagedUser = NonNullable<Awaited<ReturnType<typeof lockActiveUser>>>

// `no key update` everywhere: it queues writers like `update` does, but lets rows that refer to the user be written.

/** The user with its row locked; undefined when it is gone, suspended or pending deletion. */
export async function lockActiveUser(tx: Transaction, userId: number) {
  const [row] = await tx
    .select(managedColumns)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update')
  return row
}

/** Users with their rows locked, in the order of their ids to avoid deadlocks; suspended ones too. */
export function lockUsers(tx: Transaction, ids: readonly number[]) {
  return tx
    .select(managedColumns)
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update')
}

/** The user and all active admins, locked in the order of their ids to avoid deadlocks. */
export async function lockUserAndAdmins(tx: Transaction, userId: number) {
  const rows = await tx
    .select(managedColumns)
    .from(users)
    .where(or(eq(users.id, userId), and(users.admin, isNull(users.deletedAt))))
    .orderBy(asc(users.id))
    .for('no key update')
  return {
    user: rows.find((row) => row.id === userId),
    activeAdmins: rows.filter((row) => row.admin && row.deletedAt === null).map((row) => row.id),
  }
}

type UserChange = Partial<{
  firstName: string
  lastName: string
  description: string
  maxClubs: number
  confirmedEmail: boolean
  admin: boolean
  suspendedAt: Date | null
  eraseAt: Date | null
}>

export async function changeUser(tx: Transaction, userId: number, change: UserChange) {
  await tx.update(users).set(change).where(eq(users.id, userId))
}

/** `email` arrives in lower case. */
export async function findUserByEmail(db: Reader, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      admin: users.admin,
      confirmedEmail: users.confirmedEmail,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  return row
}

/** Everybody with the role, suspended or not. */
export function findAdmins(db: Reader) {
  return db.select(managedColumns).from(users).where(eq(users.admin, true)).orderBy(asc(users.id))
}
