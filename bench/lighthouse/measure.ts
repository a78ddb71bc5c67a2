import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** `node measure.ts FOLDER CHROMIUM`: reads one address per line and writes what Lighthouse (mobile) says of it, as JSON. */
const [folder = '', chromePath = ''] = process.argv.slice(2)
const require = createRequire(join(folder, 'package.json'))
const load = (name: string) => import(pathToFileURL(require.resolve(name)).href)

type Audit = { numericValue?: number }
type Result = { lhr: { categories: { performance: { score: number } }; audits: Record<string, Audit> } }
type Chrome = { port: number; kill: () => void }

const { default: lighthouse } = (await load('lighthouse')) as {
  default: (url: string, flags: object) => Promise<Result | undefined>
}
const { launch } = (await load('chrome-launcher')) as { launch: (options: object) => Promise<Chrome> }

async function measure(url: string) {
  // A browser of its own for each: nothing is warm.
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const flags = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'silent', output: 'json' }
    const result = await lighthouse(url, flags)
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
    const { categories, audits } = result.lhr
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      score: Math.round(categories.performance.score * 100),
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
    }
  } finally {
    chrome.kill()
  }
}

for await (const chunk of process.stdin.setEncoding('utf8')) {
  for (const url of String(chunk).split('\n').filter(Boolean)) {
    process.stdout.write(`${JSON.stringify(await measure(url))}\n`)
  }
}
