import { readFile } from 'node:fs/promises'
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

/** The database as the version before memberships left it. */
async function migrateBefore() {
  const journal = await readFile(new URL('meta/_journal.json', migrations), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] }
  const before = entries.slice(
    0,
    entries.findIndex(({ tag }) => tag.endsWith('_memberships')),
  )
  await client.query(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { tag, when } of before) {
    await client.query(await readFile(new URL(`${tag}.sql`, migrations), 'utf8'))
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      tag,
      when,
    ])
  }
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
