import type { SessionObject } from '@aurivane/contract/security'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@aurivane/contract/limits'
import type { Say } from '@aurivane/contract/messages/messages'
import type { Member } from '../auth/sessions.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { nameDevice, type Origin } from './devices.ts'
import {
  endSessionsBeside,
  endSessionWithId,
  findSessionsOf,
  type OwnSession,
} from './own-sessions.queries.ts'
import { recordSecurityEvent } from './record-security-event.ts'

function aliveSince({ clock }: Services) {
  const nowMs = clock.now().getTime()
  return { lastSeenAt: new Date(nowMs - SESSION_IDLE_MS), createdAt: new Date(nowMs - SESSION_ABSOLUTE_MS) }
}

/** The current one first, then the others, last used first. */
export async function listSessions(services: Services, member: Member): Promise<OwnSession[]> {
  const found = await findSessionsOf(services.db, member.id, aliveSince(services))
  const isCurrent = ({ tokenHash }: OwnSession) => tokenHash.equals(member.tokenHash)
  const now = services.clock.now()
  return [
    ...found.filter(isCurrent).map((session) => ({ ...session, lastSeenAt: now })),
    ...found.filter((session) => !isCurrent(session)),
  ]
}

export function presentSession(session: OwnSession, current: Buffer, say: Say): SessionObject {
  const { id, browser, system, network, signIn, createdAt, lastSeenAt, tokenHash } = session
  return {
    id,
    device: nameDevice(session, say),
    browser,
    system,
    network,
    signIn,
    current: tokenHash.equals(current),
    firstSeen: createdAt.toISOString(),
    lastUsed: lastSeenAt.toISOString(),
  }
}

type Asking = { member: Member; origin: Origin }

export async function endOneSession(services: Services, id: number, { member, origin }: Asking) {
  const sessions = await listSessions(services, member)
  const session = sessions.find((one) => one.id === id)
  refuseUnless(session, 'session_unknown')
  refuseUnless(!session.tokenHash.equals(member.tokenHash), 'session_current')
  await services.db.transaction(async (tx) => {
    refuseUnless(await endSessionWithId(tx, member.id, id, aliveSince(services)), 'session_unknown')
    await recordSecurityEvent(tx, services, { userId: member.id, kind: 'session.ended', origin })
  })
}

/** How many were ended. */
export function endOtherSessions(services: Services, { member, origin }: Asking): Promise<number> {
  return services.db.transaction(async (tx) => {
    const ended = await endSessionsBeside(tx, member.id, member.tokenHash, aliveSince(services))
    if (ended > 0) {
      await recordSecurityEvent(tx, services, { userId: member.id, kind: 'sessions.ended', origin })
    }
    return ended
  })
}
