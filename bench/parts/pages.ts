import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, middle, startLighthouse, type Lighthouse, type Seen } from '../support/lighthouse.ts'
import { compare, costRow, spread, type Cost } from '../support/load.ts'
import { startNginx, type Nginx } from '../support/nginx.ts'
import type { Bench, Options } from '../support/part.ts'
import { plainFile, publicPages, writePlainPages } from '../support/plain-pages.ts'
import { startProgram, type Measured } from '../support/processes.ts'
import type { Row } from '../support/report.ts'
import { benchAgainstNext } from './pages-against-next.ts'

const plainHttp = fileURLToPath(new URL('../peers/plain-http.ts', import.meta.url))
const PAGE_CPU_MAX = 200
/** As browsers send them. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en-US,en;q=0.9' }

/** Our pages against the same content as plain HTML: CPU of the server, and Lighthouse. */
export async function benchPages({ site, options }: Bench): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-plain-'))
  const known = await publicPages(site.url)
  const pages = chosenPages(known, options)
  const files = await writePlainPages(folder, site.url, known)
  const nginx = await startNginx({ pages: folder, files }, site, HEADERS)
  try {
    const rows = await benchServing(site, nginx, join(folder, plainFile('/')))
    const lighthouse = options.quick || !nginx ? null : startLighthouse()
    if (options.next) rows.push(...(await benchAgainstNext(site, HEADERS, lighthouse, options.runs)))
    if (!lighthouse || !nginx) return rows
    for (const page of pages)
      rows.push(...(await lookAt(page, [site, nginx.plain], lighthouse, options.runs)))
    lighthouse.close()
    return rows
  } finally {
    await nginx?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function chosenPages(known: readonly string[], { pages }: Options): string[] {
  const name = (path: string) => path.split('/').at(-1) || 'home'
  return known.filter((path) => pages.length === 0 || pages.includes(name(path)))
}

async function benchServing(site: Measured, nginx: Nginx | null, home: string): Promise<Row[]> {
  const peer = await startProgram('node:http', plainHttp, '/', { PAGE: home })
  try {
    const [ours, plain, deployed, alone] = await compare([
      { program: site, path: '/', headers: HEADERS },
      { program: peer, path: '/', headers: HEADERS },
      ...(nginx
        ? [
            { program: nginx.deployed, path: '/', headers: HEADERS },
            { program: nginx.alone, path: '/home.html', headers: HEADERS },
          ]
        : []),
    ])
    if (!ours || !plain) throw new Error('nothing was measured')
    const rows = [
      costRow('home page, CPU per request, against node:http', ours, plain, {
        budget: `at most ${PAGE_CPU_MAX} µs`,
        held: ours.cpu <= PAGE_CPU_MAX,
      }),
    ]
    return deployed && alone ? [...rows, ...behindNginx(deployed, alone)] : rows
  } finally {
    await peer.stop()
  }
}

/** TLS, headers, bytes and log are the same on both sides; ours counts the processor time of nginx and of our server. */
function behindNginx(deployed: Cost, alone: Cost): Row[] {
  const ratio = deployed.perSecond / alone.perSecond
  return [
    costRow('home page behind nginx as deployed, CPU per request, against nginx alone', deployed, alone, {
      budget: '',
      held: null,
    }),
    {
      what: 'the same, requests a second',
      ours: `${Math.round(deployed.perSecond)}`,
      peer: `${Math.round(alone.perSecond)}`,
      ratio: ratio.toFixed(2),
      budget: '',
      held: null,
    },
  ]
}

/** Ours and the plain page in turns, medians of each; then one run of the other Lighthouse categories. */
async function lookAt(
  url: string,
  [site, plainSite]: [Measured, Measured],
  { look }: Lighthouse,
  runs: number,
): Promise<Row[]> {
  const ours: Seen[] = []
  const plain: Seen[] = []
  for (let round = 0; round < runs; round += 1) {
    ours.push(await look(site.url + url))
    plain.push(await look(plainSite.url + plainFile(url)))
  }
  const { scores } = await look(site.url + url, 'everything')
  const others = Object.entries(scores).filter(([name]) => name !== 'performance')
  const [seen, limit] = [middle(ours), middle(plain)]
  const ratio = seen.lcp / limit.lcp
  const lcps = ours.map(({ lcp }) => lcp)
  return [
    {
      what: `${url}, Lighthouse mobile, median of ${runs}`,
      ours: `${describe(seen)}, LCP ${spread(lcps)} ms`,
      peer: `plain HTML ${describe(limit)}`,
      ratio: `LCP ${ratio.toFixed(2)}`,
      budget: 'score 95, LCP 1.15, CLS 0.02',
      held: seen.score >= 95 && ratio <= 1.15 && seen.cls <= 0.02,
    },
    {
      what: `${url}, the other categories, once`,
      ours: others.map(([name, score]) => `${name} ${score}`).join(', '),
      peer: '',
      ratio: '',
      budget: '100 each',
      held: others.every(([, score]) => score === 100),
    },
  ]
}
