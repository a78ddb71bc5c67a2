import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'

export type Mail = { to: string[]; replyTo: string[]; subject: string; text: string; html: string }

const PATIENCE_MS = 15_000
const LOOK_AGAIN_MS = 100

/** The newest mail to an address, once so many have arrived. Without a mail server the site writes each to a file. */
export async function receiveMail(
  address: string,
  { count = 1, dataDir = process.env['SITE_DATA_DIR'] ?? '' } = {},
): Promise<Mail> {
  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    const mails = (await readMails(dataDir)).filter((mail) => mail.to.includes(address))
    const newest = mails.at(-1)
    if (newest && mails.length >= count) return newest
    if (Date.now() > giveUpAt) throw new Error(`${mails.length} of ${count} mails to ${address} arrived`)
    await wait(LOOK_AGAIN_MS)
  }
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

const alreadyRead = new Map<string, Promise<Mail>>()

/** All mails that a site has written so far, oldest first. */
export async function readMails(dataDir: string): Promise<Mail[]> {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(
    files.map((name) => {
      const file = join(folder, name)
      const mail = alreadyRead.get(file) ?? readMail(file)
      alreadyRead.set(file, mail)
      return mail
    }),
  )
}

async function readMail(file: string): Promise<Mail> {
  const mail = await PostalMime.parse(await readFile(file))
  return {
    to: (mail.to ?? []).map(({ address }) => address ?? ''),
    replyTo: (mail.replyTo ?? []).map(({ address }) => address ?? ''),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}
