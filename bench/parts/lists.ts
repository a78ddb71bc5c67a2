import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { embeddedUrl, query } from '../../testing/query.ts'
import { crowdedCountry, fillTo, tokenOf } from '../support/fill-database.ts'
import { median, spread } from '../support/load.ts'
import type { Bench } from '../support/part.ts'
import { siteFlags } from '../../testing/site-process.ts'
import { startProgram, type Measured } from '../support/processes.ts'
import type { Row } from '../support/report.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const ADMIN = 1
const ROUNDS = 100
const WARM_UP_ROUNDS = 30
const server = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const growthFile = fileURLToPath(new URL('../growth.json', import.meta.url))

type Call = {
  what: string
  path: (size: number, round: number) => string
  maxBytes?: number
  budgetMs?: number
  /** Finds more rows in larger tables, so its growth has no budget. */
  isGrowing?: boolean
}
type Figure = { ms: number; spread: string; bytes: number }

const country = encodeURIComponent(crowdedCountry)
const users = '/api/v1/profiles/user/all?limit=50'
/** Far into the list, where offset pagination would be slow, but with a full page at every size. */
const middle = (size: number, round: number) => Math.floor(size / 2) + round * 40
/** A prefix of the last name that 200 to 222 users share at every size. */
const shared = (size: number, round: number) => `last${1_000 + round * 37}`.slice(0, 2 + Math.log10(size))

const calls: Call[] = [
  {
    what: 'clubs of one country, 50 of them',
    path: (size, round) => `/api/v1/user/club/all?country=${country}&after=${middle(size, round)}`,
    maxBytes: 20_480,
    budgetMs: 5,
  },
  { what: 'users, 50 of them', path: (size, round) => `${users}&after=${middle(size, round)}` },
  { what: 'users, search that one matches', path: (_, round) => `${users}&search=member${1_000 + round}%40` },
  { what: 'users, search that 200 match', path: (size, round) => `${users}&search=${shared(size, round)}` },
  { what: 'users, search that one in nine matches', path: () => `${users}&search=first4` },
  { what: 'users, search that all match', path: () => `${users}&search=member` },
  {
    what: 'users, search that 2, 20 and 200 match',
    path: (_, round) => `${users}&search=last${4_000 + round}`,
    isGrowing: true,
  },
  { what: 'authenticated read, sessions of all', path: () => '/api/v1/protected' },
]

type Stored = { size: number; site: Measured }

/** How the cost of lists and sessions grows with the tables: one site and database per size, measured in turns. */
export async function benchLists({ dataDir }: Bench): Promise<Row[]> {
  const all: Stored[] = []
  try {
    for (const size of SIZES) all.push({ size, site: await openSite(embeddedUrl(dataDir), size) })
    const rows: Row[] = []
    const growth: { what: string; sizes: number[]; ms: number[] }[] = []
    for (const call of calls) {
      const figures = await measure(call, all)
      rows.push(toRow(call, figures))
      growth.push({ what: call.what, sizes: SIZES, ms: figures.map(({ ms }) => ms) })
    }
    writeFileSync(growthFile, `${JSON.stringify(growth, null, 2)}\n`)
    return rows
  } finally {
    for (const { site } of all) await site.stop()
  }
}

/** The site creates the tables; the rows are inserted directly. */
async function openSite(databaseUrl: string, size: number): Promise<Measured> {
  const name = `bench_${size}`
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
  await fillTo(url, size)
  await query(url, 'update users set admin = true where id = $1', [ADMIN])
  return site
}

async function measure(call: Call, all: Stored[]): Promise<Figure[]> {
  const times = all.map(() => [] as number[])
  const bytes = all.map(() => 0)
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const [place, { size, site }] of all.entries()) {
      const startedAt = performance.now()
      bytes[place] = await ask(site.url + call.path(size, Math.max(0, round)))
      if (round >= 0) times[place]?.push(performance.now() - startedAt)
    }
  }
  return times.map((list, place) => ({ ms: median(list), spread: spread(list, 1), bytes: bytes[place] ?? 0 }))
}

async function ask(url: string): Promise<number> {
  const headers = { uid: String(ADMIN), authorization: `Bearer ${tokenOf(ADMIN)}` }
  const answer = await fetch(url, { headers })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${text}`)
  return Buffer.byteLength(text)
}

const GROWTH_MAX = 1.5

function toRow(call: Call, list: Figure[]): Row {
  const [small, , large] = list
  if (!small || !large) throw new Error('nothing was measured')
  const ratio = large.ms / small.ms
  return {
    what: `${call.what}: 10 thousand, 100 thousand, 1 million`,
    ours: `${list.map(({ ms }) => ms.toFixed(1)).join(', ')} ms (${large.spread}), ${(large.bytes / 1024).toFixed(1)} KB`,
    peer: 'itself at 10 thousand',
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
