import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  countMails,
  deliverMails,
  ensureAdmin,
  LoadShedder,
  opensStoredSecrets,
  seedDemo,
  startNoticeJobs,
  type AdminOfSettings,
  type Services,
} from '@aurivane/api'
import type { FastifyInstance } from 'fastify'
import { buildSite } from './build-site.ts'
import { keepDemoAccounts, printDemoAccounts } from './demo-accounts.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import type { openLog } from './log.ts'
import { lowerPoolPriority } from './lower-pool-priority.ts'
import { findPassedSocket, listenOn } from './listen.ts'
import { openServices, type OpenServices } from './open-services.ts'
import { SettingsError, type Settings } from './settings.ts'
import { readAssets, toAsset, type Asset } from './web/assets.ts'
import { Documents } from './web/documents.ts'
import { loadRenderer } from './web/load-renderer.ts'
import { createPublicReads } from './web/public-reads.ts'
import type { Site } from './web/serve-web.ts'
import { retryWhileDown } from './retry-while-down.ts'
import { webFolder } from './web-folder.ts'

type Log = ReturnType<typeof openLog>
type Web = { assets: Map<string, Asset>; entry: Awaited<ReturnType<typeof loadRenderer>> }
type Start = { settings: Settings; log: Log; web: Web; signal: AbortSignal }

/** How long requests in flight may take to finish after a stop signal. */
const DRAIN_LIMIT_MS = 5_000
/** How long mails and notices under way may take to finish. */
const JOBS_LIMIT_MS = 2_000
/** How long a failed start may take to clean up. */
const CLOSE_LIMIT_MS = 4_000

/**
 * `joining`: the embedded PostgreSQL, which is still starting while pages are read. `signal` aborts the start. Returns how to
 * close everything.
 */
export async function runSite(
  settings: Settings,
  log: Log,
  joining: Promise<EmbeddedPostgres> | null,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const [opened, entry] = await Promise.all([openServices(settings, log, joining), loadRenderer()])
  try {
    const web = { assets: readAssets(join(webFolder, 'client')), entry }
    return await serve({ settings, log, web, signal }, opened)
  } catch (error) {
    // In this order, or connections that we close would be reported as lost.
    await Promise.race([opened.close().catch(() => {}), sleep(CLOSE_LIMIT_MS)])
    throw error
  }
}

async function serve(
  { settings, log, web, signal }: Start,
  { services, queueing, close }: OpenServices,
): Promise<() => Promise<void>> {
  signal.throwIfAborted()
  const load = new LoadShedder()
  const site = openWeb(web, services, settings.operator, log)
  const [app] = await Promise.all([
    buildSite({ log, services, site, load, trustProxy: settings.trustProxy }),
    retryWhileDown(() => seed(services, settings, log)),
    retryWhileDown(() => verifySecretKey(services)),
    queueing,
    lowerPoolPriority(log),
  ])
  signal.throwIfAborted()
  const stopMetrics = settings.metricsPort
    ? await watch(app, services, { host: settings.host, port: settings.metricsPort, load })
    : async () => {}
  const stopDelivering = await deliverMails(services)
  const stopNoticeJobs = startNoticeJobs(services)

  const { host, port } = settings
  const place = { host, port, ...findPassedSocket(process.env, process.pid) }
  await listenOn('PORT', { host, port }, () => app.listen(place))
  if (settings.demoData) await printDemoAccounts(settings.dataDir, settings.publicUrl)
  return async () => {
    setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS).unref()
    await app.close()
    // A mail server or a database that does not answer must not keep the process: the next start goes on from there.
    await Promise.race([
      Promise.all([stopNoticeJobs(), stopDelivering()]),
      sleep(JOBS_LIMIT_MS, undefined, { ref: false }),
    ])
    await stopMetrics()
    await close()
  }
}

/** The web's files in memory, and its documents, which read the database through the API's own use cases. */
function openWeb({ assets, entry }: Web, services: Services, operator: Settings['operator'], log: Log): Site {
  const { publicUrl, supportEmail, isSecure } = services.settings
  const renderer = entry.createRenderer({
    publicUrl,
    supportEmail,
    operator,
    hasFile: (url) => assets.has(url),
    reads: createPublicReads(services, log),
  })
  const files = renderer.files.map((file) => [file.url, toAsset(file)] as const)
  return { assets: new Map([...assets, ...files]), documents: new Documents(renderer, { isSecure }) }
}

/** In this order: demonstration data is for an empty database, and an administrator would fill it. */
async function seed(services: Services, settings: Settings, log: Log) {
  if (settings.demoData) await seedDemo(services, (made) => keepDemoAccounts(settings.dataDir, made))
  if (!settings.admin) return
  const found = await ensureAdmin(services, settings.admin)
  if (found in adminWarnings) log.warn(adminWarnings[found as keyof typeof adminWarnings])
}

/** An existing account is never changed by ADMIN_EMAIL; the operator is told so. */
const adminWarnings = {
  'not-admin':
    'ADMIN_EMAIL names an account that is not an administrator: npm run admin -- grant makes it one',
  unconfirmed:
    'ADMIN_EMAIL names an account whose address was never confirmed, perhaps registered by a stranger: nothing was changed',
  suspended: 'ADMIN_EMAIL names an account that is suspended: nothing was changed',
} as const satisfies Partial<Record<AdminOfSettings, string>>

/** Detects a wrong SECRET_KEY at the start instead of at the first login with two-factor. */
async function verifySecretKey(services: Services) {
  if (await opensStoredSecrets(services)) return
  throw new SettingsError(
    'SECRET_KEY is not the one that this database was used with. Without SECRET_KEY that is the content of DATA_DIR/secret-key',
  )
}

/** Loaded only if metrics are on. */
async function watch(
  app: FastifyInstance,
  { db }: Services,
  options: { host: string; port: number; load: LoadShedder },
) {
  const { serveMetrics } = await import('./metrics.ts')
  return serveMetrics(app, { ...options, countMails: () => countMails(db) })
}
