import { ensureAdmin } from '@aurivane/api/database/ensure-admin'
import { seedDemo } from '@aurivane/api/database/seed-demo'
import { LoadLimit } from '@aurivane/api/http/load-limit'
import { countMails } from '@aurivane/api/mail/mails.queries'
import { deliverMails } from '@aurivane/api/mail/deliver-mails'
import type { Services } from '@aurivane/api/services'
import type { FastifyInstance } from 'fastify'
import { buildSite } from './build-site.ts'
import { keepDemoAccounts, tellDemoAccounts } from './demo-accounts.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import type { openLog } from './log.ts'
import { lowerPoolPriority } from './lower-pool-priority.ts'
import { openDoors } from './open-doors.ts'
import { openServices } from './open-services.ts'
import type { Settings } from './settings.ts'
import { shutDownOnSignal } from './shut-down.ts'
import { readSite } from './web/site-files.ts'
import { webFolder } from './web-folder.ts'

/** How long requests under way may take to finish once the site is told to stop. */
const DRAIN_LIMIT_MS = 5_000

/** `joining`: the embedded PostgreSQL, on its way. Pages are read while it comes up. */
export async function runSite(
  settings: Settings,
  log: ReturnType<typeof openLog>,
  joining: Promise<EmbeddedPostgres> | null,
) {
  const site = readSite(webFolder, settings.publicUrl)
  const { services, queueing, close } = await openServices(settings, log, joining)
  const load = new LoadLimit()
  const [app] = await Promise.all([
    buildSite({ log, services, site, load, trustProxy: settings.trustProxy }),
    furnish(services, settings),
    queueing,
    lowerPoolPriority(log),
  ])
  const stopMetrics = settings.metricsPort
    ? await watch(app, services, { host: settings.host, port: settings.metricsPort, load })
    : async () => {}
  const stopDelivering = await deliverMails(services)

  shutDownOnSignal(log, async () => {
    setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS).unref()
    await app.close()
    await stopDelivering()
    await stopMetrics()
    await close()
  })
  await openDoors(app, settings)
  if (settings.demoData) await tellDemoAccounts(settings.dataDir)
}

/** In this order: demonstration data is for an empty database, and an administrator would fill it. */
async function furnish(services: Services, settings: Settings) {
  if (settings.demoData) await seedDemo(services, (made) => keepDemoAccounts(settings.dataDir, made))
  if (settings.admin) await ensureAdmin(services, settings.admin)
}

/** Loaded only where somebody watches. */
async function watch(
  app: FastifyInstance,
  { db }: Services,
  options: { host: string; port: number; load: LoadLimit },
) {
  const { serveMetrics } = await import('./metrics.ts')
  return serveMetrics(app, { ...options, countMails: () => countMails(db) })
}
