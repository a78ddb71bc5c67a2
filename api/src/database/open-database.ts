import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { isDatabaseDown } from './is-database-down.ts'

/** What Drizzle offers on the pool and on a single connection alike. */
type Queries = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>

export type Database = Queries & {
  pool: Pool
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
/** A type of its own, so that a statement that needs a transaction does not compile outside one. */
export type Transaction = Queries & { isTransaction: true }
/** For reads inside or outside a transaction. */
export type Reader = Database | Transaction

/** A frozen server must become a 503 within three seconds, the waits for connection and answer together. */
const CONNECT_TIMEOUT_MS = 1_000
const QUERY_TIMEOUT_MS = 1_900

export function openDatabase(connection: PoolConfig, onDropped: (error: Error) => void): Database {
  const pool = new Pool({
    max: 16,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    ...connection,
  })
  // Without a listener a connection that the database drops would end the process; with one the pool makes a new one.
  pool.on('error', onDropped)
  // The pool listens to idle connections only. A connection lost in use fails its statement, which reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    ...queriesOn(pool),
    pool,
    transaction: (work) => transact(pool, work),
    close: () => pool.end(),
  }
}

function queriesOn(client: Pool | PoolClient): Queries {
  const orm = drizzle(client)
  return {
    select: orm.select.bind(orm),
    insert: orm.insert.bind(orm),
    update: orm.update.bind(orm),
    delete: orm.delete.bind(orm),
    execute: orm.execute.bind(orm),
    $count: orm.$count.bind(orm),
  }
}

/**
 * Drizzle's own transaction never releases a connection on which `begin` failed, and waits for a `rollback` on one that no
 * longer answers. Closing such a connection rolls back as well, and at once.
 */
async function transact<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work({ ...queriesOn(client), isTransaction: true })
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    const isReusable = !isDatabaseDown(error) && (await rollBack(client))
    client.release(!isReusable)
    throw error
  }
}

function rollBack(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}
