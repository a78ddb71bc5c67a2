import type { Locale } from '@aurivane/contract/locales'
import { findPasswordHash, lockAccount } from '../auth/accounts.queries.ts'
import { isPasswordRight } from '../auth/password-check.ts'
import type { Member } from '../auth/sessions.queries.ts'
import type { Limits } from '../limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { switchOff } from './two-factor.queries.ts'

export async function disableTwoFactor(
  services: Services,
  limits: Limits,
  member: Member,
  password: string,
  locale: Locale,
) {
  const { db } = services
  const account = { email: member.email, passwordHash: await findPasswordHash(db, member.id) }
  refuseUnless(await isPasswordRight(limits, account, password), 'password_refused')

  await db.transaction(async (tx) => {
    const current = await lockAccount(tx, member.id)
    // While the password was being checked, a recovery may have changed it.
    refuseUnless(current.passwordHash === account.passwordHash, 'password_refused')
    refuseUnless(await switchOff(tx, member.id), 'two_factor_not_on')
    const to = toMember(member)
    await enqueueMail(tx, services, { kind: 'two-factor-off', to, locale })
    await tellAboutAccount(tx, services, 'two_factor_off', member.id)
  })
}
