import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { isDatabaseDown } from './is-database-down.ts'
import type { JsonQuestionText } from './json-questions.ts'
import { openPipeline, type Ask } from './pipeline.ts'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & {
  $client: Pool
  /** For the few statements that are asked all the time, are quick and wait for no lock. */
  $ask: Ask
  $close(): Promise<void>
}
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For reads that may stand inside a transaction or outside. */
export type Reader = Database | Transaction

/** A frozen server must become a 503 within three seconds: a wait for a connection and one for the answer together. */
const CONNECT_TIMEOUT_MS = 1_000
const QUERY_TIMEOUT_MS = 1_900

export function openDatabase(connection: PoolConfig, onDropped: (error: Error) => void): Database {
  const settings = {
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    ...connection,
  }
  const pool = new Pool({ max: 16, ...settings })
  // Without a listener a connection that the database drops would end the process; with one the pool makes a new one.
  pool.on('error', onDropped)
  pool.on('connect', (client) => {
    // The pool listens to idle connections only. One that is lost in use is told by the statement that fails on it.
    client.on('error', () => {})
    closeAfterTimeout(client)
  })
  const pipeline = openPipeline(settings, askOn(pool))
  const close = async () => {
    await pipeline.close()
    await pool.end()
  }
  return Object.assign(drizzle(pool, { schema }), {
    transaction: transactOn(pool),
    $ask: pipeline.ask,
    $close: close,
  })
}

function askOn(pool: Pool): Ask {
  return async <Found>(question: JsonQuestionText) => {
    const { rows } = await pool.query<[Found]>({ ...question, rowMode: 'array' })
    return rows[0]?.[0]
  }
}

/**
 * Drizzle's own transaction never gives a connection back on which `begin` failed, and gives one back as good whose
 * `begin` or `rollback` is still under way: after a freeze the pool would be empty, or hold half-open transactions.
 */
function transactOn(pool: Pool): Database['transaction'] {
  const known = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>()
  return async (work, config) => {
    const client = await pool.connect()
    const db = known.get(client) ?? drizzle(client, { schema })
    known.set(client, db)
    let isBroken = false
    try {
      return await db.transaction(work, config)
    } catch (error) {
      isBroken = isDatabaseDown(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }
}

/**
 * A connection on which a statement was given up still waits for that answer, and whatever is asked next, be it a
 * rollback, would wait as long again. Closed, it fails at once.
 */
function closeAfterTimeout(client: PoolClient) {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const watched = (...given: unknown[]) => {
    const outcome = query(...given)
    if (outcome instanceof Promise) {
      outcome.catch(async (error: unknown) => {
        if (isTimeout(error)) await client.end()
      })
    }
    return outcome
  }
  client.query = watched as typeof client.query
}

function isTimeout(error: unknown) {
  return error instanceof Error && error.message === 'Query read timeout'
}
