import type { Locale } from '@aurivane/contract/locales'
import type { Limits } from '../limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/letters/letter.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { accountKey } from './account-key.ts'
import { setPasswordHash } from './accounts.queries.ts'
import { findAccountForRecovery, takeMailToken } from './mail-tokens.queries.ts'
import { hashPassword, refusePoorPassword } from './passwords.ts'
import { endAllSessionsOf } from './sessions.queries.ts'
import { hashToken } from './tokens.ts'

export async function restorePassword(
  services: Services,
  limits: Limits,
  form: { token: string; newPassword: string },
  locale: Locale,
) {
  const { db, clock } = services
  const tokenHash = hashToken(form.token)
  const account = await findAccountForRecovery(db, tokenHash, clock.now())
  refuseUnless(account, 'mail_token_dead')
  refusePoorPassword('newPassword', form.newPassword, account.email)
  const passwordHash = await hashPassword(form.newPassword)

  await db.transaction(async (tx) => {
    const userId = await takeMailToken(tx, tokenHash, 'recovery', clock.now())
    refuseUnless(userId === account.id, 'mail_token_dead')
    await setPasswordHash(tx, account.id, passwordHash)
    await endAllSessionsOf(tx, account.id)
    const to = toMember(account)
    await enqueueMail(tx, services, { kind: 'password-changed', to, locale })
  })
  // The guesses were at the old password; its owner must get in with the new one. Wrong codes stay counted.
  await limits.wrongPasswords
    .clear(accountKey(account.email))
    .catch((error: unknown) => services.log.warn({ err: error }, 'wrong passwords still counted'))
}
