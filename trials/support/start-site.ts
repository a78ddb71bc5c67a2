import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../scripts/testing/find-free-port.ts'
import { siteFlags } from '../../scripts/testing/site-process.ts'

const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const START_LIMIT_MS = 60_000

export type Site = {
  url: string
  port: number
  pid: number
  dataDir: string
  metricsUrl: string
  /** Its output so far, without the oldest part. */
  output(): string
  /** The exit code, or null where a signal ended it. */
  ended: Promise<number | null>
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Ends it and deletes its data folder. */
  remove(): Promise<void>
}

type Options = {
  /** Further settings, or others than the usual ones. */
  env?: Settings
}

const running = new Set<Site>()

type Settings = Record<string, string>
let makeUsualSettings: () => Promise<Settings> = async () => ({})

/** Extra settings for sites that are started from now on, such as a database each; their own settings take precedence. */
export function startSitesWith(make: () => Promise<Settings>) {
  makeUsualSettings = make
}

/** For an aborted trial: its processes would keep the command waiting. */
export async function removeAllSites() {
  await Promise.all([...running].map((site) => site.remove()))
}

export const admin = { email: 'admin@example.com', password: 'plain stones in a row' }

/** Starts the built site as an operator does, by default on a free port, an empty data folder and without limits. */
export async function startSite(options: Options = {}): Promise<Site> {
  const site = await beginSite(options)
  await untilReady(site)
  return site
}

/** Starts it without waiting: for trials that disturb the start. */
export async function beginSite({ env = {} }: Options = {}): Promise<Site> {
  if (!existsSync(program)) throw new Error('The site is not built: run `npm run build` first')
  const usual = await makeUsualSettings()
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'aurivane-trial-'))
  const port = Number(env['PORT'] ?? (await findFreePort()))
  const metricsPort = Number(env['METRICS_PORT'] ?? (await findFreePort()))
  const child = spawn(process.execPath, [...siteFlags, program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...usual,
      ...env,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    },
  })
  const output = collectOutput(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  const site: Site = {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    dataDir,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    output,
    ended,
    stop,
    async remove() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  running.add(site)
  void ended.then(() => running.delete(site))
  return site
}

export async function untilReady(site: Site): Promise<void> {
  const giveUpAt = Date.now() + START_LIMIT_MS
  const isEnded = site.ended.then(() => true)
  while (!site.output().includes('is ready at')) {
    const tick = new Promise<false>((resolve) => setTimeout(() => resolve(false), 10))
    if (await Promise.race([isEnded, tick])) throw new Error(`The site ended: ${site.output()}`)
    if (Date.now() > giveUpAt) throw new Error(`The site did not start in time: ${site.output()}`)
  }
}

const OUTPUT_KEPT_CHARS = 1_000_000

function collectOutput(child: ChildProcess) {
  let text = ''
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-OUTPUT_KEPT_CHARS)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return () => text
}
