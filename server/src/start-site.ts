import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusePoorAdminPassword } from './admin-password.ts'
import { openDataFolder } from './data-folder.ts'
import { joinEmbeddedPostgres } from './embedded-postgres.ts'
import { openLog } from './log.ts'
import { checkPort } from './listen.ts'
import { readSettings, type Settings } from './settings.ts'
import { shutDownWhen } from './shut-down.ts'

export { explainStartFailure } from './start-failure.ts'

type Log = ReturnType<typeof openLog>

/** How long what is under way in a start may take to come to its end once the site is told to stop. */
const SETTLE_LIMIT_MS = 3_000

/** The start can be stopped at any moment: it then leaves nothing behind of what it has started by then. */
export async function startSite(stopping: AbortSignal): Promise<{ publicUrl: string }> {
  const settings = readSettings(process.env)
  const log = openLog(settings.logLevel)
  const starting = start(settings, log, stopping)
  shutDownWhen(stopping, log, async () => {
    const close = await starting.catch(() => null)
    await close?.()
  })
  try {
    await starting
    stopping.throwIfAborted()
  } catch (error) {
    if (!stopping.aborted) throw error
    // There is nothing to say about this start any more: the process ends when all is closed.
    await new Promise(() => {})
  }
  return settings
}

/** PostgreSQL needs as long to start as we need to load the rest of the program: both happen at once. */
async function start(settings: Settings, log: Log, signal: AbortSignal): Promise<() => Promise<void>> {
  await tryOut(settings)
  signal.throwIfAborted()
  const { joining, launched } = launchDatabase(settings, log, signal)
  await launched
  try {
    const { runSite } = await import('./run-site.ts')
    return await Promise.race([runSite(settings, log, joining, signal), giveUp(signal)])
  } catch (error) {
    // A site that could not start must not leave a PostgreSQL behind that nobody needs.
    await joining?.then(({ leave }) => leave()).catch(() => {})
    throw error
  }
}

/** A database that does not answer would hold a stop up for as long as the start. */
async function giveUp(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  await sleep(SETTLE_LIMIT_MS)
  throw signal.reason
}

/** What would stop the start later stops it now, before a database runs. */
async function tryOut({ host, port, metricsPort, ...settings }: Settings) {
  if (settings.admin) await refusePoorAdminPassword(settings.admin)
  // The embedded database looks at its folder by itself.
  const keepsFiles = !settings.smtpUrl || settings.demoData
  if (settings.databaseUrl && keepsFiles) await openDataFolder(settings.dataDir)
  await checkPort('PORT', { host, port })
  if (metricsPort) await checkPort('METRICS_PORT', { host, port: metricsPort })
}

function launchDatabase(settings: Settings, log: Log, signal: AbortSignal) {
  if (settings.databaseUrl) return { joining: null, launched: null }
  const { promise, resolve: onLaunch } = Promise.withResolvers<void>()
  const joining = joinEmbeddedPostgres(resolve(settings.dataDir), log, { onLaunch, signal })
  // It may run already, or not start at all: whoever waits for it is told then.
  return { joining, launched: Promise.race([promise, joining.catch(() => {})]) }
}
