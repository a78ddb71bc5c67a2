import type { FastifyBaseLogger } from 'fastify'
import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'

export const MAIL_QUEUE = 'mail'

/** Opens the queue in which mails wait. It lives in the same database, so that a mail and its cause are one transaction. */
export async function startQueue(connection: PoolConfig, log: FastifyBaseLogger): Promise<PgBoss> {
  const queue = new PgBoss({ ...(connection as object), max: 4, schema: 'pgboss' })
  queue.on('error', (error) => log.warn({ reason: error.message }, 'mail queue'))
  await queue.start()
  await queue.createQueue(MAIL_QUEUE)
  return queue
}
