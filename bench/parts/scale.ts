import { crowdedCountry, fillTo } from '../support/fill-database.ts'
import { communityCalls } from '../support/community-calls.ts'
import { fillCommunity } from '../support/fill-community.ts'
import { growthRow, openSites, type Call } from '../support/growth.ts'
import type { Bench } from '../support/part.ts'
import type { Row } from '../support/report.ts'

/** Members; each in five clubs, with ten notices. */
const SIZES = [10_000, 1_000_000]
const MEMBERSHIPS_OF_EACH = 5
const NOTICES_OF_EACH = 10

const country = encodeURIComponent(crowdedCountry)
const middle = (size: number, round: number) => Math.floor(size / 2) + round * 40

const calls: Call[] = [
  {
    what: 'clubs of one country',
    path: (size, round) => `/api/v1/user/club/all?country=${country}&after=${middle(size, round)}`,
  },
  {
    what: 'users in the administration',
    path: (size, round) => `/api/v1/profiles/user/all?limit=50&after=${middle(size, round)}`,
  },
  {
    what: 'users in the administration, search that one matches',
    path: (_, round) => `/api/v1/profiles/user/all?limit=50&search=member${1_000 + round}%40`,
  },
  { what: 'audit, first page', path: () => '/api/v1/admin/audit' },
  { what: 'audit, last page', path: () => '/api/v1/admin/audit?after=51' },
  {
    what: 'audit, one action',
    path: (size, round) => `/api/v1/admin/audit?action=user.suspended&after=${middle(size, round)}`,
  },
  { what: 'own clubs', path: () => '/api/v1/user/clubs' },
  ...communityCalls,
]

/** The tables of one million members, five million memberships and ten million notices, against those of ten thousand members. */
export async function benchScale({ dataDir }: Bench): Promise<Row[]> {
  const sites = await openSites({ name: 'scale', dataDir, sizes: SIZES, fill: fillAll })
  try {
    const rows: Row[] = []
    for (const call of calls) {
      rows.push(growthRow(call, await sites.measure(call), ['10 thousand members', '1 million members']))
    }
    return rows
  } finally {
    await sites.stop()
  }
}

async function fillAll(url: string, size: number) {
  await fillTo(url, size)
  await fillCommunity(url, {
    users: size,
    memberships: size * MEMBERSHIPS_OF_EACH,
    announcements: size,
    notices: size * NOTICES_OF_EACH,
    auditEntries: size,
  })
}
