import { EMAIL_UNDO_MS } from '@aurivane/contract/limits'
import { plainEmail } from '../auth/account-key.ts'
import { lockAccount, setEmail } from '../auth/accounts.queries.ts'
import { voidMailTokens } from '../auth/mail-tokens.queries.ts'
import { hashToken } from '../auth/tokens.ts'
import { isUniqueViolation } from '../database/is-unique-violation.ts'
import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { makeEmailLink, maskEmail } from './email-links.ts'
import {
  completeChange,
  findChangeToComplete,
  findReservation,
  type EmailChange,
} from './email-changes.queries.ts'

/** The account takes the new address; returns it. */
export async function completeEmailChange(services: Services, token: string, origin: Origin) {
  const tokenHash = hashToken(token)
  const found = await findChangeToComplete(services.db, tokenHash)
  refuseUnless(found, 'mail_token_dead')
  try {
    await services.db.transaction(async (tx) => {
      // Completion, undo and cancelling wait for each other here; the change is read after the lock.
      const account = await lockAccount(tx, found.userId)
      const change = await findChangeToComplete(tx, tokenHash)
      refuseUnless(change && isOpen(change, services.clock.now()), 'mail_token_dead')
      refuseUnless(account.deletedAt === null, 'mail_token_dead')
      await takeAddress(tx, services, change)
      await reportChange(tx, services, change, account)
      await tellAboutAccount(tx, services, 'email_changed', change.userId)
      await recordSecurityEvent(tx, services, { userId: change.userId, kind: 'email.changed', origin })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal('email_taken') : error
  }
  return found.newEmail
}

function isOpen({ state, expiresAt }: EmailChange, now: Date) {
  return state === 'pending' && expiresAt > now
}

async function takeAddress(tx: Transaction, { clock }: Services, { userId, newEmail }: EmailChange) {
  await setEmail(tx, userId, newEmail)
  // After the unique index has let it pass: an address that another account has just given up counts as taken.
  const since = new Date(clock.now().getTime() - EMAIL_UNDO_MS)
  refuseUnless(!(await findReservation(tx, plainEmail(newEmail), since)), 'email_taken')
  await voidMailTokens(tx, userId)
}

type Account = Awaited<ReturnType<typeof lockAccount>>

async function reportChange(
  tx: Transaction,
  services: Services,
  { id, oldEmail, newEmail, oldConfirmed }: EmailChange,
  { firstName, locale }: Account,
) {
  const undo = oldConfirmed ? makeEmailLink(services, 'emailUndo', locale) : null
  await completeChange(tx, id, { now: services.clock.now(), laterUndoHash: undo?.tokenHash ?? null })
  const to = toMember({ firstName, email: newEmail, confirmedEmail: true })
  await enqueueMail(tx, services, { kind: 'email-changed', to, locale })
  if (!undo) return
  const before = toMember({ firstName, email: oldEmail, confirmedEmail: true })
  const values = { newEmail: maskEmail(newEmail) }
  await enqueueMail(tx, services, { kind: 'email-changed-from', to: before, locale, values, link: undo.link })
}
