import { key } from '@aurivane/contract/messages/messages'
import type { SignIn } from '@aurivane/contract/security-events'
import { findCredentials, lockAccountForLogin } from '../auth/accounts.queries.ts'
import { isSessionOpen, type Member } from '../auth/sessions.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import type { Limits } from '../limits.ts'
import { InvalidValue, Refusal, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { consumeCode } from '../two-factor/consume-code.ts'
import { checkOwnPassword } from './check-own-password.ts'
import type { Origin } from './devices.ts'
import { recordFailure } from './record-security-event.ts'

export type Confirmation = { password: string; code?: string | null | undefined; origin: Origin }
type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>

/**
 * Checks the password and, with two-factor on, the code; `work` runs in the transaction that uses the code up. Wrong ones
 * are counted together with those of the login, and recorded.
 */
export async function confirmIdentity<Result>(
  services: Services,
  limits: Limits,
  member: Member,
  confirmation: Confirmation,
  work: (tx: Transaction, shown: SignIn) => Promise<Result>,
): Promise<Result> {
  const credentials = await findCredentials(services.db, member.id)
  refuseUnless(credentials, 'login_needed')
  const { id, email } = member
  await checkOwnPassword(services, limits, {
    id,
    email,
    passwordHash: credentials.passwordHash,
    ...confirmation,
  })
  return confirmCode(services, limits, member, { ...confirmation, credentials }, work)
}

async function confirmCode<Result>(
  services: Services,
  { wrongCodes }: Limits,
  member: Member,
  confirmation: Confirmation & { credentials: Credentials },
  work: (tx: Transaction, shown: SignIn) => Promise<Result>,
): Promise<Result> {
  const { credentials, code, origin } = confirmation
  const confirm = () => services.db.transaction((tx) => useUp(tx, services, member, confirmation, work))
  if (credentials.encryptedSecret === null) return confirm()
  if (!code) throw codeRequired()
  const subject = String(member.id)
  await wrongCodes.take(subject)
  let isWrong = false
  try {
    return await confirm()
  } catch (error) {
    isWrong = error instanceof Refusal && error.code === 'code_refused'
    const failure = { userId: member.id, kind: 'proof.failed', reason: 'code', origin } as const
    if (isWrong) await recordFailure(services, failure)
    throw error
  } finally {
    if (!isWrong) await wrongCodes.giveBack(subject)
  }
}

async function useUp<Result>(
  tx: Transaction,
  services: Services,
  member: Member,
  { credentials, code, origin }: Confirmation & { credentials: Credentials },
  work: (tx: Transaction, shown: SignIn) => Promise<Result>,
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
