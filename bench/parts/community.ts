import { query } from '../../testing/query.ts'
import { communityCalls } from '../support/community-calls.ts'
import { fillCommunity, MEMBERS_OF_CLUB } from '../support/fill-community.ts'
import { fillTo } from '../support/fill-database.ts'
import { asAdmin, growthRow, openSites } from '../support/growth.ts'
import { median, spread } from '../support/load.ts'
import type { Bench } from '../support/part.ts'
import type { Row } from '../support/report.ts'

const SIZES = [10_000, 1_000_000]
const USERS = 10_000
const CALLS = 20
const ACCEPTED_MAX_MS = 100
/** Clubs of the first user: with the largest number of members, and with nobody else. */
const LARGE_CLUB = 1
const SMALL_CLUB = USERS - 1

/** Club pages, lists of members and inboxes in small and large tables, and announcements to few and to many. */
export async function benchCommunity({ dataDir }: Bench): Promise<Row[]> {
  const sites = await openSites({ name: 'community', dataDir, sizes: SIZES, fill: fillRows })
  try {
    const rows: Row[] = []
    for (const call of communityCalls) {
      rows.push(growthRow(call, await sites.measure(call), ['10 thousand rows', '1 million rows']))
    }
    const [smallest] = sites.all
    if (smallest) rows.push(await compareAnnouncements(smallest.site.url, smallest.url))
    return rows
  } finally {
    await sites.stop()
  }
}

async function fillRows(url: string, size: number) {
  await fillTo(url, USERS)
  await fillCommunity(url, {
    users: USERS,
    memberships: size,
    announcements: size,
    notices: size,
    auditEntries: 0,
  })
}

async function compareAnnouncements(siteUrl: string, databaseUrl: string): Promise<Row> {
  await query(databaseUrl, 'update clubs set owner_id = 1 where id = $1', [SMALL_CLUB])
  await query(databaseUrl, 'insert into memberships (club_id, user_id, since) values ($1, 1, now())', [
    SMALL_CLUB,
  ])
  const few: number[] = []
  const many: number[] = []
  for (let round = 0; round <= CALLS; round += 1) {
    const one = await announce(siteUrl, SMALL_CLUB)
    const all = await announce(siteUrl, LARGE_CLUB)
    // The first round warms up.
    if (round === 0) continue
    few.push(one)
    many.push(all)
  }
  const more = median(many) - median(few)
  return {
    what: `announcement to ${MEMBERS_OF_CLUB} members, until it is accepted`,
    ours: `${median(many).toFixed(1)} ms (${spread(many, 1)})`,
    peer: `to 1 member: ${median(few).toFixed(1)} ms (${spread(few, 1)})`,
    ratio: (median(many) / median(few)).toFixed(2),
    budget: `less than ${ACCEPTED_MAX_MS} ms more`,
    held: more < ACCEPTED_MAX_MS,
  }
}

async function announce(siteUrl: string, clubId: number): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${siteUrl}/api/v1/clubs/${clubId}/announcements`, {
    method: 'POST',
    headers: { ...asAdmin, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Summer break', text: 'We meet again in **September**.' }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return performance.now() - startedAt
}
