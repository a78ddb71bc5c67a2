import { createTransport } from 'nodemailer'
import type { Carrier } from './deliver-mails.ts'
import { toMessage } from './to-message.ts'

/** Over SMTP, a few connections kept open; a server that does not answer is given up soon and tried again later. */
export function openSmtp(url: string): Carrier {
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

/** A 5xx about this recipient or this message; one about logging in (53x) is the operator's to mend, so it is tried again. */
function isPermanent(error: unknown) {
  const { responseCode } = error as { responseCode?: number }
  return responseCode !== undefined && responseCode >= 540 && responseCode < 600
}
