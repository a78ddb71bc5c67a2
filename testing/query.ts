import { readFileSync } from 'node:fs'
import { Client } from 'pg'

/** The connection of a data folder's embedded PostgreSQL, while it runs. */
export function embeddedUrl(dataDir: string): string {
  const [, , , port, socketFolder = ''] = readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split(
    '\n',
  )
  return `postgres://postgres@/aurivane?host=${encodeURIComponent(socketFolder)}&port=${port}`
}

/** One direct query, for what the site's answers do not show. */
export async function query<Row extends object>(
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
