import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig } from 'pg'

/** Beside this file in the sources, and beside the bundle that the build makes of it. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number of processes may start at once on an empty database: one migrates, the others wait for it. */
const MIGRATION_LOCK = 4_711_001

export async function migrateDatabase(connection: ClientConfig): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** The newest change of the database's form that this release knows, as the database remembers it. */
export async function findNewestMigration(): Promise<number> {
  const journal = await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}
