import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../src/database/migrate.ts'
import { createDatabase, type SpecDatabase } from './support/database.ts'

const migrations = new URL('../src/database/migrations/', import.meta.url)
let database: SpecDatabase
let client: Client

beforeAll(async () => {
  database = await createDatabase({ migrated: false })
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** The database as the version before memberships left it: the same migrations, with a journal that ends earlier. */
async function migrateBefore() {
  const folder = await mkdtemp(join(tmpdir(), 'aurivane-migrations-'))
  await cp(migrations, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
  const first = journal.entries.findIndex(({ tag }) => tag.endsWith('_memberships'))
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }))
  await migrate(drizzle(client), { migrationsFolder: folder })
  await rm(folder, { recursive: true })
}

describe('The migration of a database without memberships', () => {
  it('makes every owner a member since the day the club was made', async () => {
    await migrateBefore()
    await client.query(
      `insert into users (email, first_name, last_name, country, password_hash, max_clubs, joined_at, deleted_at)
       values ('a@example.org', 'A', 'A', 'Italy', '', 3, now(), null), ('b@example.org', 'B', 'B', 'Italy', '', 3, now(), now())`,
    )
    await client.query(
      `insert into clubs (owner_id, title, description, country, privacy, created_at) values
       (1, 'Active', 'About', 'Italy', false, '2026-01-02T03:04:05Z'),
       (2, 'Suspended', 'About', 'Italy', false, '2026-02-03T04:05:06Z'),
       (null, 'Missing', 'About', 'Italy', false, '2026-03-04T05:06:07Z')`,
    )
    await migrateDatabase({ connectionString: database.url })
    const { rows } = await client.query(
      `select title, members, user_id as "userId", since, role from clubs
       left join memberships on club_id = clubs.id order by clubs.id`,
    )
    expect(rows).toEqual([
      { title: 'Active', members: 1, userId: 1, since: new Date('2026-01-02T03:04:05Z'), role: 'member' },
      { title: 'Suspended', members: 0, userId: 2, since: new Date('2026-02-03T04:05:06Z'), role: 'member' },
      { title: 'Missing', members: 0, userId: null, since: null, role: null },
    ])
  })
})
