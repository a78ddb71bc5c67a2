import { setTimeout as sleep } from 'node:timers/promises'
import {
  countMails,
  deliverMails,
  ensureAdmin,
  LoadShedder,
  opensStoredSecrets,
  seedDemo,
  type AdminOfSettings,
  type Services,
} from '@aurivane/api'
import type { FastifyInstance } from 'fastify'
import { buildSite } from './build-site.ts'
import { keepDemoAccounts, tellDemoAccounts } from './demo-accounts.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import type { openLog } from './log.ts'
import { lowerPoolPriority } from './lower-pool-priority.ts'
import { listenOn } from './listen.ts'
import { openServices, type OpenServices } from './open-services.ts'
import { SettingsError, type Settings } from './settings.ts'
import { readSite, type Site } from './web/site-files.ts'
import { retryWhileDown } from './retry-while-down.ts'
import { webFolder } from './web-folder.ts'

type Log = ReturnType<typeof openLog>
type Start = { settings: Settings; log: Log; site: Site; signal: AbortSignal }

/** How long requests under way may take to finish once the site is told to stop. */
const DRAIN_LIMIT_MS = 5_000
/** And how long a start that failed may take to put things away. */
const CLOSE_LIMIT_MS = 4_000

/**
 * `joining`: the embedded PostgreSQL, on its way. Pages are read while it comes up. `signal`: told to stop, it goes no further.
 * Answers how everything is closed again.
 */
export async function runSite(
  settings: Settings,
  log: Log,
  joining: Promise<EmbeddedPostgres> | null,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const site = readSite(webFolder, settings)
  const opened = await openServices(settings, log, joining)
  try {
    return await serve({ settings, log, site, signal }, opened)
  } catch (error) {
    // In order, or connections that we cut ourselves would be reported as lost.
    await Promise.race([opened.close().catch(() => {}), sleep(CLOSE_LIMIT_MS)])
    throw error
  }
}

async function serve(
  { settings, log, site, signal }: Start,
  { services, queueing, close }: OpenServices,
): Promise<() => Promise<void>> {
  signal.throwIfAborted()
  const load = new LoadShedder()
  const [app] = await Promise.all([
    buildSite({ log, services, site, load, trustProxy: settings.trustProxy }),
    retryWhileDown(() => seed(services, settings, log)),
    retryWhileDown(() => refuseForeignKey(services)),
    queueing,
    lowerPoolPriority(log),
  ])
  signal.throwIfAborted()
  const stopMetrics = settings.metricsPort
    ? await watch(app, services, { host: settings.host, port: settings.metricsPort, load })
    : async () => {}
  const stopDelivering = await deliverMails(services)

  const { host, port } = settings
  await listenOn('PORT', { host, port }, () => app.listen({ host, port }))
  if (settings.demoData) await tellDemoAccounts(settings.dataDir)
  return async () => {
    setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS).unref()
    await app.close()
    await stopDelivering()
    await stopMetrics()
    await close()
  }
}

/** In this order: demonstration data is for an empty database, and an administrator would fill it. */
async function seed(services: Services, settings: Settings, log: Log) {
  if (settings.demoData) await seedDemo(services, (made) => keepDemoAccounts(settings.dataDir, made))
  if (!settings.admin) return
  const found = await ensureAdmin(services, settings.admin)
  if (found in adminWarnings) log.warn(adminWarnings[found as keyof typeof adminWarnings])
}

/** An account that was there before ADMIN_EMAIL is never changed by a start; whoever set it has to know. */
const adminWarnings = {
  'not-admin':
    'ADMIN_EMAIL names an account that is not an administrator: npm run admin -- grant makes it one',
  unconfirmed:
    'ADMIN_EMAIL names an account whose address was never confirmed, perhaps registered by a stranger: nothing was changed',
  suspended: 'ADMIN_EMAIL names an account that is suspended: nothing was changed',
} as const satisfies Partial<Record<AdminOfSettings, string>>

/** A key that is not the one of this database is found out now, and not by the first member who has two-factor on. */
async function refuseForeignKey(services: Services) {
  if (await opensStoredSecrets(services)) return
  throw new SettingsError(
    'SECRET_KEY is not the one that this database was used with. Without SECRET_KEY that is the content of DATA_DIR/secret-key',
  )
}

/** Loaded only where somebody watches. */
async function watch(
  app: FastifyInstance,
  { db }: Services,
  options: { host: string; port: number; load: LoadShedder },
) {
  const { serveMetrics } = await import('./metrics.ts')
  return serveMetrics(app, { ...options, countMails: () => countMails(db) })
}
