import type { AuthenticationResponse } from '@aurivane/contract/passkeys'
import { lockAccountForLogin } from '../auth/accounts.queries.ts'
import { openSession, type OpenedSession, type Visit } from '../auth/open-session.ts'
import { findSession, type Member } from '../auth/sessions.queries.ts'
import { refuseSuspended } from '../auth/suspended-account.ts'
import { isErasureDue, isPending, refusePending } from '../deletions/pending-deletion.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import { recordFailure } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { checkAssertion, usePasskey, type Assertion } from './check-assertion.ts'
import { reportCopy } from './report-copy.ts'

type Login = { member: Member; token: string; sessionKey: string }

/** Every reason to refuse has the same answer. The passkey counts as both factors, so no code is asked for. */
export async function logInWithPasskey(
  services: Services,
  response: AuthenticationResponse,
  visit: Visit,
): Promise<Login> {
  const checked = await checkAssertion(services, response, { purpose: 'login', sessionHash: null })
  const user = checked.outcome === 'genuine' ? checked.assertion.userId : checked.userId
  const log = (outcome: string) => services.log.info({ user, outcome }, 'login')
  if (checked.outcome === 'refused') {
    log('passkey_wrong')
    if (user !== null) await recordFailedLogin(services, user, visit)
    throw new Refusal('passkey_wrong')
  }
  const opened = await services.db.transaction((tx) => openAccount(tx, services, checked.assertion, visit))
  if (opened instanceof Refusal) {
    log(opened.code)
    throw opened
  }
  const found = await findSession(services.db, opened.tokenHash, checked.assertion.userId)
  refuseUnless(found, 'login_needed')
  log('logged-in')
  return { member: found.member, token: opened.token, sessionKey: opened.sessionKey }
}

function recordFailedLogin(services: Services, userId: number, { origin }: Visit) {
  return recordFailure(services, { userId, kind: 'login.failed', reason: 'passkey', origin })
}

/** Refusals are returned: what they report must be stored. */
async function openAccount(
  tx: Parameters<typeof openSession>[0],
  services: Services,
  assertion: Assertion,
  visit: Visit,
): Promise<OpenedSession | Refusal> {
  const wrong = new Refusal('passkey_wrong')
  const current = await lockAccountForLogin(tx, assertion.userId)
  if (!current || isErasureDue(current, services.clock.now())) return wrong
  refuseSuspended(services, current.suspendedAt)
  const owner = { ...current, id: assertion.userId }
  const use = await usePasskey(tx, services, assertion)
  if (use.outcome === 'copied') await reportCopy(tx, services, owner, { ...use, origin: visit.origin })
  if (use.outcome !== 'used') return wrong
  if (isPending(owner)) return refusePending(tx, services, owner, 'passkey')
  return openSession(tx, services, owner, { ...visit, signIn: 'passkey' })
}
