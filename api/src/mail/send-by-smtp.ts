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

/** Where a server answers about this recipient or message. Before that it speaks about us, and the operator can mend it. */
const aboutThisMail: readonly unknown[] = ['RCPT TO', 'DATA']

/** A 5xx about this recipient or message is permanent; one about authentication (53x) is retried. */
function isPermanent(error: unknown) {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string }
  const isAboutAccess = responseCode >= 530 && responseCode < 540
  return aboutThisMail.includes(command) && responseCode >= 500 && !isAboutAccess
}
