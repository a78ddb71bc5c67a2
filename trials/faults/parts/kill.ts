import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostmaster, signalTree } from '../../../testing/processes.ts'
import { embeddedUrl } from '../../../testing/query.ts'
import type { Row } from '../../support/report.ts'
import { startSite, type Site } from '../../../testing/start-site.ts'
import type { Part, Trial } from '../part.ts'
import { verifyWrites, type Verdict } from '../verify-writes.ts'
import { WriteLoad } from '../writers.ts'

const KILLS = 50
const QUICK_KILLS = 5
const WRITES_TOTAL = 10_500
/** In every third round the database dies as well. */
const DATABASE_DIES_EVERY = 3

/** The site's database, and how to kill it. */
type Place = {
  name: string
  start(): Promise<Site>
  databaseUrl(site: Site): string
  killDatabase(site: Site): Promise<void>
  remove(): Promise<void>
}

export const tryKill: Part = async (trial) => {
  const rows: Row[] = []
  for (const open of [openEmbedded, openSeparate]) {
    const place = await open(trial)
    try {
      rows.push(await killOften(place, trial))
    } finally {
      await place.remove()
    }
  }
  return rows
}

async function openEmbedded(): Promise<Place> {
  const first = await startSite()
  await first.stop()
  return {
    name: 'embedded',
    start: () => startSite({ env: { DATA_DIR: first.dataDir, PORT: String(first.port) } }),
    databaseUrl: (site) => embeddedUrl(site.dataDir),
    async killDatabase(site) {
      signalTree(findPostmaster(site.dataDir) ?? 0, 'SIGKILL')
    },
    async remove() {
      rmSync(first.dataDir, { recursive: true, force: true })
    },
  }
}

async function openSeparate({ separate }: Trial): Promise<Place> {
  const cluster = await separate()
  const { url, env } = await cluster.makeDatabase()
  const first = await startSite({ env })
  await first.stop()
  return {
    name: 'separate',
    start: () => startSite({ env: { ...env, DATA_DIR: first.dataDir, PORT: String(first.port) } }),
    databaseUrl: () => url,
    async killDatabase() {
      await cluster.stop('SIGKILL')
      await cluster.start()
    },
    async remove() {
      rmSync(first.dataDir, { recursive: true, force: true })
    },
  }
}

async function killOften(place: Place, { options, say }: Trial): Promise<Row> {
  const kills = options.isQuick ? QUICK_KILLS : KILLS
  const perRound = Math.ceil(WRITES_TOTAL / KILLS)
  const load = new WriteLoad()
  let site = await place.start()
  await load.prepare(site)
  let databaseKills = 0
  for (let round = 1; round <= kills; round += 1) {
    load.start(site.url)
    await load.untilAcknowledged(perRound)
    await wait(randomInt(200))
    const isBoth = round % DATABASE_DIES_EVERY === 0
    // Site and database die in alternating order.
    if (isBoth && round % 2 === 0) await place.killDatabase(site)
    await site.stop('SIGKILL')
    if (isBoth && round % 2 === 1) await place.killDatabase(site)
    if (isBoth) databaseKills += 1
    await load.stop()
    site = await place.start()
    if (round % 10 === 0)
      say(`${place.name}: ${round} kills, ${load.acknowledged.length} writes acknowledged`)
  }
  const verdict = await verifyWrites(load, place.databaseUrl(site))
  await site.stop()
  return toRow(place.name, kills, databaseKills, load, verdict)
}

function toRow(
  name: string,
  kills: number,
  databaseKills: number,
  load: WriteLoad,
  { lost, refusedButThere, halfWritten }: Verdict,
): Row {
  const unknown = load.writes.filter(({ outcome }) => outcome === 'unknown')
  const unavailable = unknown.filter(({ answer }) => answer.status === 503).length
  const kinds = Map.groupBy(load.acknowledged, ({ kind }) => kind)
  const perKind = [...kinds].map(([kind, writes]) => `${writes.length} ${kind}`).join(', ')
  return {
    what: `kill -9, ${name} PostgreSQL`,
    tried: `${kills} kills of the server, ${databaseKills} of them of PostgreSQL too; ${load.writes.length} writes`,
    outcome:
      `${load.acknowledged.length} acknowledged (${perKind}), ${unknown.length - unavailable} without an answer, ${unavailable} answered 503, ` +
      `${lost.length} lost, ${refusedButThere.length} refused but written, ` +
      `half-written: ${halfWritten.join(', ') || 'none'}`,
    held: lost.length === 0 && refusedButThere.length === 0 && halfWritten.length === 0,
  }
}
