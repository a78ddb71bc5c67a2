import { resolve } from 'node:path'
import { refusePoorAdminPassword } from './admin-password.ts'
import { openDataFolder } from './data-folder.ts'
import { joinEmbeddedPostgres } from './embedded-postgres.ts'
import { openLog } from './log.ts'
import { tryDoor } from './open-doors.ts'
import { readSettings, type Settings } from './settings.ts'

export { explainStartFailure } from './start-failure.ts'

/** PostgreSQL needs as long to start as we need to load the rest of the program: both happen at once. */
export async function startSite(): Promise<{ publicUrl: string }> {
  const settings = readSettings(process.env)
  await tryOut(settings)
  const log = openLog(settings.logLevel)
  const { joining, launched } = launchDatabase(settings, log)
  await launched
  try {
    const { runSite } = await import('./run-site.ts')
    await runSite(settings, log, joining)
  } catch (error) {
    // A site that could not start must not leave a PostgreSQL behind that nobody needs.
    await joining?.then(({ leave }) => leave()).catch(() => {})
    throw error
  }
  return settings
}

/** What would stop the start later stops it now, before a database runs. */
async function tryOut({ host, port, metricsPort, ...settings }: Settings) {
  if (settings.admin) await refusePoorAdminPassword(settings.admin)
  // The embedded database looks at its folder by itself.
  const keepsFiles = !settings.smtpUrl || settings.demoData
  if (settings.databaseUrl && keepsFiles) await openDataFolder(settings.dataDir)
  await tryDoor('PORT', { host, port })
  if (metricsPort) await tryDoor('METRICS_PORT', { host, port: metricsPort })
}

function launchDatabase(settings: Settings, log: ReturnType<typeof openLog>) {
  if (settings.databaseUrl) return { joining: null, launched: null }
  const { promise, resolve: onLaunch } = Promise.withResolvers<void>()
  const joining = joinEmbeddedPostgres(resolve(settings.dataDir), log, { onLaunch })
  // It may run already, or not start at all: whoever waits for it is told then.
  return { joining, launched: Promise.race([promise, joining.catch(() => {})]) }
}
