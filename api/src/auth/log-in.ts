import type { Transaction } from '../database/open-database.ts'
import type { Limits } from '../limits.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { hashRecoveryCode } from '../two-factor/recovery-codes.ts'
import { openSecret, sealSecret } from '../two-factor/sealed-secrets.ts'
import { stepOfCode } from '../two-factor/totp.ts'
import { consumeRecoveryCode, consumeStep } from '../two-factor/two-factor.queries.ts'
import { plainEmail } from './account-key.ts'
import { findAccountForLogin, lockAccountForLogin } from './accounts.queries.ts'
import { isPasswordRight } from './password-check.ts'
import { SESSIONS_PER_USER_MAX } from './sessions.ts'
import { endOldestSessionsOf, findSession, insertSession, type Member } from './sessions.queries.ts'
import { hashToken, makeToken } from './tokens.ts'

export type LoginAttempt = {
  email: string
  password: string
  code?: string | null | undefined
  isBrowser: boolean
}
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
  const account = await findAccountForLogin(services.db, email)
  const user = account?.id ?? null
  try {
    const login = await checkLogin(services, limits, attempt, email, account)
    services.log.info({ user, outcome: login.outcome }, 'login')
    return login
  } catch (error) {
    if (error instanceof Refusal) services.log.info({ user, outcome: error.code }, 'login')
    throw error
  }
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

  if (account.encryptedSecret === null) return openSession(services, account, attempt)
  if (!attempt.code) return { outcome: 'code-needed' }
  const subject = String(account.id)
  await limits.wrongCodes.take(subject)
  const opened = await openSession(services, account, attempt)
  await limits.wrongCodes.giveBack(subject)
  return opened
}

/** Token, key and session are created after every check, in the transaction that marks the code as used. */
async function openSession(
  services: Services,
  account: Account,
  attempt: LoginAttempt,
): Promise<LoginOutcome> {
  const { db, clock } = services
  const token = makeToken()
  const sessionKey = makeToken()
  const tokenHash = hashToken(token)
  const outcome = await db.transaction(async (tx) => {
    // While the password was being hashed, it may have been changed, or the account suspended or given a second factor.
    const current = await lockAccountForLogin(tx, account.id)
    refuseUnless(current?.passwordHash === account.passwordHash, 'credentials_wrong')
    refuseSuspended(services, current.suspendedAt)
    if (current.hasTwoFactor !== (account.encryptedSecret !== null)) return 'code-needed'
    if (current.hasTwoFactor) await consumeCode(tx, services, account, attempt.code ?? '')

    const now = clock.now()
    const keyHash = attempt.isBrowser ? hashToken(sessionKey) : null
    await insertSession(tx, { tokenHash, keyHash, userId: account.id, createdAt: now, lastSeenAt: now })
    await endOldestSessionsOf(tx, account.id, SESSIONS_PER_USER_MAX)
    return 'opened'
  })
  if (outcome === 'code-needed') return { outcome }

  const found = await findSession(db, tokenHash, account.id)
  refuseUnless(found, 'login_needed')
  return { outcome: 'logged-in', member: found.member, token, sessionKey }
}

async function consumeCode(tx: Transaction, services: Services, account: Account, code: string) {
  const { clock, settings } = services
  const refused = new Refusal('code_wrong', { extra: { twoFactorAuth: true } })
  const { encryptedSecret } = account
  if (encryptedSecret === null) throw refused
  const now = clock.now()
  const { secret, isBound } = openSecret(settings.secretKey, account.id, encryptedSecret)
  const step = stepOfCode(secret, code, now)
  const sealed = isBound ? encryptedSecret : sealSecret(settings.secretKey, account.id, secret)
  if (step !== null && (await consumeStep(tx, account.id, { encryptedSecret, sealed, step }))) return
  const codeHash = hashRecoveryCode(settings.secretKey, account.id, code)
  if (codeHash !== null && (await consumeRecoveryCode(tx, account.id, codeHash, now))) return
  throw refused
}

function refuseSuspended({ settings }: Services, suspendedAt: Date | null) {
  refuseUnless(suspendedAt === null, 'account_suspended', { values: { supportEmail: settings.supportEmail } })
}
