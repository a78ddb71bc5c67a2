import type { Locale } from '@aurivane/contract/locales'
import type { Limits } from '../limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import type { Services } from '../services.ts'
import { accountKey } from './account-key.ts'
import { makeMailToken } from './mail-tokens.ts'
import { replaceMailToken } from './mail-tokens.queries.ts'
import type { Member } from './sessions.queries.ts'

type Reader = Pick<Member, 'id' | 'email' | 'firstName' | 'confirmedEmail'>

export async function resendConfirmation(
  services: Services,
  limits: Limits,
  member: Reader,
  locale: Locale,
): Promise<'sent' | 'already-confirmed'> {
  if (member.confirmedEmail) return 'already-confirmed'
  await limits.confirmationMails.take(accountKey(member.email))

  const { db, clock, settings } = services
  const { link, ...token } = makeMailToken('confirm', {
    userId: member.id,
    settings,
    locale,
    now: clock.now(),
  })
  await db.transaction(async (tx) => {
    await replaceMailToken(tx, { userId: member.id, ...token })
    const to = toMember(member)
    await enqueueMail(tx, services, { kind: 'confirm-email', to, locale, link })
  })
  return 'sent'
}
