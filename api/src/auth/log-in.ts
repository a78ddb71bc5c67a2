import { setTimeout as pause } from 'node:timers/promises'
import type { SecurityEventReason } from '@aurivane/contract/security-events'
import type { Transaction } from '../database/open-database.ts'
import type { Limits } from '../limits.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { recordFailure } from '../security/record-security-event.ts'
import { isErasureDue, isPending, refusePending } from '../deletions/pending-deletion.ts'
import { consumeCode } from '../two-factor/consume-code.ts'
import { countWrongCode } from '../two-factor/count-wrong-code.ts'
import { plainEmail } from './account-key.ts'
import { findAccountForLogin, lockAccountForLogin } from './accounts.queries.ts'
import { isPasswordRight } from './password-check.ts'
import { openSession, type Visit } from './open-session.ts'
import { findSession, type Member } from './sessions.queries.ts'
import { refuseSuspended } from './suspended-account.ts'

export type LoginAttempt = Visit & { email: string; password: string; code?: string | null | undefined }
export type LoginOutcome =
  | { outcome: 'logged-in'; member: Member; token: string; sessionKey: string }
  | { outcome: 'code-needed' }

type Account = NonNullable<Awaited<ReturnType<typeof findAccountForLogin>>>

/** Successful and refused logins are logged with the account's id, not with its email. */
export async function logIn(
  services: Services,
  limits: Limits,
  attempt: LoginAttempt,
): Promise<LoginOutcome> {
  const email = plainEmail(attempt.email)
  const account = await findOpenAccount(services, email)
  const user = account?.id ?? null
  try {
    const login = await checkLogin(services, limits, attempt, email, account)
    services.log.info({ user, outcome: login.outcome }, 'login')
    return login
  } catch (error) {
    if (error instanceof Refusal) {
      services.log.info({ user, outcome: error.code }, 'login')
      await recordFailedLogin(services, user, error.code, attempt)
    }
    throw error
  }
}

/** From the moment at which an account is to be erased, it counts as unknown. */
async function findOpenAccount({ db, clock }: Services, email: string): Promise<Account | undefined> {
  const account = await findAccountForLogin(db, email)
  return account && isErasureDue(account, clock.now()) ? undefined : account
}

const reasons: Partial<Record<Refusal['code'], SecurityEventReason>> = {
  credentials_wrong: 'password',
  code_wrong: 'code',
}
/** Well above what recording takes, so that the response time does not reveal whether the account exists. */
const FAILURE_MS = 40

async function recordFailedLogin(
  services: Services,
  userId: number | null,
  code: Refusal['code'],
  { origin }: LoginAttempt,
) {
  const reason = reasons[code]
  if (!reason) return
  const event = { kind: 'login.failed', reason, origin } as const
  const recorded = userId === null ? undefined : recordFailure(services, { userId, ...event })
  await Promise.all([recorded, pause(FAILURE_MS)])
}

async function checkLogin(
  services: Services,
  limits: Limits,
  attempt: LoginAttempt,
  email: string,
  account: Account | undefined,
): Promise<LoginOutcome> {
  const asked = { email, passwordHash: account?.passwordHash ?? null }
  refuseUnless(await isPasswordRight(limits, asked, attempt.password), 'credentials_wrong')
  refuseUnless(account, 'credentials_wrong')
  refuseSuspended(services, account.suspendedAt)

  if (account.encryptedSecret === null) return openAccount(services, account, attempt)
  if (!attempt.code) return { outcome: 'code-needed' }
  return countWrongCode(limits, account.id, () => openAccount(services, account, attempt))
}

/** Token, key and session are created after every check, in the transaction that marks the code as used. */
async function openAccount(
  services: Services,
  account: Account,
  attempt: LoginAttempt,
): Promise<LoginOutcome> {
  const { db } = services
  const opened = await db.transaction(async (tx) => {
    // While the password was being hashed, it may have been changed, or the account suspended or given a second factor.
    const current = await lockAccountForLogin(tx, account.id)
    refuseUnless(current?.passwordHash === account.passwordHash, 'credentials_wrong')
    refuseUnless(!isErasureDue(current, services.clock.now()), 'credentials_wrong')
    refuseSuspended(services, current.suspendedAt)
    const { encryptedSecret } = account
    if (current.hasTwoFactor !== (encryptedSecret !== null)) return null
    const signIn =
      encryptedSecret === null
        ? 'password'
        : await useCode(tx, services, { ...current, id: account.id, encryptedSecret }, attempt)
    const owner = { ...current, id: account.id }
    if (isPending(owner)) return refusePending(tx, services, owner, signIn)
    return openSession(tx, services, owner, { ...attempt, signIn })
  })
  if (opened === null) return { outcome: 'code-needed' }
  if (opened instanceof Refusal) throw opened

  const found = await findSession(db, opened.tokenHash, account.id)
  refuseUnless(found, 'login_needed')
  return { outcome: 'logged-in', member: found.member, token: opened.token, sessionKey: opened.sessionKey }
}

async function useCode(
  tx: Transaction,
  services: Services,
  account: Omit<Parameters<typeof consumeCode>[2], 'origin'>,
  { code, origin }: LoginAttempt,
) {
  const signIn = await consumeCode(tx, services, { ...account, origin }, code ?? '')
  refuseUnless(signIn, 'code_wrong', { extra: { twoFactorAuth: true } })
  return signIn
}
