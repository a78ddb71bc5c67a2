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

/** 53x and the enhanced status 5.7 are about what we may send: Postfix answers so to RCPT TO, too. Below 530 it is about the command. */
const aboutUs = /^(?:5[0-3]\d|\d{3}[ -]5\.7\.)/

/** A 5xx about this recipient or message is permanent; others are retried. */
function isPermanent(error: unknown) {
  const { response = '', command } = error as { response?: string; command?: string }
  return aboutThisMail.includes(command) && response.startsWith('5') && !aboutUs.test(response)
}
