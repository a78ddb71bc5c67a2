import type { FastifyBaseLogger } from 'fastify'
import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'

export const MAIL_QUEUE = 'mail'
/** Holds mails that the receiving server refused permanently: they are kept and counted, and never retried. */
export const PARKED_QUEUE = 'mail-parked'

const DAY_SECONDS = 86_400

/** Opens the mail queue. It is in the same database, so that a mail and its cause are one transaction. */
export function openQueue(connection: PoolConfig, log: FastifyBaseLogger): PgBoss {
  const queue = new PgBoss({
    // A connection that died without a word must not hold the mails back.
    ...({ ...connection, keepAlive: true, query_timeout: 30_000 } as object),
    application_name: 'aurivane-queue',
    max: 3,
    connectionTimeoutMillis: 5_000,
    schema: 'pgboss',
    schedule: false,
  })
  queue.on('error', (error) => log.warn({ reason: error.message }, 'mail queue'))
  return queue
}

export async function startQueue(queue: PgBoss): Promise<void> {
  await queue.start()
  // A mail server may be down for days: retries go on every five minutes at the latest, for two weeks.
  await queue.createQueue(MAIL_QUEUE, {
    retryLimit: 5_000,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 60,
    retentionSeconds: 14 * DAY_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  })
  await queue.createQueue(PARKED_QUEUE, { retentionSeconds: 90 * DAY_SECONDS })
}
