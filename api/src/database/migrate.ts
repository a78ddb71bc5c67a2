import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
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
  // A connection that is lost between two statements fails the next one; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      `create schema if not exists drizzle;
       create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    const { rows } = await client.query<{ newest: string | null }>(
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    )
    const newest = Number(rows[0]?.newest ?? 0)
    const pending = readMigrationFiles({ migrationsFolder }).filter(
      ({ folderMillis }) => folderMillis > newest,
    )
    if (newest > 0 && pending.length > 0) await beforeUpgrade?.()
    for (const migration of pending) await run(client, migration)
  } finally {
    await client.end()
  }
}

/**
 * Each in its own transaction, where drizzle's migrator would use one for all: the locks of a changed table would be held while
 * later migrations fill others, and nobody could read it.
 */
async function run(client: Client, { sql, hash, folderMillis }: MigrationMeta) {
  await client.query('begin')
  for (const statement of sql) await client.query(statement)
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])
  await client.query('commit')
}

/** The newest change of the database's form that this release knows, as the database remembers it. */
export async function findNewestMigration(): Promise<number> {
  const journal = await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}
