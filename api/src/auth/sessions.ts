import { timingSafeEqual } from 'node:crypto'
import { HOUR_MS, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@aurivane/contract/limits'
import { hashToken } from './tokens.ts'

export type Session = { tokenHash: Buffer; keyHash: Buffer | null; createdAt: Date; lastSeenAt: Date }

/** A further login ends the oldest session. */
export const SESSIONS_PER_USER_MAX = 50

export function isSessionAlive(session: Session, now: Date): boolean {
  const idleMs = now.getTime() - session.lastSeenAt.getTime()
  const ageMs = now.getTime() - session.createdAt.getTime()
  return idleMs < SESSION_IDLE_MS && ageMs < SESSION_ABSOLUTE_MS
}

/** The last use is written once an hour at most: precise enough for a limit of 14 days. */
export function isSessionStale(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() > HOUR_MS
}

/** Verifies that the row belongs to this user and token, so that a mixed-up answer of the database is never used. */
export function belongsTo(
  found: { session: Pick<Session, 'tokenHash'>; member: { id: number } },
  caller: { tokenHash: Buffer; userId: number },
): boolean {
  return found.member.id === caller.userId && found.session.tokenHash.equals(caller.tokenHash)
}

/** A session that a browser opened works only together with its http-only cookie. */
export function matchesKey(session: Session, key: string | null): boolean {
  if (session.keyHash === null) return true
  return key !== null && timingSafeEqual(hashToken(key), session.keyHash)
}
