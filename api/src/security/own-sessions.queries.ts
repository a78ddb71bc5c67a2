import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Reader, Transaction } from '../database/open-database.ts'
import { sessions } from '../database/schema.ts'

/** Sessions that were used, or created, before these times have expired. */
type Since = { lastSeenAt: Date; createdAt: Date }

function isAliveOf(userId: number, since: Since) {
  return and(
    eq(sessions.userId, userId),
    gt(sessions.lastSeenAt, since.lastSeenAt),
    gt(sessions.createdAt, since.createdAt),
  )
}

/** Last used first. */
export function findSessionsOf(db: Reader, userId: number, since: Since) {
  return db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      browser: sessions.browser,
      system: sessions.system,
      network: sessions.network,
      signIn: sessions.signIn,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(isAliveOf(userId, since))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}
export type OwnSession = Awaited<ReturnType<typeof findSessionsOf>>[number]

/** Whether there was one with this id. */
export async function endSessionWithId(tx: Transaction, userId: number, id: number, since: Since) {
  const rows = await tx
    .delete(sessions)
    .where(and(isAliveOf(userId, since), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** How many were ended. */
export async function endSessionsBeside(
  tx: Transaction,
  userId: number,
  keptTokenHash: Buffer,
  since: Since,
): Promise<number> {
  const rows = await tx
    .delete(sessions)
    .where(and(isAliveOf(userId, since), ne(sessions.tokenHash, keptTokenHash)))
    .returning({ id: sessions.id })
  return rows.length
}
