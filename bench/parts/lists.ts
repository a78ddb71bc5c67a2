import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { countryNames } from '@aurivane/contract/countries'
import { embeddedUrl, query } from '../../trials/support/query.ts'
import { fillTo, tokenOf } from '../support/fill-database.ts'
import { median, spread } from '../support/load.ts'
import type { Bench } from '../support/part.ts'
import type { Row } from '../support/report.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const ADMIN = 1
const ROUNDS = 60
const growthFile = fileURLToPath(new URL('../growth.json', import.meta.url))

type Call = {
  what: string
  path: (size: number, round: number) => string
  maxBytes?: number
  budgetMs?: number
}
type Figure = { ms: number; spread: string; bytes: number }

const country = encodeURIComponent(countryNames[3] ?? '')
const users = '/api/v1/profiles/user/all?limit=50'
/** Far into the list each time: a list by offset would pay for every row before. */
const middle = (size: number, round: number) => Math.floor(size / 2) + round * 100

const calls: Call[] = [
  {
    what: 'clubs of one country, 50 of them',
    path: (size, round) => `/api/v1/user/club/all?country=${country}&after=${middle(size, round)}`,
    maxBytes: 20_480,
    budgetMs: 5,
  },
  { what: 'users, 50 of them', path: (size, round) => `${users}&after=${middle(size, round)}` },
  { what: 'users, search that few match', path: (_, round) => `${users}&search=last${4_000 + round}` },
  { what: 'users, search that one in nine matches', path: () => `${users}&search=first4` },
  { what: 'users, search that all match', path: () => `${users}&search=member` },
  { what: 'authenticated read, sessions of all', path: () => '/api/v1/protected' },
]

/** How the cost of lists and sessions grows with what is stored. */
export async function benchLists({ site, dataDir }: Bench): Promise<Row[]> {
  const databaseUrl = embeddedUrl(dataDir)
  const figures = new Map(calls.map((call) => [call, [] as Figure[]]))
  for (const size of SIZES) {
    await fillTo(databaseUrl, size)
    await query(databaseUrl, 'update users set admin = true where id = $1', [ADMIN])
    for (const call of calls) figures.get(call)?.push(await measure(site.url, call, size))
  }
  writeFileSync(
    growthFile,
    JSON.stringify(
      [...figures].map(([{ what }, list]) => ({ what, sizes: SIZES, ms: list.map(({ ms }) => ms) })),
    ),
  )
  return [...figures].map(([call, list]) => toRow(call, list))
}

async function measure(url: string, call: Call, size: number): Promise<Figure> {
  const times: number[] = []
  let bytes = 0
  const headers = { uid: String(ADMIN), authorization: `Bearer ${tokenOf(ADMIN)}` }
  for (let round = -10; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    const answer = await fetch(url + call.path(size, Math.max(0, round)), { headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${call.what}: ${text}`)
    if (round >= 0) times.push(performance.now() - startedAt)
    bytes = Math.max(bytes, text.length)
  }
  return { ms: median(times), spread: spread(times, 1), bytes }
}

const GROWTH_MAX = 1.5

function toRow({ what, maxBytes, budgetMs }: Call, list: Figure[]): Row {
  const [small, , large] = list
  if (!small || !large) throw new Error('nothing was measured')
  const ratio = large.ms / small.ms
  const isSmall = maxBytes === undefined || large.bytes <= maxBytes
  const isFast = budgetMs === undefined || large.ms <= budgetMs
  const limits = [maxBytes ? `${maxBytes / 1024} KB` : '', budgetMs ? `${budgetMs} ms` : ''].filter(Boolean)
  return {
    what: `${what}: 10 thousand, 100 thousand, 1 million`,
    ours: `${list.map(({ ms }) => ms.toFixed(1)).join(', ')} ms (${large.spread}), ${(large.bytes / 1024).toFixed(1)} KB`,
    peer: 'itself at 10 thousand',
    ratio: ratio.toFixed(2),
    budget: [`at most ${GROWTH_MAX} times`, ...limits].join(', '),
    held: ratio <= GROWTH_MAX && isSmall && isFast,
  }
}
