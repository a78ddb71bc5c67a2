import type { Locale } from '@aurivane/contract/locales'
import { findPasswordHash, lockAccount } from '../auth/accounts.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import type { Limits } from '../limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import { refuseUnless } from '../refusal.ts'
import { checkOwnPassword } from '../security/check-own-password.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { switchOff } from './two-factor.queries.ts'

export async function disableTwoFactor(
  services: Services,
  limits: Limits,
  member: Member,
  { password, origin }: { password: string; origin: Origin },
  locale: Locale,
) {
  const { db } = services
  const account = { id: member.id, email: member.email, passwordHash: await findPasswordHash(db, member.id) }
  await checkOwnPassword(services, limits, { ...account, password, origin })

  await db.transaction(async (tx) => {
    const current = await lockAccount(tx, member.id)
    // While the password was being checked, a recovery may have changed it.
    refuseUnless(current.passwordHash === account.passwordHash, 'password_refused')
    refuseUnless(await switchOff(tx, member.id), 'two_factor_not_on')
    await recordSecurityEvent(tx, services, { userId: member.id, kind: 'two-factor.off', origin })
    const to = toMember(member)
    await enqueueMail(tx, services, { kind: 'two-factor-off', to, locale })
    await tellAboutAccount(tx, services, 'two_factor_off', member.id)
  })
}
