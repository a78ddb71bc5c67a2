import type { Locale } from '@aurivane/contract/locales'
import { findPasswordHash, lockAccount } from '../auth/accounts.queries.ts'
import {
  endOtherSessionsOf,
  isSessionOpen,
  markSessionStrong,
  type Member,
} from '../auth/sessions.queries.ts'
import type { Limits } from '../limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import { refuseUnless } from '../refusal.ts'
import { checkOwnPassword } from '../security/check-own-password.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import { openSecret } from './sealed-secrets.ts'
import { stepOfCode } from './totp.ts'
import { findTwoFactor, replaceRecoveryCodes, switchOn } from './two-factor.queries.ts'

type Form = { password: string; code: string; origin: Origin }

/** Returns the recovery codes, which are shown only this once. */
export async function enableTwoFactor(
  services: Services,
  limits: Limits,
  member: Member,
  form: Form,
  locale: Locale,
): Promise<string[]> {
  const { db, clock, settings } = services
  const account = { id: member.id, email: member.email, passwordHash: await findPasswordHash(db, member.id) }
  await checkOwnPassword(services, limits, { ...account, ...form })
  const factor = await findTwoFactor(db, member.id)
  refuseUnless(factor, 'two_factor_not_started')
  refuseUnless(factor.enabledAt === null, 'two_factor_already_on')
  const step = await checkCode(services, limits, member.id, factor.encryptedSecret, form.code)

  const codes = makeRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(settings.secretKey, member.id, code))
  await db.transaction(async (tx) => {
    // Concurrent logins wait for this lock or are visible: none of them may succeed without the second factor.
    const current = await lockAccount(tx, member.id)
    // While password and code were being checked, a recovery may have ended this session.
    refuseUnless(await isSessionOpen(tx, member.tokenHash), 'login_needed')
    refuseUnless(current.passwordHash === account.passwordHash, 'password_refused')
    const checked = { encryptedSecret: factor.encryptedSecret, step, now: clock.now() }
    refuseUnless(await switchOn(tx, member.id, checked), 'two_factor_already_on')
    await replaceRecoveryCodes(
      tx,
      member.id,
      hashes.filter((hash) => hash !== null),
    )
    await endOtherSessionsOf(tx, member.id, member.tokenHash)
    await markSessionStrong(tx, member.tokenHash)
    await recordSecurityEvent(tx, services, { userId: member.id, kind: 'two-factor.on', origin: form.origin })
    const to = toMember(member)
    await enqueueMail(tx, services, { kind: 'two-factor-on', to, locale })
    await tellAboutAccount(tx, services, 'two_factor_on', member.id)
  })
  return codes
}

async function checkCode(
  { clock, settings }: Services,
  { wrongCodes }: Limits,
  userId: number,
  encryptedSecret: Buffer,
  code: string,
): Promise<number> {
  await wrongCodes.take(String(userId))
  const { secret } = openSecret(settings.secretKey, userId, encryptedSecret)
  const step = stepOfCode(secret, code, clock.now())
  refuseUnless(step !== null, 'code_refused')
  await wrongCodes.giveBack(String(userId))
  return step
}
