import { brand } from '@aurivane/contract/brand'
import type { sendContactMessage } from '@aurivane/contract/contact'
import type { BodyOf } from '@aurivane/contract/endpoint'
import { DEFAULT_LOCALE, type Locale } from '@aurivane/contract/locales'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { insertContactMessage } from './contact.queries.ts'

/** Stores the message and queues its mail in one transaction. */
export async function sendMessage(
  services: Services,
  { email, subject, message, csrf }: BodyOf<typeof sendContactMessage>,
  locale: Locale,
) {
  refuseUnless(!csrf, 'detected', { fields: ['csrf'] })
  await services.db.transaction(async (tx) => {
    await insertContactMessage(tx, { email, subject, message, locale, sentAt: services.clock.now() })
    await enqueueMail(tx, services, {
      kind: 'contact',
      to: { name: brand.name, address: services.settings.supportEmail },
      // The reader is the operator's own support, not the sender.
      locale: DEFAULT_LOCALE,
      replyTo: email,
      subject,
      message,
    })
  })
}
