import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 20_000
const LOOK_AGAIN_MS = 50

/** The token of the newest mail to an address: without a mail server the site writes each mail to a file. */
export async function receiveToken(dataDir: string, address: string): Promise<string> {
  const giveUpAt = Date.now() + TIMEOUT_MS
  for (;;) {
    const token = (await readMailsTo(dataDir, address)).map(tokenIn).findLast((found) => found !== undefined)
    if (token) return token
    if (Date.now() > giveUpAt) throw new Error(`No mail with a link came to ${address}`)
    await wait(LOOK_AGAIN_MS)
  }
}

/** Oldest first, as they were sent. */
export async function readMailsTo(dataDir: string, address: string): Promise<string[]> {
  const mails = await readMails(dataDir)
  return mails.filter((mail) => mail.includes(`To: ${address}`) || mail.includes(`<${address}>`))
}

const alreadyRead = new Map<string, string>()

export async function readMails(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const mails: string[] = []
  for (const name of names) {
    const file = join(folder, name)
    const mail = alreadyRead.get(file) ?? (await readFile(file, 'utf8'))
    alreadyRead.set(file, mail)
    mails.push(mail)
  }
  return mails
}

/** Bodies are quoted-printable: long lines are broken and `=` is written as a number. */
export function tokenIn(mail: string): string | undefined {
  const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /[?&]token=([\w-]+)/.exec(text)?.[1]
}

export function messageIdOf(mail: string): string | undefined {
  return /^Message-ID:\s*(<[^>]+>)/im.exec(mail)?.[1]
}
