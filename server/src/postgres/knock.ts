import { Client, DatabaseError } from 'pg'

const CONNECT_LIMIT_MS = 5000

/** A connection as the owner of the server, or how the door stayed shut: nobody there, or somebody not ready yet. */
export async function knock(socketFolder: string, port: number): Promise<Client | 'silence' | 'not yet'> {
  if (socketFolder === '') return 'silence'
  const client = new Client({
    host: socketFolder,
    port,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    application_name: `aurivane watcher ${process.pid}`,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  })
  // The end of the connection is told by its `end` event as well; unheard, an error would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    if (!isServerGone(error)) throw error
    return error instanceof DatabaseError ? 'not yet' : 'silence'
  }
}

/** Broken connections, and what PostgreSQL says while it starts, recovers or stops (57P01 to 57P05). */
export function isServerGone(error: unknown) {
  return !(error instanceof DatabaseError) || error.code?.startsWith('57P') === true
}
