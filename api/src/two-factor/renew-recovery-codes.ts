import { lockAccount } from '../auth/accounts.queries.ts'
import { isSessionOpen, type Member } from '../auth/sessions.queries.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import { refuseUnless } from '../refusal.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import { findTwoFactor, replaceRecoveryCodes } from './two-factor.queries.ts'

/** Returns the new codes, which are shown only this once; the old ones no longer work. */
export async function renewRecoveryCodes(
  services: Services,
  member: Member,
  origin: Origin,
): Promise<string[]> {
  const { db, settings } = services
  const codes = makeRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(settings.secretKey, member.id, code))
  await db.transaction(async (tx) => {
    await lockAccount(tx, member.id)
    refuseUnless(await isSessionOpen(tx, member.tokenHash), 'login_needed')
    const factor = await findTwoFactor(tx, member.id)
    refuseUnless(factor && factor.enabledAt !== null, 'two_factor_not_on')
    await replaceRecoveryCodes(
      tx,
      member.id,
      hashes.filter((hash) => hash !== null),
    )
    await recordSecurityEvent(tx, services, { userId: member.id, kind: 'recovery-codes.made', origin })
    await tellAboutAccount(tx, services, 'recovery_codes_made', member.id)
    const { locale } = member
    await enqueueMail(tx, services, { kind: 'recovery-codes-made', to: toMember(member), locale })
  })
  return codes
}
