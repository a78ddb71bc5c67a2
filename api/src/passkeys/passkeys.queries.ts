import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { passkeyChallenges, passkeys, type ChallengePurpose } from '../database/passkeys-schema.ts'
import { users } from '../database/schema.ts'

export function findPasskeysOf(db: Reader, userId: number) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}
export type PasskeyRow = Awaited<ReturnType<typeof findPasskeysOf>>[number]

export function countPasskeysOf(db: Reader, userId: number): Promise<number> {
  return db.$count(passkeys, eq(passkeys.userId, userId))
}

/** The passkey with the id by which its authenticator knows the account. */
export async function findPasskeyByCredential(db: Reader, credentialId: Buffer) {
  const [row] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      handle: users.passkeyHandle,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
  return row
}
export type KnownPasskey = NonNullable<Awaited<ReturnType<typeof findPasskeyByCredential>>>

/** Undefined when the credential is registered already, also by a concurrent request. */
export async function insertPasskey(
  tx: Transaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return row
}

export async function lockPasskey(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ name: passkeys.name, counter: passkeys.counter })
    .from(passkeys)
    .where(eq(passkeys.id, id))
    .for('update')
  return row
}

type Use = { counter: number; isSynced: boolean; lastUsedAt: Date }

export async function recordPasskeyUse(tx: Transaction, id: number, use: Use) {
  await tx.update(passkeys).set(use).where(eq(passkeys.id, id))
}

function isOwn(userId: number, id: number) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, userId))
}

export async function setPasskeyName(tx: Transaction, userId: number, id: number, name: string) {
  const rows = await tx.update(passkeys).set({ name }).where(isOwn(userId, id)).returning({ id: passkeys.id })
  return rows.length > 0
}

/** The name of the deleted passkey. */
export async function deletePasskey(tx: Transaction, userId: number, id: number) {
  const [row] = await tx.delete(passkeys).where(isOwn(userId, id)).returning({ name: passkeys.name })
  return row?.name
}

/** All passkeys of a user, or those added after `since`. Returns how many. */
export async function deletePasskeysOf(tx: Transaction, userId: number, since = new Date(0)) {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), gte(passkeys.addedAt, since)))
    .returning({ id: passkeys.id })
  return rows.length
}

/** The stored handle of the account; `handle` becomes it if there is none. */
export async function keepPasskeyHandle(tx: Transaction, userId: number, handle: Buffer): Promise<Buffer> {
  const [row] = await tx
    .update(users)
    .set({ passkeyHandle: sql`coalesce(${users.passkeyHandle}, ${handle})` })
    .where(eq(users.id, userId))
    .returning({ handle: users.passkeyHandle })
  return row?.handle ?? handle
}

type NewChallenge = {
  challengeHash: Buffer
  purpose: ChallengePurpose
  sessionHash: Buffer | null
  expiresAt: Date
}

export async function insertChallenge(tx: Transaction, challenge: NewChallenge) {
  await tx.insert(passkeyChallenges).values(challenge)
}

/** Uses the challenge up; exactly one of several concurrent requests gets it. */
export async function takeChallenge(tx: Transaction, challengeHash: Buffer) {
  const [row] = await tx
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.challengeHash, challengeHash))
    .returning()
  return row
}

export async function deleteExpiredChallenges(tx: Transaction, now: Date) {
  await tx.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
}
