import { setTimeout as pause } from 'node:timers/promises'
import { EMAIL_CHANGE_MS, EMAIL_UNDO_MS } from '@aurivane/contract/limits'
import { accountKey, plainEmail } from '../auth/account-key.ts'
import { findAccountWithEmail, lockAccount } from '../auth/accounts.queries.ts'
import { isSessionOpen, type Member } from '../auth/sessions.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import type { Limits } from '../limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { makeEmailLink, maskEmail, type EmailLink } from './email-links.ts'
import {
  expireChangesOf,
  findCompletedChange,
  findPendingChange,
  findReservation,
  insertEmailChange,
} from './email-changes.queries.ts'

/** Well above what the work takes, so that the response time does not reveal whether the address is taken. */
const ANSWER_AFTER_MS = 250

type Asked = { newEmail: string; origin: Origin }

/**
 * Sends a link to the new address and tells the old one. A taken address gets the same answer and the same state, with the
 * same work: only its owner learns of it.
 */
export async function requestEmailChange(services: Services, limits: Limits, member: Member, asked: Asked) {
  const isNew = plainEmail(asked.newEmail) !== plainEmail(member.email)
  refuseUnless(isNew, 'nothing_changed', { fields: ['newEmail'] })
  const change = countRequest(limits, member.id, asked.newEmail, () =>
    services.db.transaction((tx) => storeChange(tx, services, member, asked)),
  )
  await Promise.all([change, pause(ANSWER_AFTER_MS)])
}

/** Refused requests send no mail and are not counted. */
async function countRequest(limits: Limits, userId: number, newEmail: string, work: () => Promise<void>) {
  const taken: (() => Promise<void>)[] = []
  try {
    for (const [limit, subject] of [
      [limits.emailChanges, String(userId)],
      [limits.emailChangesTo, accountKey(newEmail)],
    ] as const) {
      await limit.take(subject)
      taken.push(() => limit.giveBack(subject))
    }
    await work()
  } catch (error) {
    if (error instanceof Refusal) await Promise.all(taken.map((giveBack) => giveBack()))
    throw error
  }
}

async function storeChange(tx: Transaction, services: Services, member: Member, { newEmail, origin }: Asked) {
  const { id: userId, locale } = member
  const now = services.clock.now()
  const current = await lockAccount(tx, userId)
  refuseUnless(await isSessionOpen(tx, member.tokenHash), 'login_needed')
  await expireChangesOf(tx, userId, now)
  refuseUnless(!(await findPendingChange(tx, userId, now)), 'email_change_pending')
  const recent = await findCompletedChange(tx, userId, new Date(now.getTime() - EMAIL_UNDO_MS))
  refuseUnless(!recent, 'email_change_recent')

  const complete = makeEmailLink(services, 'emailChange', locale)
  const undo = current.confirmedEmail ? makeEmailLink(services, 'emailUndo', locale) : null
  await insertEmailChange(tx, {
    userId,
    oldEmail: current.email,
    newEmail,
    oldConfirmed: current.confirmedEmail,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + EMAIL_CHANGE_MS),
    completeHash: complete.tokenHash,
    undoHash: undo?.tokenHash ?? null,
  })
  await mailNewAddress(tx, services, member, newEmail, complete)
  if (undo) {
    const values = { newEmail: maskEmail(newEmail) }
    const to = toMember({ ...member, ...current })
    await enqueueMail(tx, services, { kind: 'email-change-asked', to, locale, values, link: undo.link })
  }
  await tellAboutAccount(tx, services, 'email_change_asked', userId)
  await recordSecurityEvent(tx, services, { userId, kind: 'email.requested', origin })
}

/** The link, or to the owner of a taken address that somebody wanted to use it. */
async function mailNewAddress(
  tx: Transaction,
  services: Services,
  { locale }: Member,
  newEmail: string,
  { link }: EmailLink,
) {
  const owner = await findOwner(tx, services, newEmail)
  if (!owner) {
    const to = { name: '', address: newEmail }
    await enqueueMail(tx, services, { kind: 'email-change-link', to, locale, link })
  } else if (owner.suspendedAt === null) {
    const to = toMember(owner)
    await enqueueMail(tx, services, { kind: 'email-change-known', to, locale: owner.locale })
  }
}

/** Asks for both, whatever the first one finds: a taken address must not be answered faster. */
async function findOwner(tx: Transaction, { clock }: Services, email: string) {
  const since = new Date(clock.now().getTime() - EMAIL_UNDO_MS)
  const plain = plainEmail(email)
  const account = await findAccountWithEmail(tx, plain)
  const reservation = await findReservation(tx, plain, since)
  return account ?? reservation
}
