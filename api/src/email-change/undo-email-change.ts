import { EMAIL_UNDO_MS } from '@aurivane/contract/limits'
import { lockAccount, setEmail, voidPassword } from '../auth/accounts.queries.ts'
import { makeMailToken } from '../auth/mail-tokens.ts'
import { replaceMailToken, voidMailTokens } from '../auth/mail-tokens.queries.ts'
import { makeUnusableHash } from '../auth/passwords.ts'
import { endAllSessionsOf } from '../auth/sessions.queries.ts'
import { hashToken } from '../auth/tokens.ts'
import { isUniqueViolation } from '../database/is-unique-violation.ts'
import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import { withdrawDeletion } from '../deletions/withdraw-deletion.ts'
import { deletePasskeysOf } from '../passkeys/passkeys.queries.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { removeSecondFactorsSince } from '../two-factor/two-factor.queries.ts'
import { endChange, findChangeToUndo, type EmailChange } from './email-changes.queries.ts'

/**
 * The owner of the old mailbox takes the account back: whatever could have let somebody else in ends, and a recovery link
 * to the old address is the only way to log in again.
 */
export async function undoEmailChange(services: Services, token: string, origin: Origin) {
  const tokenHash = hashToken(token)
  const found = await findChangeToUndo(services.db, tokenHash)
  refuseUnless(found, 'mail_token_dead')
  try {
    await services.db.transaction(async (tx) => {
      // Completion, undo and cancelling wait for each other here; the change is read after the lock.
      const account = await lockAccount(tx, found.userId)
      const change = await findChangeToUndo(tx, tokenHash)
      const now = services.clock.now()
      refuseUnless(change && canUndo(change, now), 'mail_token_dead')
      await endChange(tx, change.id, 'undone', now)
      await setEmail(tx, change.userId, change.oldEmail)
      await removeAccess(tx, change)
      const owner = { ...account, id: change.userId, email: change.oldEmail, confirmedEmail: true }
      await withdrawDeletion(tx, services, owner, { since: change.requestedAt, origin })
      await mailRecoveryLink(tx, services, change, account)
      await tellAboutAccount(tx, services, 'email_restored', change.userId)
      await recordSecurityEvent(tx, services, { userId: change.userId, kind: 'email.restored', origin })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal('mail_token_dead') : error
  }
}

function canUndo({ state, expiresAt, completedAt }: EmailChange, now: Date) {
  if (state === 'pending') return expiresAt > now
  return (
    state === 'completed' && completedAt !== null && now.getTime() - completedAt.getTime() < EMAIL_UNDO_MS
  )
}

/** Sessions with their proofs, links, the password, and second factors that were added since the change was asked for. */
async function removeAccess(tx: Transaction, { userId, requestedAt }: EmailChange) {
  await endAllSessionsOf(tx, userId)
  await voidMailTokens(tx, userId)
  await voidPassword(tx, userId, makeUnusableHash())
  await removeSecondFactorsSince(tx, userId, requestedAt)
  await deletePasskeysOf(tx, userId, requestedAt)
}

type Account = Awaited<ReturnType<typeof lockAccount>>

async function mailRecoveryLink(
  tx: Transaction,
  services: Services,
  { userId, oldEmail }: EmailChange,
  { firstName, locale }: Account,
) {
  const { settings, clock } = services
  const { link, ...token } = makeMailToken('recovery', { userId, settings, locale, now: clock.now() })
  await replaceMailToken(tx, { userId, ...token })
  const to = toMember({ firstName, email: oldEmail, confirmedEmail: true })
  await enqueueMail(tx, services, { kind: 'email-restored', to, locale, link })
}
