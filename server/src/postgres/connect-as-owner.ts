import { Client, DatabaseError } from 'pg'

const CONNECT_LIMIT_MS = 5000

/** A connection as superuser, or why there is none: no server listens, or it is still starting or stopping. */
export async function connectAsOwner(
  socketFolder: string,
  port: number,
): Promise<Client | 'unreachable' | 'not ready'> {
  if (socketFolder === '') return 'unreachable'
  const client = new Client({
    host: socketFolder,
    port,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    application_name: `aurivane watcher ${process.pid}`,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  })
  // The `end` event reports a lost connection as well; an `error` without listener would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    if (!isServerGone(error)) throw error
    return error instanceof DatabaseError ? 'not ready' : 'unreachable'
  }
}

/** Lost connections, and the errors of PostgreSQL while it starts, recovers or stops (57P01 to 57P05). */
export function isServerGone(error: unknown) {
  return !(error instanceof DatabaseError) || error.code?.startsWith('57P') === true
}
