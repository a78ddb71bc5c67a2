import { fileURLToPath } from 'node:url'
import { embeddedUrl } from '../../trials/support/query.ts'
import { fillTo, tokenOf } from '../support/fill-database.ts'
import { compare, median, spread } from '../support/load.ts'
import type { Bench } from '../support/part.ts'
import { startProgram, type Measured } from '../support/processes.ts'
import type { Row } from '../support/report.ts'
import { runPeer, runPgbench } from '../support/run-peer.ts'

const peerFile = (name: string) => fileURLToPath(new URL(`../peers/${name}.ts`, import.meta.url))
const MEMBERS = 10_000

/** What a request costs in our whole stack, against the least that can be written for the same. */
export async function benchApi({ site, dataDir }: Bench): Promise<Row[]> {
  const databaseUrl = embeddedUrl(dataDir)
  await fillTo(databaseUrl, MEMBERS)
  return [
    await compareJson(site),
    await compareProtected(site, databaseUrl),
    await compareSelect(databaseUrl),
  ]
}

async function compareJson(site: Measured): Promise<Row> {
  const peer = await startProgram('node:http', peerFile('plain-http'), '/json')
  try {
    const figures = await compare([
      { program: site, path: '/api/v1/health/live' },
      { program: peer, path: '/json' },
    ])
    return toRow('JSON route, CPU per request', 'node:http', figures, 0.85)
  } finally {
    await peer.stop()
  }
}

async function compareProtected(site: Measured, databaseUrl: string): Promise<Row> {
  const peer = await startProgram('bare Fastify', peerFile('bare-fastify'), '/ready', {
    DATABASE_URL: databaseUrl,
  })
  try {
    const headers = { uid: '77', authorization: `Bearer ${tokenOf(77)}`, 'accept-language': 'en' }
    const figures = await compare([
      { program: site, path: '/api/v1/protected', headers },
      { program: peer, path: '/protected', headers },
    ])
    return toRow(
      'authenticated read (`GET /protected`), CPU per request',
      'bare Fastify, one SELECT',
      figures,
      0.8,
    )
  } finally {
    await peer.stop()
  }
}

type Compared = Awaited<ReturnType<typeof compare>>

/** By processor time: on few cores the asking program takes its share, and throughput would hide it. */
function toRow(what: string, peerName: string, [ours, peer]: Compared, least: number): Row {
  if (!ours || !peer) throw new Error('nothing was measured')
  const ratio = peer.cpu / ours.cpu
  const tell = ({ cpu, cpuSpread, perSecond }: typeof ours) =>
    `${cpu.toFixed(1)} µs (${cpuSpread}), ${Math.round(perSecond)} a second`
  return {
    what,
    ours: tell(ours),
    peer: `${peerName}: ${tell(peer)}`,
    ratio: ratio.toFixed(2),
    budget: `at least ${least}`,
    held: ratio >= least,
  }
}

/** The driver alone: how far any program in Node.js stays behind PostgreSQL's own. */
async function compareSelect(databaseUrl: string): Promise<Row> {
  const env = { DATABASE_URL: databaseUrl, MILLISECONDS: '2000', USERS: String(MEMBERS) }
  const statement = `\\set id random(1, ${MEMBERS})\nselect id, email from users where id = :id;\n`
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < 3; round += 1) {
    ours.push(Number(await runPeer(peerFile('select-loop'), env)))
    const perSecond = await runPgbench(databaseUrl, statement, 2)
    if (perSecond !== null) theirs.push(perSecond)
  }
  const has = theirs.length > 0
  return {
    what: 'one indexed SELECT through the driver, a second',
    ours: `${median(ours)} (${spread(ours)})`,
    peer: has ? `pgbench, prepared: ${Math.round(median(theirs))} (${spread(theirs)})` : 'no pgbench here',
    ratio: has ? (median(ours) / median(theirs)).toFixed(2) : '',
    budget: 'the limit of the driver',
    held: null,
  }
}
