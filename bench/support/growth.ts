import { fileURLToPath } from 'node:url'
import { siteFlags } from '../../testing/site-process.ts'
import { embeddedUrl, query } from '../../testing/query.ts'
import { tokenOf } from './fill-database.ts'
import { median, spread } from './load.ts'
import { startProgram, type Measured } from './processes.ts'
import type { Row } from './report.ts'

const ADMIN = 1
/** The headers of the first user's session, who is an administrator. */
export const asAdmin = { uid: String(ADMIN), authorization: `Bearer ${tokenOf(ADMIN)}` }
const ROUNDS = 100
const WARM_UP_ROUNDS = 30
const GROWTH_MAX = 1.5
const server = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

export type Call = {
  what: string
  path: (size: number, round: number) => string
  maxBytes?: number
  budgetMs?: number
  /** Finds more rows in larger tables, so its growth has no budget. */
  isGrowing?: boolean
}
type Figure = { ms: number; spread: string; bytes: number }
type Stored = { size: number; site: Measured; url: string }
type Growth = {
  /** Of the databases, together with the size. */
  name: string
  dataDir: string
  sizes: number[]
  fill: (url: string, size: number) => Promise<void>
}

/** One site and database per size, all running at once, so that they can be measured in turns. */
export async function openSites(growth: Growth) {
  const all: Stored[] = []
  const stop = async () => {
    for (const { site } of all) await site.stop()
  }
  try {
    for (const size of growth.sizes) all.push({ size, ...(await openSite(growth, size)) })
  } catch (error) {
    await stop()
    throw error
  }
  return { all, measure: (call: Call) => measure(call, all), stop }
}

/** The site creates the tables; the rows are inserted directly. */
async function openSite({ name: part, dataDir, fill }: Growth, size: number): Promise<Omit<Stored, 'size'>> {
  const databaseUrl = embeddedUrl(dataDir)
  const name = `${part}_${size}`
  await query(databaseUrl, `create database ${name}`)
  const url = databaseUrl.replace('/aurivane?', `/${name}?`)
  const env = { DATABASE_URL: url, SECRET_KEY: 'a key for benchmarks and nothing else', LOG_LEVEL: 'warn' }
  const site = await startProgram(
    name,
    server,
    '/api/v1/health/ready',
    { ...env, RATE_LIMITS: 'off' },
    siteFlags,
  )
  await fill(url, size)
  await query(url, 'update users set admin = true where id = $1', [ADMIN])
  return { site, url }
}

async function measure(call: Call, all: Stored[]): Promise<Figure[]> {
  const times = all.map(() => [] as number[])
  const bytes = all.map(() => 0)
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    // In turns and in both orders, so that noise and the order hit all sizes alike.
    const turns = [...all.entries()]
    for (const [place, { size, site }] of round % 2 === 0 ? turns : turns.reverse()) {
      const startedAt = performance.now()
      bytes[place] = await ask(site.url + call.path(size, Math.max(0, round)))
      if (round >= 0) times[place]?.push(performance.now() - startedAt)
    }
  }
  return times.map((list, place) => ({ ms: median(list), spread: spread(list, 1), bytes: bytes[place] ?? 0 }))
}

async function ask(url: string): Promise<number> {
  const answer = await fetch(url, { headers: asAdmin })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${text}`)
  return Buffer.byteLength(text)
}

/** The largest size against the smallest one. */
export function growthRow(call: Call, list: Figure[], sizes: string[]): Row {
  const small = list[0]
  const large = list.at(-1)
  if (!small || !large) throw new Error('nothing was measured')
  const ratio = large.ms / small.ms
  return {
    what: `${call.what}: ${sizes.join(', ')}`,
    ours: `${list.map(({ ms }) => ms.toFixed(1)).join(', ')} ms (${large.spread}), ${(large.bytes / 1024).toFixed(1)} KB`,
    peer: `itself at ${sizes[0]}`,
    ratio: ratio.toFixed(2),
    ...(call.isGrowing ? { budget: '', held: null } : judge(call, ratio, large)),
  }
}

function judge({ maxBytes, budgetMs }: Call, ratio: number, large: Figure) {
  const isSmall = maxBytes === undefined || large.bytes <= maxBytes
  const isFast = budgetMs === undefined || large.ms <= budgetMs
  const limits = [maxBytes ? `${maxBytes / 1024} KB` : '', budgetMs ? `${budgetMs} ms` : ''].filter(Boolean)
  return {
    budget: [`at most ${GROWTH_MAX} times`, ...limits].join(', '),
    held: ratio <= GROWTH_MAX && isSmall && isFast,
  }
}
