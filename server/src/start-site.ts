import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { refuseWeakAdminPassword } from './admin-password.ts'
import { openDataFolder } from './data-folder.ts'
import { joinEmbeddedPostgres } from './embedded-postgres.ts'
import { openLog } from './log.ts'
import { checkPort, findPassedSocket } from './listen.ts'
import { readSettings, type Settings } from './settings.ts'
import { shutDownWhen } from './shut-down.ts'

export { explainStartFailure } from './start-failure.ts'

type Log = ReturnType<typeof openLog>

/** How long the current step of a start may take after a stop signal. */
const SETTLE_LIMIT_MS = 3_000

/** The start can be stopped at any moment and then cleans up what it has started. */
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
    // Nothing to report: the process ends when everything is closed.
    await new Promise(() => {})
  }
  return settings
}

/** PostgreSQL starts while the rest of the program is loaded. */
async function start(settings: Settings, log: Log, signal: AbortSignal): Promise<() => Promise<void>> {
  await checkSettings(settings)
  signal.throwIfAborted()
  const { joining, launched } = launchDatabase(settings, log, signal)
  await launched
  try {
    const { runSite } = await import('./run-site.ts')
    return await Promise.race([runSite(settings, log, joining, signal), rejectAfterStop(signal)])
  } catch (error) {
    // A failed start must not leave PostgreSQL running.
    await joining?.then(({ leave }) => leave()).catch(() => {})
    throw error
  }
}

/** A database that does not answer would delay a stop. */
async function rejectAfterStop(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  await sleep(SETTLE_LIMIT_MS)
  throw signal.reason
}

/** Checks that would fail the start later, done before a database runs. */
async function checkSettings({ host, port, metricsPort, ...settings }: Settings) {
  if (settings.admin) await refuseWeakAdminPassword(settings.admin)
  // The embedded database checks its folder itself.
  const keepsFiles = !settings.smtpUrl || settings.demoData
  if (settings.databaseUrl && keepsFiles) await openDataFolder(settings.dataDir)
  if (!findPassedSocket(process.env, process.pid)) await checkPort('PORT', { host, port })
  if (metricsPort) await checkPort('METRICS_PORT', { host, port: metricsPort })
}

function launchDatabase(settings: Settings, log: Log, signal: AbortSignal) {
  if (settings.databaseUrl) return { joining: null, launched: null }
  const { promise, resolve: onLaunch } = Promise.withResolvers<void>()
  const joining = joinEmbeddedPostgres(resolve(settings.dataDir), log, { onLaunch, signal })
  // Errors are reported where it is awaited.
  return { joining, launched: Promise.race([promise, joining.catch(() => {})]) }
}
