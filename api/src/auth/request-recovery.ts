import { setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '@aurivane/contract/locales'
import type { Limits } from '../limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { accountKey, plainEmail } from './account-key.ts'
import { findAccountForMail, lockAccount } from './accounts.queries.ts'
import { makeMailToken } from './mail-tokens.ts'
import { replaceDeadMailToken, replaceMailToken } from './mail-tokens.queries.ts'

/** Well above what the work takes, so that the response time does not reveal whether the account exists. */
const ANSWER_AFTER_MS = 150

type Asked = { email: string; origin: Origin }

/** Same answer after the same time, whether or not the account exists and whether or not a mail is sent. */
export async function requestRecovery(services: Services, limits: Limits, asked: Asked, locale: Locale) {
  await Promise.all([sendLink(services, limits, asked, locale), pause(ANSWER_AFTER_MS)])
}

/**
 * Two mails an hour are sent at once, a third only when no link is valid any more. So requests of other people cannot leave
 * the owner without a valid link (docs/decisions/0036-recovery-by-mailbox-owner.md).
 */
async function sendLink(services: Services, { recoveryMails }: Limits, asked: Asked, locale: Locale) {
  const { email, origin } = asked
  const { db, clock, settings } = services
  const account = await findAccountForMail(db, plainEmail(email), services.clock.now())
  if (!account) return

  const now = clock.now()
  const { link, ...made } = makeMailToken('recovery', { userId: account.id, settings, locale, now })
  const token = { userId: account.id, ...made }
  await db.transaction(async (tx) => {
    // In the meantime the account may have got another address: its links never go to the old one.
    const current = await lockAccount(tx, account.id)
    if (plainEmail(current.email) !== plainEmail(email)) return
    // Under the lock: otherwise one above the limit could come before those below it, and find no valid link.
    const isBelowLimit = await recoveryMails.tryTake(accountKey(email), tx)
    if (isBelowLimit) await replaceMailToken(tx, token)
    else if (!(await replaceDeadMailToken(tx, token, now))) return
    const to = toMember(account)
    await enqueueMail(tx, services, { kind: 'recovery', to, locale, link })
    await recordSecurityEvent(tx, services, { userId: account.id, kind: 'recovery.requested', origin })
  })
}
