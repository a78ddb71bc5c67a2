import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/open-database.ts'
import { MAIL_QUEUE, PARKED_QUEUE } from './queue.ts'

/** For the metrics: how many mails wait to be delivered, and how many were refused for good. */
export async function countMails(db: Database): Promise<{ waiting: number; parked: number }> {
  const { rows } = await db.execute<{ waiting: number; parked: number }>(sql`
    select
      count(*) filter (where name = ${MAIL_QUEUE} and state in ('created', 'retry', 'active'))::int as waiting,
      count(*) filter (where name = ${PARKED_QUEUE})::int as parked
    from pgboss.job
    where name in (${MAIL_QUEUE}, ${PARKED_QUEUE})
  `)
  return rows[0] ?? { waiting: 0, parked: 0 }
}

/** Mails to an address that are waiting, refused or already sent; `key` is the hash of the address. */
export async function deleteMailsTo(tx: Transaction, key: string) {
  await tx.execute(sql`
    delete from pgboss.job
    where name in (${MAIL_QUEUE}, ${PARKED_QUEUE}) and state <> 'active' and data->>'to' = ${key}
  `)
}
