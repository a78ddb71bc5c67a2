import { setTimeout as pause } from 'node:timers/promises'
import { RECOVERY_MAIL_EVERY_MS, RECOVERY_TOKEN_MS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/letters/letter.ts'
import type { Services } from '../services.ts'
import { plainEmail } from './account-key.ts'
import { findAccountForMail } from './accounts.queries.ts'
import { makeMailToken } from './mail-tokens.ts'
import { replaceMailToken, replaceMailTokenUnless } from './mail-tokens.queries.ts'

/** Well above what the work takes, so that the answer's time does not tell whether there was work to do. */
const ANSWER_AFTER_MS = 150
/** A link that works for longer than this is recent enough: no new mail is sent. */
const RECENT_LINK_MS = RECOVERY_TOKEN_MS - RECOVERY_MAIL_EVERY_MS

/** Ends the same way, after the same time, whether or not there is an account and whether or not a mail goes out. */
export async function requestRecovery(services: Services, email: string, locale: Locale) {
  await Promise.all([sendLink(services, email, locale), pause(ANSWER_AFTER_MS)])
}

/**
 * Three mails an hour at most, and never none that works: a request sends a new link, or leaves the recent one as it is
 * (docs/decisions/0107-recovery-belongs-to-the-mailbox-owner.md).
 */
async function sendLink(services: Services, email: string, locale: Locale) {
  const { db, clock, settings } = services
  const account = await findAccountForMail(db, plainEmail(email))
  if (!account) return

  const now = clock.now()
  const { link, ...made } = makeMailToken('recovery', { userId: account.id, settings, locale, now })
  const token = { userId: account.id, ...made }
  const recent = { expiresAfter: new Date(now.getTime() + RECENT_LINK_MS), expiresBy: made.expiresAt }
  await db.transaction(async (tx) => {
    if (!settings.rateLimits) await replaceMailToken(tx, token)
    else if (!(await replaceMailTokenUnless(tx, token, recent))) return
    const to = toMember(account)
    await enqueueMail(tx, services, { kind: 'recovery', to, locale, link })
  })
}
