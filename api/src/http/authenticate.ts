import type { FastifyRequest } from 'fastify'
import { hashToken } from '../auth/tokens.ts'
import { belongsTo, isSessionAlive, isSessionStale, matchesKey } from '../auth/sessions.ts'
import { findSession, touchSession, type Member } from '../auth/sessions.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { readSessionKey } from './cookies.ts'

/** `uid` and bearer token must both be present and match, and a browser's session needs its http-only cookie. */
export async function authenticate(
  { db, clock, log, settings }: Services,
  request: FastifyRequest,
): Promise<Member> {
  const uid = readUid(request.headers['uid'])
  const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  refuseUnless(uid !== null && token !== undefined, 'login_needed')

  const now = clock.now()
  const tokenHash = hashToken(token)
  const found = await findSession(db, tokenHash, uid)
  refuseUnless(found && belongsTo(found, { tokenHash, userId: uid }), 'login_needed')
  refuseUnless(isSessionAlive(found.session, now), 'login_needed')
  refuseUnless(matchesKey(found.session, readSessionKey(request, settings.isSecure)), 'login_needed')

  // Written rarely, so that reading stays one round trip; losing it only means that it is written next time.
  if (isSessionStale(found.session, now)) {
    touchSession(db, found.session.tokenHash, now).catch((error: unknown) =>
      log.warn({ err: error }, 'session not touched'),
    )
  }
  return found.member
}

/** Larger numbers cannot be ids, and the database would report an error. */
const LARGEST_ID = 2 ** 31 - 1

function readUid(header: string | string[] | undefined): number | null {
  if (typeof header !== 'string' || !/^\d{1,10}$/.test(header)) return null
  const uid = Number(header)
  return uid <= LARGEST_ID ? uid : null
}
