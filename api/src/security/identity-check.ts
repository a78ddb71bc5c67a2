import { key } from '@aurivane/contract/messages/messages'
import type { SignIn } from '@aurivane/contract/security-events'
import { findCredentials, lockAccountForLogin } from '../auth/accounts.queries.ts'
import { isSessionOpen, type Member } from '../auth/sessions.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import type { Limits } from '../limits.ts'
import { InvalidValue, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { consumeCode } from '../two-factor/consume-code.ts'
import { countWrongCode, isWrongCode } from '../two-factor/count-wrong-code.ts'
import { checkOwnPassword } from './check-own-password.ts'
import type { Origin } from './devices.ts'
import { recordFailure } from './record-security-event.ts'

export type Confirmation = { password: string; code?: string | null | undefined; origin: Origin }
type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>
type Confirmed = Confirmation & { credentials: Credentials }
type Work<Result> = (tx: Transaction, shown: SignIn) => Promise<Result>

/**
 * Checks the password and, with two-factor on, the code; `work` runs in the transaction that uses the code up. Wrong ones
 * are counted together with those of the login, and recorded.
 */
export async function confirmIdentity<Result>(
  services: Services,
  limits: Limits,
  member: Member,
  confirmation: Confirmation,
  work: Work<Result>,
): Promise<Result> {
  const confirmed = await confirmPassword(services, limits, member, confirmation)
  return confirmCode(services, limits, member, confirmed, work)
}

/** The password comes first; a code that is missing is asked for only after a right one. */
export async function confirmPassword(
  services: Services,
  limits: Limits,
  { id, email }: Member,
  confirmation: Confirmation,
): Promise<Confirmed> {
  const credentials = await findCredentials(services.db, id)
  refuseUnless(credentials, 'login_needed')
  const { passwordHash, encryptedSecret } = credentials
  await checkOwnPassword(services, limits, { id, email, passwordHash, ...confirmation })
  if (encryptedSecret !== null && !confirmation.code) throw codeRequired()
  return { ...confirmation, credentials }
}

export async function confirmCode<Result>(
  services: Services,
  limits: Limits,
  member: Member,
  confirmed: Confirmed,
  work: Work<Result>,
): Promise<Result> {
  const confirm = () => services.db.transaction((tx) => useUp(tx, services, member, confirmed, work))
  if (confirmed.credentials.encryptedSecret === null) return confirm()
  try {
    return await countWrongCode(limits, member.id, confirm)
  } catch (error) {
    if (isWrongCode(error)) await recordWrongCode(services, member.id, confirmed.origin)
    throw error
  }
}

function recordWrongCode(services: Services, userId: number, origin: Origin) {
  return recordFailure(services, { userId, kind: 'proof.failed', reason: 'code', origin })
}

async function useUp<Result>(
  tx: Transaction,
  services: Services,
  member: Member,
  { credentials, code, origin }: Confirmed,
  work: Work<Result>,
): Promise<Result> {
  // While the password was being hashed, it may have been changed, the session ended or a second factor added.
  const current = await lockAccountForLogin(tx, member.id)
  refuseUnless(await isSessionOpen(tx, member.tokenHash), 'login_needed')
  refuseUnless(current?.passwordHash === credentials.passwordHash, 'password_refused')
  const { encryptedSecret } = credentials
  if (current.hasTwoFactor !== (encryptedSecret !== null)) throw codeRequired()
  if (encryptedSecret === null) return work(tx, 'password')
  const shown = await consumeCode(tx, services, { ...member, encryptedSecret, origin }, code ?? '')
  refuseUnless(shown, 'code_refused')
  return work(tx, shown)
}

function codeRequired() {
  const message = key('twoFactor.codeRequired')
  return new InvalidValue([{ code: 'custom', path: ['code'], message, input: '' }], { code: '' })
}
