import { fileURLToPath } from 'node:url'
import { embeddedUrl } from '../../testing/query.ts'
import { fillTo, tokenOf } from '../support/fill-database.ts'
import { compare, median, spread } from '../support/load.ts'
import type { Bench } from '../support/part.ts'
import { startProgram, type Measured } from '../support/processes.ts'
import type { Row } from '../support/report.ts'
import { runPeer, runPgbench } from '../support/run-peer.ts'

const peerFile = (name: string) => fileURLToPath(new URL(`../peers/${name}.ts`, import.meta.url))
const MEMBERS = 10_000
const JSON_ROUTE = '/api/v1/health/live'

/** Minimum ratio to the peer: the rest is what our own code may cost. */
const LEAST_OF_JSON = 0.9
const LEAST_OF_PROTECTED = 0.6
/** Headers of the connection, of the body, or of one answer alone. */
const ofOneAnswer = new Set(['date', 'connection', 'keep-alive', 'content-length', 'x-request-id'])

/** What a request costs in our whole stack, against bare Fastify that does the same. */
export async function benchApi({ site, dataDir }: Bench): Promise<Row[]> {
  const databaseUrl = embeddedUrl(dataDir)
  await fillTo(databaseUrl, MEMBERS)
  const peer = await startProgram('bare Fastify', peerFile('bare-fastify'), '/ready', {
    DATABASE_URL: databaseUrl,
    HEADERS: JSON.stringify(await readHeaders(`${site.url}${JSON_ROUTE}`)),
  })
  try {
    return [
      await compareJson(site, peer),
      await compareProtected(site, peer),
      await compareSelect(databaseUrl),
    ]
  } finally {
    await peer.stop()
  }
}

async function readHeaders(url: string) {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return Object.fromEntries([...answer.headers].filter(([name]) => !ofOneAnswer.has(name)))
}

async function compareJson(site: Measured, peer: Measured): Promise<Row> {
  const figures = await compare([
    { program: site, path: JSON_ROUTE },
    { program: peer, path: '/json' },
  ])
  const peerName = 'bare Fastify, same headers and schema'
  return toRow('JSON route, CPU per request', peerName, figures, LEAST_OF_JSON)
}

async function compareProtected(site: Measured, peer: Measured): Promise<Row> {
  const headers = { uid: '77', authorization: `Bearer ${tokenOf(77)}`, 'accept-language': 'en' }
  const figures = await compare([
    { program: site, path: '/api/v1/protected', headers },
    { program: peer, path: '/protected', headers },
  ])
  const what = 'authenticated read (`GET /protected`), CPU per request'
  return toRow(what, 'bare Fastify and pg, one SELECT', figures, LEAST_OF_PROTECTED)
}

type Compared = Awaited<ReturnType<typeof compare>>

/** By CPU time: on few cores the load generator competes, so throughput would be misleading. */
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

/** The driver alone, against pgbench. */
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
