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
  beforeAll(async () => {
    await migrateBefore()
    await client.query(
      `insert into users (email, first_name, last_name, country, password_hash, max_clubs, joined_at, deleted_at)
       values ('a@example.org', 'A', 'A', 'Italy', '', 3, now(), null),
         ('b@example.org', 'B', 'B', 'Italy', '', 3, now(), '2026-04-05T06:07:08Z')`,
    )
    await client.query(
      `insert into clubs (owner_id, title, description, country, privacy, created_at) values
       (1, 'Active', 'About', 'Italy', false, '2026-01-02T03:04:05Z'),
       (2, 'Suspended', 'About', 'Italy', false, '2026-02-03T04:05:06Z'),
       (null, 'Missing', 'About', 'Italy', false, '2026-03-04T05:06:07Z')`,
    )
    await client.query(
      `insert into sessions (token_hash, user_id, key_hash, created_at, last_seen_at) values
       ('second', 1, null, '2026-01-02T00:00:00Z', now()), ('first', 1, 'key', '2026-01-01T00:00:00Z', now())`,
    )
    await migrateDatabase({ connectionString: database.url })
  })

  it('makes every owner a member since the day the club was made', async () => {
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
  it('numbers the sessions, which go on', async () => {
    const { rows } = await client.query(
      `select id, convert_from(token_hash, 'UTF8') as token, convert_from(key_hash, 'UTF8') as key, strong from sessions order by id`,
    )
    expect(rows).toEqual([
      { id: 1, token: 'first', key: 'key', strong: false },
      { id: 2, token: 'second', key: null, strong: false },
    ])
  })

  it('keeps the suspended accounts inactive until they are neither suspended nor pending deletion', async () => {
    const suspendedAt = new Date('2026-04-05T06:07:08Z')
    const eraseAt = new Date('2026-05-06T07:08:09Z')
    const change = async (column: string, value: Date | null) => {
      const { rows } = await client.query<{ deleted_at: Date | null }>(
        `update users set ${column} = $1 where id = 2 returning deleted_at`,
        [value],
      )
      return rows[0]?.deleted_at
    }
    const { rows } = await client.query('select suspended_at, deleted_at from users order by id')
    expect(rows).toEqual([
      { suspended_at: null, deleted_at: null },
      { suspended_at: suspendedAt, deleted_at: suspendedAt },
    ])
    expect(await change('erase_at', eraseAt)).toEqual(suspendedAt)
    expect(await change('suspended_at', null)).toEqual(eraseAt)
    expect(await change('erase_at', null)).toBeNull()
  })
})
