import { createTransport } from 'nodemailer'
import type { Transport } from './deliver-mails.ts'
import { toMessage } from './to-message.ts'

/** SMTP with a small connection pool and short timeouts; the queue retries later. */
export function openSmtp(url: string): Transport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail))
        return 'sent'
      } catch (error) {
        if (isPermanent(error)) return 'refused'
        throw error
      }
    },
    close: () => transport.close(),
  }
}

/** A 5xx about this recipient or message is permanent; one about authentication (53x) is the operator's to fix, so it is retried. */
function isPermanent(error: unknown) {
  const { responseCode } = error as { responseCode?: number }
  return responseCode !== undefined && responseCode >= 540 && responseCode < 600
}
