import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { logIn } from '../../../testing/people.ts'
import { query } from '../../../testing/query.ts'
import type { Row } from '../../support/report.ts'
import { readJson } from '../../../testing/send.ts'
import { admin, beginSite, startSite } from '../../../testing/start-site.ts'
import type { Part, Trial } from '../part.ts'
import { repeatLostAnswers } from '../repeat-lost-answers.ts'

const KILLED_MIGRATIONS = 8
const QUICK_KILLED_MIGRATIONS = 3

export const tryStarting: Part = async (trial) => {
  const { env } = await (await trial.separate()).makeDatabase()
  return [
    await startTogether('separate', env),
    await startTogether('embedded', {}),
    await killMigrations(trial),
    ...(await repeatLostAnswers()),
  ]
}

async function startTogether(name: string, settings: Record<string, string>): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aurivane-trial-'))
  const env = { ...settings, DATA_DIR: dataDir }
  const sites = await Promise.all([startSite({ env }), startSite({ env }), startSite({ env })])
  const sessions = await Promise.all(sites.map(({ url }) => logIn(url)))
  const found = await sessions[0]?.send(`/profiles/user/all?search=${admin.email}`)
  const admins = found ? readJson<{ result: unknown[] }>(found).result.length : 0
  const codes = await Promise.all(sites.map((site) => site.stop()))
  rmSync(dataDir, { recursive: true, force: true })
  return {
    what: `three instances start at once, ${name} PostgreSQL, empty`,
    tried: '3 starts',
    outcome: `${sessions.length} serve, ${admins} administrator was made, exit codes ${[...new Set(codes)].join(', ')}`,
    held: admins === 1 && codes.every((code) => code === 0),
  }
}

/**
 * Killed after the first statement, the last, and some between; then started again undisturbed.
 */
async function killMigrations({ separate, options }: Trial): Promise<Row> {
  const cluster = await separate()
  const rounds = options.isQuick ? QUICK_KILLED_MIGRATIONS : KILLED_MIGRATIONS
  const undisturbed = await cluster.makeDatabase()
  await slowDown(undisturbed.url)
  await (await startSite({ env: undisturbed.env })).remove()
  const statements = await countStatements(undisturbed.url)
  const expected = await describeSchema(undisturbed.url)
  const states: string[] = []
  let differing = 0
  for (let round = 0; round < rounds; round += 1) {
    const { url, env } = await cluster.makeDatabase()
    await slowDown(url)
    const site = await beginSite({ env })
    await untilStatement(url, 1 + Math.round((round / (rounds - 1)) * (statements - 1)))
    await site.stop('SIGKILL')
    states.push(`${await countStatements(url)} (${await countTables(url)} tables)`)
    await query(url, 'drop event trigger count_statement')
    const again = await startSite({ env: { ...env, DATA_DIR: site.dataDir } })
    await logIn(again.url)
    await again.remove()
    if ((await describeSchema(url)) !== expected) differing += 1
  }
  return {
    what: 'a first start killed (-9) while it migrates, then started again',
    tried: `${rounds} kills, after statement ${states.join(', ')} of ${statements} (${expected.split('\n').length} tables)`,
    outcome: `${rounds} ready at the second start, ${differing} with another schema than an undisturbed start`,
    held: differing === 0 && new Set(states).size > rounds / 2,
  }
}

/** Counts and slows down every statement that changes the schema, also one that is rolled back later. */
async function slowDown(url: string) {
  await query(
    url,
    `create schema trial;
    create sequence trial.statements;
    create function trial.count_statement() returns event_trigger language plpgsql as
      'begin perform nextval(''trial.statements''); perform pg_sleep(0.01); end';
    create event trigger count_statement on ddl_command_end execute function trial.count_statement()`,
  )
}

async function countStatements(url: string): Promise<number> {
  const sql = 'select last_value::int as count from trial.statements where is_called'
  return (await query<{ count: number }>(url, sql))[0]?.count ?? 0
}

async function untilStatement(url: string, wanted: number) {
  const giveUpAt = Date.now() + 30_000
  while ((await countStatements(url)) < wanted && Date.now() < giveUpAt) await wait(2)
}

async function countTables(url: string): Promise<string> {
  const tables = await query(
    url,
    `select 1 from pg_tables where schemaname in ('public', 'pgboss', 'drizzle')`,
  )
  return String(tables.length)
}

/** One line per table, with its columns, and with its indexes. */
async function describeSchema(url: string): Promise<string> {
  const rows = await query<{ line: string }>(
    url,
    `select t.schemaname || '.' || t.tablename || ': ' ||
        (select string_agg(c.column_name || ' ' || c.data_type, ', ' order by c.ordinal_position)
          from information_schema.columns c where c.table_schema = t.schemaname and c.table_name = t.tablename) || '; ' ||
        coalesce((select string_agg(i.indexname, ', ' order by i.indexname)
          from pg_indexes i where i.schemaname = t.schemaname and i.tablename = t.tablename), '') as line
      from pg_tables t where t.schemaname in ('public', 'pgboss', 'drizzle') order by 1`,
  )
  return rows.map(({ line }) => line).join('\n')
}
