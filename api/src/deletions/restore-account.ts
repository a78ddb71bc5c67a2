import { lockAccountForLogin } from '../auth/accounts.queries.ts'
import { openSession, type Visit } from '../auth/open-session.ts'
import { findSession, type Member } from '../auth/sessions.queries.ts'
import { refuseSuspended } from '../auth/suspended-account.ts'
import { hashToken } from '../auth/tokens.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { findRestoreToken, takeRestoreToken } from './deletions.queries.ts'
import { isErasureDue } from './pending-deletion.ts'
import { withdrawDeletion } from './withdraw-deletion.ts'

type Login = { member: Member; token: string; sessionKey: string }

/** Withdraws the deletion and opens the session that the login before it would have opened. */
export async function restoreAccount(services: Services, restoreToken: string, visit: Visit): Promise<Login> {
  const { db, clock } = services
  const tokenHash = hashToken(restoreToken)
  // Read before the account is locked: erasing locks the account first, too.
  const found = await findRestoreToken(db, tokenHash)
  refuseUnless(found, 'restore_expired')
  const { userId } = found
  const opened = await db.transaction(async (tx) => {
    const account = await lockAccountForLogin(tx, userId)
    const token = await takeRestoreToken(tx, tokenHash)
    const now = clock.now()
    refuseUnless(account && token && token.expiresAt > now, 'restore_expired')
    refuseSuspended(services, account.suspendedAt)
    refuseUnless(!isErasureDue(account, now), 'restore_expired')
    const owner = { ...account, id: userId }
    refuseUnless(await withdrawDeletion(tx, services, owner, visit), 'restore_expired')
    return openSession(tx, services, owner, { ...visit, signIn: token.signIn })
  })
  const session = await findSession(db, opened.tokenHash, userId)
  refuseUnless(session, 'login_needed')
  return { member: session.member, token: opened.token, sessionKey: opened.sessionKey }
}
