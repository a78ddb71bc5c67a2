import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'

export type Mail = {
  to: string[]
  from: string
  replyTo: string[]
  subject: string
  text: string
  html: string
  messageId: string
  raw: string
}

const TIMEOUT_MS = 20_000
const LOOK_AGAIN_MS = 50

export async function readMail(raw: Buffer): Promise<Mail> {
  const mail = await PostalMime.parse(raw)
  return {
    to: (mail.to ?? []).map(({ address }) => address ?? ''),
    from: mail.from?.address ?? '',
    replyTo: (mail.replyTo ?? []).map(({ address }) => address ?? ''),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    raw: raw.toString('utf8'),
  }
}

/** Mails of a site without a mail server: it writes each to a file in this folder. */
export class Mailbox {
  readonly folder: string
  readonly #read = new Map<string, Promise<Mail>>()

  constructor(folder: string) {
    this.folder = folder
  }

  /** Oldest first. */
  async all(): Promise<Mail[]> {
    const names = await readdir(this.folder).catch(() => [])
    const files = names.filter((name) => name.endsWith('.eml')).sort()
    return Promise.all(files.map((name) => this.#mailIn(name)))
  }

  async to(address: string): Promise<Mail[]> {
    return (await this.all()).filter((mail) => mail.to.includes(address))
  }

  /** The newest mail to this address, once there are `count`; of those that contain a text, if one is given. */
  async waitFor(address: string, { count = 1, containing = '' } = {}): Promise<Mail> {
    const giveUpAt = Date.now() + TIMEOUT_MS
    for (;;) {
      const mails = (await this.to(address)).filter(({ text }) => text.includes(containing))
      const newest = mails.at(-1)
      if (newest && mails.length >= count) return newest
      if (Date.now() > giveUpAt) throw new Error(`${mails.length} of ${count} mails to ${address} arrived`)
      await wait(LOOK_AGAIN_MS)
    }
  }

  #mailIn(name: string): Promise<Mail> {
    const mail = this.#read.get(name) ?? readFile(join(this.folder, name)).then(readMail)
    this.#read.set(name, mail)
    return mail
  }
}

const mailboxes = new Map<string, Mailbox>()

/** The mailbox of a site by its data folder. */
export function mailboxOf(dataDir: string): Mailbox {
  const mailbox = mailboxes.get(dataDir) ?? new Mailbox(join(dataDir, 'mail'))
  mailboxes.set(dataDir, mailbox)
  return mailbox
}

/** The newest mail to an address, once so many have arrived; by default at the site of the browser tests. */
export function receiveMail(
  address: string,
  { count = 1, containing = '', dataDir = process.env['SITE_DATA_DIR'] ?? '' } = {},
): Promise<Mail> {
  return mailboxOf(dataDir).waitFor(address, { count, containing })
}

export async function receiveToken(dataDir: string, address: string): Promise<string> {
  return tokenIn(await receiveMail(address, { dataDir }))
}

/** The link with a token in a mail, as its reader would follow it. */
export function linkIn(mail: Mail): string {
  const link = /https?:\S+[?&]token=[\w-]+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`There is no link in the mail "${mail.subject}"`)
  return link
}

export function tokenIn(mail: Mail): string {
  return new URL(linkIn(mail)).searchParams.get('token') ?? ''
}
