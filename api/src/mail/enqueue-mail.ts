import { sql } from 'drizzle-orm'
import { accountKey } from '../auth/account-key.ts'
import { encrypt } from '../database/encrypt.ts'
import type { Transaction } from '../database/open-database.ts'
import type { Services } from '../services.ts'
import type { QueuedMail } from './templates/queued-mail.ts'
import { MAIL_QUEUE } from './queue.ts'

/**
 * Puts a mail into the queue within the caller's transaction: both are stored or neither.
 * It is encrypted, because links carry tokens that are otherwise stored only as hashes. The hash of the address finds the
 * mails to an account that is erased.
 */
export async function enqueueMail(tx: Transaction, { queue, settings }: Services, mail: QueuedMail) {
  const sealed = encrypt(settings.secretKey, 'mail-job', JSON.stringify(mail)).toString('base64')
  const db = { executeSql: (text: string, values: unknown[] = []) => runIn(tx, text, values) }
  await queue.send(MAIL_QUEUE, { sealed, to: accountKey(mail.to.address) }, { db })
}

/** pg-boss writes its own SQL with numbered parameters; it is run on the transaction's connection as it is. */
async function runIn(tx: Transaction, text: string, values: unknown[]) {
  const pieces = text.split(/\$(\d+)/)
  const query = sql.join(
    pieces.map((piece, place) => (place % 2 === 0 ? sql.raw(piece) : sql`${values[Number(piece) - 1]}`)),
  )
  return tx.execute(query)
}
