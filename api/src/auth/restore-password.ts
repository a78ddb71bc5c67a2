import type { Locale } from '@aurivane/contract/locales'
import type { Limits } from '../limits.ts'
import type { Transaction } from '../database/open-database.ts'
import { voidRestoreTokens } from '../deletions/deletions.queries.ts'
import { cancelPendingChange } from '../email-change/email-changes.queries.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import { refuseUnless } from '../refusal.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { deletePasskeysOf } from '../passkeys/passkeys.queries.ts'
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
  form: { token: string; newPassword: string; origin: Origin },
  locale: Locale,
) {
  const { db, clock } = services
  const tokenHash = hashToken(form.token)
  const account = await findAccountForRecovery(db, tokenHash, clock.now())
  refuseUnless(account, 'mail_token_dead')
  refuseWeakPassword('newPassword', form.newPassword, account.email)
  const passwordHash = await hashPassword(form.newPassword)

  await db.transaction(async (tx) => {
    // The account before its links, as everywhere: two requests that need both must not wait for each other.
    const { confirmedEmail } = await lockAccount(tx, account.id)
    const userId = await takeMailToken(tx, tokenHash, 'recovery', clock.now())
    refuseUnless(userId === account.id, 'mail_token_dead')
    await setPasswordHash(tx, account.id, passwordHash, clock.now())
    await endAllSessionsOf(tx, account.id)
    await voidRestoreTokens(tx, account.id)
    if (!confirmedEmail) await transferToMailboxOwner(tx, account.id, clock.now())
    const { origin } = form
    await recordSecurityEvent(tx, services, { userId: account.id, kind: 'password.recovered', origin })
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
async function transferToMailboxOwner(tx: Transaction, userId: number, now: Date) {
  // It was asked for by the person who registered, and the mailbox was not told.
  await cancelPendingChange(tx, userId, now)
  await removeSecondFactors(tx, userId)
  await deletePasskeysOf(tx, userId)
  await markEmailConfirmed(tx, userId)
}
