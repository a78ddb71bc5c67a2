import { Client, escapeLiteral } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillTables } from './support/large-tables.ts'
import { createDatabase, type SpecDatabase } from './support/database.ts'
import { recordStatements, type Statement } from './support/record-statements.ts'
import { samples } from './support/sample-calls.ts'

/** As many as `npm run bench -- lists` measures. */
const MEMBERS = 1_000_000

let database: SpecDatabase
let client: Client

beforeAll(async () => {
  database = await createDatabase()
  await fillTables(database.url, MEMBERS)
  client = new Client({ connectionString: database.url })
  await client.connect()
}, 240_000)

afterAll(async () => {
  await client?.end()
  await database?.drop()
})

/** Not for visitors: the administration's overview counts everything, and the rest runs once or has no index. */
const coldFiles = new Set(['users/overview', 'database/demo', 'health/health', 'mail/mails'])
/**
 * Used by the command line, the start, the cleanup every ten minutes and the erasure of accounts: no visitor waits for them.
 * The last three have no index for their conditions on rate limits and on the age of sessions, which every call would keep.
 */
const coldQueries = new Set([
  'findAdmins',
  'findFirstSecret',
  'deleteDeadSessions',
  'deleteExpiredLimits',
  'eraseRows',
])
/**
 * Sorts a bounded number of rows: 501 matches of a prefix, 50 sessions, clubs, offers or 20 kept invitations of one user,
 * open reports on one club. The second search scans ids. An export reads all rows of one person.
 */
const maySort = new Set([
  ...Object.keys(samples['personal-data/club-data']?.calls ?? {}),
  ...Object.keys(samples['personal-data/personal-data']?.calls ?? {}),
  'findUsers, by a beginning',
  'findUsers, by an id',
  'endOldestSessionsOf',
  'findSessionsOf',
  'lockUserAndAdmins',
  'lockUsers',
  'lockClubsOf',
  'findClubsOfferedTo',
  'findKeptInvitations',
  'dropOldestKept',
  'lockOpenReports',
  'findClubsHandedOver',
])

type Ask = Parameters<typeof recordStatements>[0]
const hot = Object.entries(samples)
  .filter(([place]) => !coldFiles.has(place))
  .flatMap(([, { calls }]) => Object.entries(calls))
  .filter(([name]) => !coldQueries.has(name))
  .flatMap(([name, call]) =>
    typeof call === 'function'
      ? [[name, call] as const]
      : Object.entries(call).map(([kind, ask]) => [`${name}, ${kind}`, ask] as const),
  )
  .map(([name, call]): [string, Ask] => [name, (db) => call(db, db as never)])

describe('With large tables, the plan of', () => {
  it.each(hot)('%s reads through indexes', async (name, ask) => {
    const statements = await recordStatements(ask)
    expect(statements).not.toHaveLength(0)
    for (const statement of statements) {
      for (const plan of await explain(statement)) {
        expect(plan).not.toMatch(/Seq Scan on (?!page|near|hits)/)
        if (!maySort.has(name)) expect(plan).not.toMatch(/\bSort\b/)
      }
    }
  })
})

describe('Every foreign key', () => {
  it('has an index, which PostgreSQL reads when the row that it names is deleted', async () => {
    const { rows } = await client.query(
      `select conrelid::regclass::text as table, attname as column
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
         select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
           and coalesce(pg_get_expr(indpred, indrelid), '') in ('', '(' || attname || ' IS NOT NULL)'))`,
    )
    expect(rows).toEqual([])
  })
})

/** Every plan that PostgreSQL uses: custom plans for the first five executions, then perhaps a generic one. */
async function explain({ text, values }: Statement): Promise<Set<string>> {
  const plans = new Set<string>()
  await client.query(`prepare asked as ${text}`)
  try {
    const given = values.length > 0 ? `(${values.map(toLiteral).join(', ')})` : ''
    for (let round = 0; round < 7; round += 1) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute asked${given}`)
      plans.add([text, ...rows.map((row) => row['QUERY PLAN'])].join('\n'))
    }
  } finally {
    await client.query('deallocate asked')
  }
  return plans
}

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (value instanceof Date) return escapeLiteral(value.toISOString())
  if (Array.isArray(value)) return escapeLiteral(`{${value.map((part) => JSON.stringify(part)).join(',')}}`)
  return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}
