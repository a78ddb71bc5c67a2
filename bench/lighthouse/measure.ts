import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** `node measure.ts FOLDER CHROMIUM`: reads addresses line by line and writes Lighthouse's results (mobile) as JSON. */
const [folder = '', chromePath = ''] = process.argv.slice(2)
const require = createRequire(join(folder, 'package.json'))
const load = (name: string) => import(pathToFileURL(require.resolve(name)).href)

type Item = { url: string; resourceType?: string }
type Audit = { numericValue?: number; details?: { items?: Item[] } }
type Result = {
  lhr: {
    categories: Record<string, { score: number | null }>
    audits: Record<string, Audit>
    /** How fast the machine was: the slowdown of 4 is made for fast desktops, 1500 to 2000. */
    environment: { benchmarkIndex: number }
    /** The browser gave no usable trace: the run does not count. */
    runtimeError?: { code: string }
  }
}
type Chrome = { port: number; kill: () => void }

const { default: lighthouse } = (await load('lighthouse')) as {
  default: (url: string, flags: object) => Promise<Result | undefined>
}
const { launch } = (await load('chrome-launcher')) as { launch: (options: object) => Promise<Chrome> }

const LOOKS_MAX = 3

async function runUntilTraced(url: string, options: object): Promise<Result> {
  let said = 'nothing'
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const result = await lighthouse(url, options)
    if (result && !result.lhr.runtimeError) return result
    said = result?.lhr.runtimeError?.code ?? said
  }
  throw new Error(`Lighthouse said ${said} about ${url}`)
}

/** `performance ADDRESS` or `everything ADDRESS`: the second asks for accessibility, best practices and search engines too. */
async function measure(line: string, port: number) {
  const [what, url = ''] = line.split(' ')
  // Storage and caches are cleared before each run; only the browser is warm.
  const flags = { port, logLevel: 'silent', output: 'json', throttlingMethod: 'simulate' }
  const options = what === 'performance' ? { ...flags, onlyCategories: ['performance'] } : flags
  const result = await runUntilTraced(url, options)
  const { categories, audits, environment } = result.lhr
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    speed: environment.benchmarkIndex,
    scores: Object.fromEntries(scores) as Record<string, number>,
    requests: (audits['network-requests']?.details?.items ?? []).map(({ url: address, resourceType }) => ({
      address,
      type: resourceType ?? '',
    })),
  }
}

const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
})
try {
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    for (const line of String(chunk).split('\n').filter(Boolean)) {
      process.stdout.write(`${JSON.stringify(await measure(line, chrome.port))}\n`)
    }
  }
} finally {
  chrome.kill()
}
