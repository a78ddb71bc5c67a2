import { ensureAdmin } from '@aurivane/api/database/ensure-admin'
import { seedDemo } from '@aurivane/api/database/seed-demo'
import { LoadLimit } from '@aurivane/api/http/load-limit'
import { countMails } from '@aurivane/api/mail/mails.queries'
import { deliverMails } from '@aurivane/api/mail/deliver-mails'
import { buildSite } from './build-site.ts'
import { tellDemoAccounts } from './demo-accounts.ts'
import { openLog } from './log.ts'
import { serveMetrics } from './metrics.ts'
import { openDoors } from './open-doors.ts'
import { openServices } from './open-services.ts'
import { readSettings, type Settings } from './settings.ts'
import { shutDownOnSignal } from './shut-down.ts'
import { explainStartFailure } from './start-failure.ts'

/** How long requests under way may take to finish once the site is told to stop. */
const DRAIN_LIMIT_MS = 5_000

async function start(settings: Settings) {
  const log = openLog(settings.logLevel)
  const { services, close } = await openServices(settings, log)
  // In this order: demonstration data is for an empty database, and an administrator would fill it.
  const accounts = settings.demoData ? await seedDemo(services) : null
  if (settings.admin) await ensureAdmin(services, settings.admin)

  const load = new LoadLimit()
  const app = await buildSite({ log, services, load, trustProxy: settings.trustProxy })
  const stopMetrics = settings.metricsPort
    ? await serveMetrics(app, {
        host: settings.host,
        port: settings.metricsPort,
        load,
        countMails: () => countMails(services.db),
      })
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
  await tellDemoAccounts(settings.dataDir, accounts)
  console.log(`Aurivane is ready at ${settings.publicUrl}`)
}

try {
  await start(readSettings(process.env))
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
