import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { startCluster } from '../../testing/postgres-cluster.ts'
import { query } from '../../testing/query.ts'
import { siteFlags } from '../../testing/site-process.ts'
import { fillTo } from '../support/fill-database.ts'
import { startProgram } from '../support/processes.ts'
import type { Row } from '../support/report.ts'

const server = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const migrations = new URL('../../api/src/database/migrations/', import.meta.url)
const SIZE = 1_000_000
const TOTAL_MAX_MS = 60_000
const WAIT_MAX_MS = 1_000
const tables = ['clubs', 'users', 'sessions']

/** A database of the release before memberships, with a million rows in each table, migrated by a start while others read. */
export async function benchMigration(): Promise<Row[]> {
  const cluster = await startCluster()
  try {
    const { url, env } = await cluster.makeDatabase()
    await makeOldSchema(url)
    await fillTo(url, SIZE)
    await query(url, 'update users set deleted_at = now() where id % 100 = 0')
    const readers = await Promise.all(tables.map((table) => startReader(url, table)))
    const starting = startProgram('site', server, '/api/v1/health/ready', env, siteFlags)
    await starting.catch(() => {})
    const waits = await Promise.all(readers.map((reader) => reader.stop()))
    const site = await starting
    await site.stop()
    return [
      row('start that migrates 1 million clubs, users and sessions', site.startedInMs, TOTAL_MAX_MS),
      ...tables.map((table, place) =>
        row(`longest wait of a reader of ${table} meanwhile`, waits[place] ?? Number.NaN, WAIT_MAX_MS),
      ),
    ]
  } finally {
    await cluster.remove()
  }
}

/** The first two migrations, recorded as the migrator does it. */
async function makeOldSchema(url: string) {
  const journal = readFileSync(new URL('meta/_journal.json', migrations), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] }
  const first = entries.findIndex(({ tag }) => tag.endsWith('_memberships'))
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('create schema drizzle')
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
    for (const { tag, when } of entries.slice(0, first)) {
      await client.query(readFileSync(new URL(`${tag}.sql`, migrations), 'utf8'))
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        tag,
        when,
      ])
    }
  } finally {
    await client.end()
  }
}

/** Reads one row after the other until it is stopped, and returns its longest wait in milliseconds. */
async function startReader(url: string, table: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  let isOver = false
  const read = async () => {
    let longest = 0
    while (!isOver) {
      const startedAt = performance.now()
      await client.query(`select 1 from ${table} limit 1`)
      longest = Math.max(longest, performance.now() - startedAt)
    }
    await client.end()
    return longest
  }
  const longest = read()
  return {
    stop: () => {
      isOver = true
      return longest
    },
  }
}

function row(what: string, milliseconds: number, budgetMs: number): Row {
  return {
    what,
    ours: `${Math.round(milliseconds)} ms`,
    peer: '',
    ratio: '',
    budget: `under ${budgetMs / 1000} s`,
    held: milliseconds < budgetMs,
  }
}
