import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { migrateDatabase } from '../../src/database/migrate.ts'

/** The server on which the specs run: `npm test` gives the embedded one, `npm run test:matrix` a separate PostgreSQL. */
function serverUrl(): string {
  const url = process.env['SPEC_DATABASE_URL']
  if (!url) throw new Error('SPEC_DATABASE_URL is not set: run the specs through `npm test`')
  return url
}

export type SpecDatabase = { url: string; drop(): Promise<void> }

/** An empty database of its own for each site, so that spec files can run beside each other. */
export async function createDatabase({ migrated = true } = {}): Promise<SpecDatabase> {
  const name = `spec_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  const url = withDatabase(serverUrl(), name)
  if (migrated) await migrateDatabase({ connectionString: url })
  return { url, drop: () => onServer(`drop database if exists ${name} with (force)`) }
}

async function onServer(statement: string) {
  const client = new Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string) {
  return url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}
