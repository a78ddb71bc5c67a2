import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { $client: Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For reads that may stand inside a transaction or outside. */
export type Reader = Database | Transaction

/** A frozen server must become a 503 within three seconds, so no wait may be longer than that. */
const CONNECT_TIMEOUT_MS = 1_500
const QUERY_TIMEOUT_MS = 2_500

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
  return drizzle(pool, { schema })
}
