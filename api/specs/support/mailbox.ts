import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'

export type ReceivedMail = {
  to: string[]
  from: string
  replyTo: string[]
  subject: string
  text: string
  html: string
  messageId: string
  raw: string
}

const TIMEOUT_MS = 10_000

export async function readMail(raw: Buffer): Promise<ReceivedMail> {
  const mail: Email = await PostalMime.parse(raw)
  return {
    to: (mail.to ?? []).map((address) => address.address ?? ''),
    from: mail.from?.address ?? '',
    replyTo: (mail.replyTo ?? []).map((address) => address.address ?? ''),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    raw: raw.toString('utf8'),
  }
}

/** Reads mails that were delivered as files. */
export class Mailbox {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  async all(): Promise<ReceivedMail[]> {
    const names = await readdir(this.folder).catch(() => [])
    const files = names.filter((name) => name.endsWith('.eml')).sort()
    return Promise.all(files.map(async (name) => readMail(await readFile(join(this.folder, name)))))
  }

  async to(address: string): Promise<ReceivedMail[]> {
    return (await this.all()).filter((mail) => mail.to.includes(address))
  }

  /** The newest mail to this address, once there are `count`. */
  async waitFor(address: string, { count = 1 } = {}): Promise<ReceivedMail> {
    const giveUpAt = Date.now() + TIMEOUT_MS
    for (;;) {
      const mails = await this.to(address)
      const newest = mails.at(-1)
      if (newest && mails.length >= count) return newest
      if (Date.now() > giveUpAt) throw new Error(`${mails.length} of ${count} mails to ${address} arrived`)
      await wait(50)
    }
  }
}

/** The token of the link in a mail. */
export function tokenIn(mail: ReceivedMail): string {
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1]
  if (!token) throw new Error('This mail has no link with a token')
  return token
}
