import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Transport } from './deliver-mails.ts'
import { toMessage } from './to-message.ts'

/** Without a mail server each mail becomes one file, and its link is logged: that is how it is delivered. */
export function openMailFolder(folder: string, log: FastifyBaseLogger): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail))
      // Links in mails open accounts: other users of the machine must not read them.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${mail.id}.eml`)
      // Written under another name and renamed, so that readers of the folder never see half a mail.
      await writeFile(`${name}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${name}.part`, name)
      log.info({ mail: mail.id, link: mail.link }, 'mail written')
      return 'sent'
    },
    close: () => composer.close(),
  }
}
