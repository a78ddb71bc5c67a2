import type { Locale } from '@aurivane/contract/locales'
import type { Limits } from '../limits.ts'
import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { removeSecondFactors } from '../two-factor/two-factor.queries.ts'
import { accountKey } from './account-key.ts'
import { lockAccount, markEmailConfirmed, setPasswordHash } from './accounts.queries.ts'
import { findAccountForRecovery, takeMailToken } from './mail-tokens.queries.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
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
  refuseWeakPassword('newPassword', form.newPassword, account.email)
  const passwordHash = await hashPassword(form.newPassword)

  await db.transaction(async (tx) => {
    const userId = await takeMailToken(tx, tokenHash, 'recovery', clock.now())
    refuseUnless(userId === account.id, 'mail_token_dead')
    const { confirmedEmail } = await lockAccount(tx, account.id)
    await setPasswordHash(tx, account.id, passwordHash)
    await endAllSessionsOf(tx, account.id)
    if (!confirmedEmail) await transferToMailboxOwner(tx, account.id)
    const to = toMember({ ...account, confirmedEmail })
    const kind = confirmedEmail ? 'password-changed' : 'password-changed-and-confirmed'
    await enqueueMail(tx, services, { kind, to, locale })
    await tellAboutAccount(tx, services, 'password_changed', account.id)
  })
  // The wrong attempts were for the old password. Wrong codes stay counted.
  const subject = accountKey(account.email)
  await Promise.all([limits.wrongPasswords.clear(subject), limits.recoveryMails.clear(subject)]).catch(
    (error: unknown) => services.log.warn({ err: error }, 'limits not cleared after a recovery'),
  )
}

/**
 * Another person may have registered this address and enabled two-factor. The mailed link proves the ownership of the
 * mailbox, so nothing that was set up before may lock its owner out (docs/decisions/0036-recovery-by-mailbox-owner.md).
 */
async function transferToMailboxOwner(tx: Transaction, userId: number) {
  await removeSecondFactors(tx, userId)
  await markEmailConfirmed(tx, userId)
}
