import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '@aurivane/contract/paths'
import { callApi } from '../../../testing/people.ts'
import { embeddedUrl, query } from '../../../testing/query.ts'
import type { Row } from '../../support/report.ts'
import { send } from '../../../testing/send.ts'
import { startSite, type Site } from '../../../testing/start-site.ts'
import type { Part } from '../part.ts'
import { verifyWrites } from '../verify-writes.ts'
import { WriteLoad } from '../writers.ts'

const DISK_MEGABYTES = 220
const FULL_MS = 15_000
const RECOVERY_LIMIT_MS = 30_000

/** A small disk for the site's data that is filled under write load. */
export const tryDisk: Part = async () => {
  const disk = mkdtempSync(join(tmpdir(), 'aurivane-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=755`, 'tmpfs', disk])
  if (mounted.status !== 0) throw new Error('Only root may mount the small disk that this trial needs')
  try {
    return [await fillUp(disk)]
  } finally {
    spawnSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

async function fillUp(disk: string): Promise<Row> {
  const env = { DATA_DIR: join(disk, 'data') }
  let site = await startSite({ env })
  const load = new WriteLoad()
  await load.prepare(site)
  load.start(site.url)
  await load.untilAcknowledged(200)
  const filler = join(disk, 'filler')
  const before = load.writes.length
  const endsAt = performance.now() + FULL_MS
  let pagesServed = 0
  let pages = 0
  while (performance.now() < endsAt) {
    fillDisk(disk, filler)
    pages += 1
    if ((await send(site.url, { path: paths.home })).status === 200) pagesServed += 1
    await wait(100)
  }
  const during = load.writes.slice(before)
  rmSync(filler)
  const recoveredMs = await untilWriting(site)
  await load.untilAcknowledged(100)
  await load.stop()
  const first = await verifyWrites(load, embeddedUrl(site.dataDir))
  await site.stop()
  site = await startSite({ env })
  const second = await verifyWrites(load, embeddedUrl(site.dataDir))
  const unreadable = await readEverything(site)
  await site.stop()

  const statuses = countStatuses(during.map(({ answer }) => answer.failure ?? String(answer.status)))
  const odd = during.filter(({ answer }) => answer.status !== 202 && answer.status !== 503)
  const lost = first.lost.length + second.lost.length
  const half = [...first.halfWritten, ...second.halfWritten]
  return {
    what: 'disk full for 15 s under write load, embedded PostgreSQL',
    tried: `${during.length} writes while it was full: ${statuses}`,
    outcome:
      `${odd.length} answered otherwise than yes or 503, ${pagesServed} of ${pages} pages served; ` +
      `writing again ${(recoveredMs / 1000).toFixed(1)} s after space was freed; ` +
      `${load.acknowledged.length} acknowledged in all, ${lost} lost, also after a restart; ` +
      `half-written: ${half.join(', ') || 'none'}; unreadable tables: ${unreadable}`,
    held:
      odd.length === 0 &&
      during.some(({ answer }) => answer.status === 503) &&
      pagesServed === pages &&
      recoveredMs < RECOVERY_LIMIT_MS &&
      lost + half.length + unreadable === 0,
  }
}

/** Fills all free space repeatedly, also what the database frees. */
function fillDisk(disk: string, filler: string) {
  const { bavail, bsize } = statfsSync(disk)
  const free = bavail * bsize
  if (free <= 0) return
  try {
    writeFileSync(filler, Buffer.alloc(free), { flag: 'a' })
  } catch {
    // A full disk is expected.
  }
}

async function untilWriting(site: Site): Promise<number> {
  const startedAt = performance.now()
  const body = { email: 'reader@example.com', subject: 'Space', message: 'Is there space again?' }
  while (performance.now() - startedAt < RECOVERY_LIMIT_MS) {
    if ((await callApi(site.url, '/contact', { body })).status === 202) return performance.now() - startedAt
    await wait(100)
  }
  return Number.POSITIVE_INFINITY
}

function countStatuses(statuses: string[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, all]) => `${status}: ${all.length}`).join(', ')
}

/** Reads every row of every table, and verifies every index where PostgreSQL can. */
async function readEverything(site: Site): Promise<number> {
  const url = embeddedUrl(site.dataDir)
  const tables = await query<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  let unreadable = 0
  for (const { name } of tables) {
    await query(url, `select md5(string_agg(t::text, '')) from ${name} t`).catch(() => (unreadable += 1))
  }
  return unreadable
}
