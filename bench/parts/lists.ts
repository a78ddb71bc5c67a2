import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crowdedCountry, fillTo } from '../support/fill-database.ts'
import { growthRow, openSites, type Call } from '../support/growth.ts'
import type { Bench } from '../support/part.ts'
import type { Row } from '../support/report.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const growthFile = fileURLToPath(new URL('../growth.json', import.meta.url))

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

/** How the cost of lists and sessions grows with the tables. */
export async function benchLists({ dataDir }: Bench): Promise<Row[]> {
  const sites = await openSites({ name: 'lists', dataDir, sizes: SIZES, fill: fillTo })
  try {
    const rows: Row[] = []
    const growth: { what: string; sizes: number[]; ms: number[] }[] = []
    for (const call of calls) {
      const figures = await sites.measure(call)
      rows.push(growthRow(call, figures, ['10 thousand', '100 thousand', '1 million']))
      growth.push({ what: call.what, sizes: SIZES, ms: figures.map(({ ms }) => ms) })
    }
    writeFileSync(growthFile, `${JSON.stringify(growth, null, 2)}\n`)
    return rows
  } finally {
    await sites.stop()
  }
}
