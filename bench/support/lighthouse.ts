import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { median } from './load.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const source = here('../lighthouse/')
const installed = here('../../.cache/lighthouse/')
const browsers = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/google-chrome']

export type Seen = {
  score: number
  lcp: number
  cls: number
  tbt: number
  /** Lighthouse's benchmark index of the machine during the run. */
  speed: number
  /** By category, in hundredths. */
  scores: Record<string, number>
  requests: { address: string; type: string }[]
}
export type Lighthouse = {
  look: (url: string, at?: 'performance' | 'everything') => Promise<Seen>
  close: () => void
}

/** Lighthouse, installed into the cache folder by its own lock file; null without a browser. */
export function startLighthouse(): Lighthouse | null {
  const chromium = browsers.find((path) => path !== '' && existsSync(path))
  if (!chromium || !install()) return null
  const child = spawn(process.execPath, [`${source}measure.ts`, installed, chromium], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async look(url, at = 'performance') {
      child.stdin.write(`${at} ${url}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error(`Lighthouse ended at ${url}`)
      return JSON.parse(value) as Seen
    },
    close: () => child.stdin.end(),
  }
}

function install(): boolean {
  mkdirSync(installed, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) cpSync(source + file, installed + file)
  if (existsSync(`${installed}node_modules/lighthouse`)) return true
  console.log('Installing Lighthouse into .cache/lighthouse, once')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: installed,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

/** The figures of a run, or of the median of several. */
export type Sight = Pick<Seen, 'score' | 'lcp' | 'cls' | 'tbt' | 'speed'>

export function middle(seen: readonly Seen[]): Sight {
  const of = (name: keyof Sight) => median(seen.map((one) => one[name]))
  return { score: of('score'), lcp: of('lcp'), cls: of('cls'), tbt: of('tbt'), speed: of('speed') }
}

export function describe({ score, lcp, cls, tbt, speed }: Sight): string {
  return `score ${score}, LCP ${(lcp / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}, TBT ${Math.round(tbt)} ms, CPU index ${Math.round(speed)}`
}
