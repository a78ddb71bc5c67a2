import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig } from 'pg'

/** Beside this file in the sources, and beside the bundle that the build makes of it. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number of processes may start at once on an empty database: one migrates, the others wait for it. */
const MIGRATION_LOCK = 4_711_001

type Options = {
  /** Runs before the form of an existing database is changed, in one of the processes. */
  beforeUpgrade?: () => Promise<void>
}

export async function migrateDatabase(
  connection: ClientConfig,
  { beforeUpgrade }: Options = {},
): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if (beforeUpgrade && (await isOutdated(client))) await beforeUpgrade()
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** Made by an earlier release; an empty database is not. */
async function isOutdated(client: Client): Promise<boolean> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!tables[0]?.name) return false
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  )
  const newest = rows[0]?.newest ?? null
  return newest !== null && Number(newest) < (await findNewestMigration())
}

/** The newest change of the database's form that this release knows, as the database remembers it. */
export async function findNewestMigration(): Promise<number> {
  const journal = await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}
