import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { logIn } from '../../support/people.ts'
import { query } from '../../support/query.ts'
import type { Row } from '../../support/report.ts'
import { readJson } from '../../support/send.ts'
import { admin, beginSite, startSite } from '../../support/start-site.ts'
import type { Part, Trial } from '../part.ts'
import { repeatLostAnswers } from '../repeat-lost-answers.ts'

const KILLED_MIGRATIONS = 8
const QUICK_KILLED_MIGRATIONS = 3
/** From the first statement on the empty database to the end of the queue's own tables it takes about this long. */
const MIGRATION_MS = 400

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

/** Killed as soon as it has begun to work on the database, or a little later; then started again and left alone. */
async function killMigrations({ separate, options }: Trial): Promise<Row> {
  const cluster = await separate()
  const rounds = options.isQuick ? QUICK_KILLED_MIGRATIONS : KILLED_MIGRATIONS
  const undisturbed = await cluster.makeDatabase()
  await (await startSite({ env: undisturbed.env })).remove()
  const expected = await describeSchema(undisturbed.url)
  const states: string[] = []
  let differing = 0
  for (let round = 0; round < rounds; round += 1) {
    const { url, env } = await cluster.makeDatabase()
    const site = await beginSite({ env })
    await untilWorkedOn(url)
    await wait(randomInt(MIGRATION_MS))
    await site.stop('SIGKILL')
    states.push(await countTables(url))
    const again = await startSite({ env: { ...env, DATA_DIR: site.dataDir } })
    await logIn(again.url)
    await again.remove()
    if ((await describeSchema(url)) !== expected) differing += 1
  }
  return {
    what: 'a first start killed (-9) while it migrates, then started again',
    tried: `${rounds} kills; tables found after each: ${states.join(', ')} (of ${expected.split('\n').length})`,
    outcome: `${rounds} ready at the second start, ${differing} with another schema than an undisturbed start`,
    held: differing === 0,
  }
}

async function untilWorkedOn(url: string) {
  const name = new URL(url).pathname.slice(1)
  const elsewhere = url.replace(/[^/]*$/, 'postgres')
  const sql = 'select 1 from pg_stat_activity where datname = $1'
  const giveUpAt = Date.now() + 30_000
  while ((await query(elsewhere, sql, [name])).length === 0 && Date.now() < giveUpAt) await wait(2)
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
