import { brotliCompressSync } from 'node:zlib'
import { describe, middle, type Lighthouse, type Seen } from '../support/lighthouse.ts'
import { compare, costRow } from '../support/load.ts'
import { startNext } from '../support/next.ts'
import type { Measured } from '../support/processes.ts'
import type { Row } from '../support/report.ts'

/** Our home page beside one of the same content made with Next.js: what it costs to serve, to load and to start. */
export async function benchAgainstNext(
  site: Measured,
  headers: Record<string, string>,
  lighthouse: Lighthouse | null,
  runs: number,
): Promise<Row[]> {
  const next = await startNext(site.url)
  try {
    const [ours, theirs] = await compare([site, next].map((program) => ({ program, path: '/', headers })))
    if (!ours || !theirs) throw new Error('nothing was measured')
    const verdict = { budget: 'less than Next.js', held: ours.cpu < theirs.cpu }
    const rows = [costRow('home page, CPU per request, against Next.js', ours, theirs, verdict)]
    return lighthouse ? [...rows, ...(await lookAtBoth([site, next], lighthouse, runs))] : rows
  } finally {
    await next.stop()
  }
}

async function lookAtBoth([site, next]: [Measured, Measured], { look }: Lighthouse, runs: number) {
  const ours: Seen[] = []
  const theirs: Seen[] = []
  for (let round = 0; round < runs; round += 1) {
    ours.push(await look(`${site.url}/`))
    theirs.push(await look(`${next.url}/`))
  }
  const [seen, peer] = [middle(ours), middle(theirs)]
  const scripts = [await weighScripts(ours), await weighScripts(theirs)] as const
  const requests = [countRequests(ours), countRequests(theirs)] as const
  return [
    countRow('home page against Next.js, scripts, KB brotli', scripts, 1),
    // Ours are loaded after the page, theirs before: no budget.
    { ...countRow('home page against Next.js, requests in all', requests, 0), budget: '', held: null },
    {
      what: `home page against Next.js, Lighthouse mobile, median of ${runs}`,
      ours: describe(seen),
      peer: describe(peer),
      ratio: `LCP ${(seen.lcp / peer.lcp).toFixed(2)}`,
      budget: 'no worse than Next.js',
      held: seen.score >= peer.score && seen.lcp <= peer.lcp,
    },
  ]
}

function countRow(what: string, [ours, peer]: readonly [number, number], digits: number): Row {
  return {
    what,
    ours: ours.toFixed(digits),
    peer: peer.toFixed(digits),
    ratio: (ours / peer).toFixed(2),
    budget: 'less than Next.js',
    held: ours < peer,
  }
}

function countRequests(looks: readonly Seen[]): number {
  return Math.max(...looks.map(({ requests }) => requests.length))
}

/** Every script of any run, compressed here, since servers compress differently. */
async function weighScripts(looks: readonly Seen[]): Promise<number> {
  const all = looks.flatMap(({ requests }) => requests).filter(({ type }) => type === 'Script')
  let bytes = 0
  for (const address of new Set(all.map(({ address: one }) => one))) {
    const answer = await fetch(address)
    bytes += brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length
  }
  return bytes / 1000
}
