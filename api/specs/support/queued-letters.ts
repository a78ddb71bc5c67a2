import { sql } from 'drizzle-orm'
import { decrypt } from '../../src/database/encrypt.ts'
import type { Letter } from '../../src/mail/letters/letter.ts'
import { MAIL_QUEUE } from '../../src/mail/queue.ts'
import type { Site } from './site.ts'

/** The letters to an address that were ever put into the queue, oldest first: exact at once, without waiting for delivery. */
export async function queuedLetters(site: Site, address: string): Promise<Letter[]> {
  const { rows } = await site.db.execute<{ sealed: string }>(
    sql`select data->>'sealed' as sealed from pgboss.job where name = ${MAIL_QUEUE} order by created_on, id`,
  )
  return rows
    .map(({ sealed }) => decrypt(site.settings.secretKey, 'mail-job', Buffer.from(sealed, 'base64')))
    .map((text) => JSON.parse(text) as Letter)
    .filter((letter) => letter.to.address === address)
}

export async function queuedKinds(site: Site, address: string) {
  return (await queuedLetters(site, address)).map((letter) => letter.kind)
}

/** The newest link to an address. */
export async function queuedLink(site: Site, address: string): Promise<URL> {
  const link = (await queuedLetters(site, address)).map((letter) => ('link' in letter ? letter.link : null))
  const newest = link.filter((text) => text !== null).at(-1)
  if (!newest) throw new Error(`no letter with a link waits for ${address}`)
  return new URL(newest)
}

export async function queuedToken(site: Site, address: string): Promise<string> {
  return (await queuedLink(site, address)).searchParams.get('token') ?? ''
}
