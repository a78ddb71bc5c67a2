import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { decrypt } from '../../src/database/encrypt.ts'
import type { QueuedMail } from '../../src/mail/templates/queued-mail.ts'
import { countMails } from '../../src/mail/mails.queries.ts'
import { MAIL_QUEUE } from '../../src/mail/queue.ts'
import type { Site } from './site.ts'

/** All mails to an address that were ever queued, oldest first. Known at once, without waiting for delivery. */
export async function queuedMails(site: Site, address: string): Promise<QueuedMail[]> {
  const { rows } = await site.db.execute<{ sealed: string }>(
    sql`select data->>'sealed' as sealed from pgboss.job where name = ${MAIL_QUEUE} order by created_on, id`,
  )
  return rows
    .map(({ sealed }) => decrypt(site.settings.secretKey, 'mail-job', Buffer.from(sealed, 'base64')))
    .map((text) => JSON.parse(text) as QueuedMail)
    .filter((mail) => mail.to.address === address)
}

export async function queuedKinds(site: Site, address: string) {
  return (await queuedMails(site, address)).map((mail) => mail.kind)
}

/** The newest link to an address. */
export async function queuedLink(site: Site, address: string): Promise<URL> {
  const link = (await queuedMails(site, address)).map((mail) => ('link' in mail ? mail.link : null))
  const newest = link.filter((text) => text !== null).at(-1)
  if (!newest) throw new Error(`no mail with a link waits for ${address}`)
  return new URL(newest)
}

export async function queuedToken(site: Site, address: string): Promise<string> {
  return (await queuedLink(site, address)).searchParams.get('token') ?? ''
}

/** A mail that is being delivered is not deleted with its account. */
export async function mailsSent(site: Site) {
  await vi.waitUntil(async () => (await countMails(site.db)).waiting === 0, { timeout: 15_000 })
}
