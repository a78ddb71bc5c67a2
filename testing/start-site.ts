import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './find-free-port.ts'
import { launchSite, untilReady, type SiteProcess } from './site-process.ts'

export type Site = SiteProcess & {
  url: string
  port: number
  dataDir: string
  metricsUrl: string
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

/** Without limits and demonstration data, with an administrator. */
export const usualSettings = {
  DEMO_DATA: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
}

/** Starts the built site as an operator does, by default on a free port, an empty data folder and without limits. */
export async function startSite(options: Options = {}): Promise<Site> {
  const site = await beginSite(options)
  await untilReady(site)
  return site
}

/** Starts it without waiting: for trials that disturb the start. */
export async function beginSite({ env = {} }: Options = {}): Promise<Site> {
  const usual = await makeUsualSettings()
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'aurivane-trial-'))
  const port = Number(env['PORT'] ?? (await findFreePort()))
  const metricsPort = Number(env['METRICS_PORT'] ?? (await findFreePort()))
  const started = launchSite({
    DATA_DIR: dataDir,
    ...usualSettings,
    ...usual,
    ...env,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  })
  const site: Site = {
    ...started,
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    async remove() {
      await started.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  running.add(site)
  void site.ended.then(() => running.delete(site))
  return site
}
