import type { Locale } from '@aurivane/contract/locales'
import type { SignIn } from '@aurivane/contract/security-events'
import type { Transaction } from '../database/open-database.ts'
import { noteLogin, type Device } from '../security/note-login.ts'
import type { Services } from '../services.ts'
import { SESSIONS_PER_USER_MAX } from './sessions.ts'
import { endOldestSessionsOf, insertSession } from './sessions.queries.ts'
import { hashToken, makeToken } from './tokens.ts'

/** What the request of a login says about the device. */
export type Visit = Device & { isBrowser: boolean }
export type OpenedSession = { token: string; sessionKey: string; tokenHash: Buffer }
type Account = { id: number; email: string; firstName: string; confirmedEmail: boolean; locale: Locale }

/** Opens a session for an account that is locked and has passed every check. */
export async function openSession(
  tx: Transaction,
  services: Services,
  account: Account,
  { signIn, ...visit }: Visit & { signIn: SignIn },
): Promise<OpenedSession> {
  const token = makeToken()
  const sessionKey = makeToken()
  const tokenHash = hashToken(token)
  const now = services.clock.now()
  const { browser, system, network } = visit.origin
  await insertSession(tx, {
    tokenHash,
    keyHash: visit.isBrowser ? hashToken(sessionKey) : null,
    userId: account.id,
    createdAt: now,
    lastSeenAt: now,
    browser,
    system,
    network,
    signIn,
    strong: signIn !== 'password',
  })
  await endOldestSessionsOf(tx, account.id, SESSIONS_PER_USER_MAX)
  await noteLogin(tx, services, account, visit)
  return { token, sessionKey, tokenHash }
}
