import type { Locale } from '@aurivane/contract/locales'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { twoFactors, users } from '../database/schema.ts'

/** `email` is lower-cased by the caller, so that the database folds only stored values. */
function hasEmail(email: string) {
  return eq(sql`lower(${users.email})`, email)
}

const enabledSecret = sql<Buffer | null>`case when ${twoFactors.enabledAt} is not null then ${twoFactors.encryptedSecret} end`

export async function findAccountForLogin(db: Reader, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      suspendedAt: users.suspendedAt,
      eraseAt: users.eraseAt,
      encryptedSecret: enabledSecret,
    })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(hasEmail(email))
  return row
}

/** An account that may get mails: not a suspended one, and none that is about to be erased. */
export async function findAccountForMail(db: Reader, email: string, now: Date) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      confirmedEmail: users.confirmedEmail,
      locale: users.locale,
    })
    .from(users)
    .where(and(hasEmail(email), isNull(users.suspendedAt), or(isNull(users.eraseAt), gt(users.eraseAt, now))))
  return row
}

/** Suspended or not. */
export async function findAccountWithEmail(db: Reader, email: string) {
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      confirmedEmail: users.confirmedEmail,
      locale: users.locale,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(hasEmail(email))
  return row
}

export async function isEmailTaken(db: Reader, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(hasEmail(email))
  return rows.length > 0
}

export async function findPasswordHash(db: Reader, userId: number): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return row?.passwordHash ?? null
}

/** What a member has to show to confirm who they are. */
export async function findCredentials(db: Reader, userId: number) {
  const [row] = await db
    .select({ passwordHash: users.passwordHash, encryptedSecret: enabledSecret })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(eq(users.id, userId))
  return row
}

type NewAccount = {
  email: string
  firstName: string
  lastName: string
  country: string
  passwordHash: string
  maxClubs: number
  locale: Locale
  joinedAt: Date
}

/** Undefined when the email is taken, also by a concurrent request. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<number | undefined> {
  const [row] = await tx.insert(users).values(account).onConflictDoNothing().returning({ id: users.id })
  return row?.id
}

/**
 * Locks the account until the transaction ends: a reset, suspension or new second factor either waits or is visible here.
 * Logins of one account come one after another, so that exactly one of them is the first from a new device.
 */
export async function lockAccountForLogin(tx: Transaction, userId: number) {
  const [account] = await tx
    .select({
      passwordHash: users.passwordHash,
      suspendedAt: users.suspendedAt,
      eraseAt: users.eraseAt,
      email: users.email,
      firstName: users.firstName,
      confirmedEmail: users.confirmedEmail,
      locale: users.locale,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!account) return undefined
  // A second statement, because it sees what was committed while the first one waited for the lock.
  const [factor] = await tx
    .select({ enabledAt: twoFactors.enabledAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  return { ...account, hasTwoFactor: factor !== undefined && factor.enabledAt !== null }
}

/** Logins, resets, suspensions and changes of the second factor wait until the transaction ends. */
export async function lockAccount(tx: Transaction, userId: number) {
  const [row] = await tx
    .select({
      passwordHash: users.passwordHash,
      confirmedEmail: users.confirmedEmail,
      email: users.email,
      firstName: users.firstName,
      locale: users.locale,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!row) throw new Error(`there is no user ${userId}`)
  return row
}

export async function isEmailConfirmed(db: Reader, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ confirmedEmail: users.confirmedEmail })
    .from(users)
    .where(eq(users.id, userId))
  return row?.confirmedEmail === true
}

export async function markEmailConfirmed(tx: Transaction, userId: number) {
  await tx.update(users).set({ confirmedEmail: true }).where(eq(users.id, userId))
}

export async function setPasswordHash(tx: Transaction, userId: number, passwordHash: string, now: Date) {
  await tx.update(users).set({ passwordHash, passwordChangedAt: now }).where(eq(users.id, userId))
}

/** The hash matches no password; when the owner changed it last stays as it is. */
export async function voidPassword(tx: Transaction, userId: number, unusableHash: string) {
  await tx.update(users).set({ passwordHash: unusableHash }).where(eq(users.id, userId))
}

export async function findPasswordChange(db: Reader, userId: number): Promise<Date | null> {
  const [row] = await db
    .select({ passwordChangedAt: users.passwordChangedAt })
    .from(users)
    .where(eq(users.id, userId))
  return row?.passwordChangedAt ?? null
}

/** A link to it was opened, so the address is confirmed. The unique index refuses a taken one. */
export async function setEmail(tx: Transaction, userId: number, email: string) {
  await tx.update(users).set({ email, confirmedEmail: true }).where(eq(users.id, userId))
}
