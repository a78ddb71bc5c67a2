import { join } from 'node:path'
import type { Client } from 'pg'
import type { BaseLogger } from 'pino'
import { type DataFolder, DataFolderError, openDataFolder } from './data-folder.ts'
import { chooseLauncher } from './postgres/become-user.ts'
import { EmbeddedPostgresError } from './postgres/embedded-postgres-error.ts'
import { findBinaries } from './postgres/find-binaries.ts'
import { type Lock, type LockWait, takeLock, tryLock } from './postgres/hold-lock.ts'
import { initialiseCluster } from './postgres/initialise-cluster.ts'
import { keepRunning } from './postgres/keep-running.ts'
import { DATABASE } from './postgres/make-database.ts'
import { boundServerLog } from './postgres/server-log.ts'
import { startOrAttach } from './postgres/start-or-attach.ts'
import type { Installation, RunningServer } from './postgres/start-server.ts'
import { stopServer } from './postgres/stop-server.ts'

export type EmbeddedPostgres = {
  /** Options for node-postgres; they stay valid when the server is restarted. */
  connection: { host: string; port: number; user: string; database: string; ssl: false }
  /** Call it after closing your own connections. The last process that leaves stops the server. */
  leave(): Promise<void>
}
type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>
/** `signal` aborts joining and cleans up. */
type Options = { binariesFolder?: string; onLaunch?: () => void; signal?: AbortSignal }

const JOIN_LIMIT_MS = 120_000
const LEAVE_LIMIT_MS = 3000
const LOG_CHECK_MS = 60_000

/** Starts the PostgreSQL of this data folder, or attaches to the running one. */
export async function joinEmbeddedPostgres(
  dataDir: string,
  log: Log,
  options: Options = {},
): Promise<EmbeddedPostgres> {
  try {
    const installation = await openInstallation(dataDir, options)
    const { signal } = options
    const { membership, server } = await withLock(installation, { limitMs: JOIN_LIMIT_MS, signal }, () =>
      joinServer(installation, log, signal),
    )
    return keepMembership(installation, membership, server, log)
  } catch (error) {
    // An error of the folder must not suggest another database.
    throw error instanceof DataFolderError ? error : EmbeddedPostgresError.because(error)
  }
}

/** Runs the work while no process uses the folder's database and it is stopped; undefined if one does. */
export async function whileUnused<T>(
  dataDir: string,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  const folder = await openDataFolder(dataDir)
  const turn = await takeLock(folder, lockFile(folder), { limitMs: LEAVE_LIMIT_MS }, async () => {
    const alone = await tryLock(folder, membersFile(folder), 'alone')
    if (!alone) return undefined
    try {
      // After a kill it may run without users.
      if (!(await stopServer(join(folder.path, 'postgres')))) return undefined
      return { result: await work() }
    } finally {
      alone.release()
    }
  })
  return turn?.result
}

async function openInstallation(dataDir: string, options: Options): Promise<Installation> {
  const { binariesFolder, onLaunch = () => {} } = options
  const binaries = await findBinaries(binariesFolder)
  const folder = await openDataFolder(dataDir)
  const cluster = join(folder.path, 'postgres')
  const launcher = await chooseLauncher(folder, cluster, binaries)
  return { folder, cluster, binaries, launcher, onLaunch }
}

async function joinServer(installation: Installation, log: Log, signal?: AbortSignal) {
  const { folder, cluster, binaries, launcher } = installation
  const membership = await tryLock(folder, membersFile(folder), 'with others')
  if (!membership) throw new Error(`${membersFile(folder)} is held by another program`)
  try {
    await initialiseCluster(folder, cluster, binaries, launcher, signal)
    return { membership, server: await startAndWatch(installation, log, signal) }
  } catch (error) {
    await leaveServer(installation, membership, log)
    throw error
  }
}

async function startAndWatch(installation: Installation, log: Log, signal?: AbortSignal) {
  const server = await startOrAttach(installation, signal)
  // The watching connection must not keep the process alive. (The types lack the method.)
  const socket = server.watcher as Client & { unref(): void }
  socket.unref()
  log.info(
    { folder: installation.cluster },
    `Embedded PostgreSQL ${server.wasStarted ? 'started' : 'attached'}`,
  )
  return server
}

function keepMembership(
  installation: Installation,
  membership: Lock,
  server: RunningServer,
  log: Log,
): EmbeddedPostgres {
  const rejoin = async (signal: AbortSignal) => {
    const wait = { limitMs: JOIN_LIMIT_MS, signal }
    return (await withLock(installation, wait, () => startAndWatch(installation, log, signal))).watcher
  }
  const supervisor = keepRunning(server.watcher, rejoin, log)
  const logCheck = setInterval(() => {
    boundServerLog(installation.folder).catch((error: unknown) =>
      log.warn({ err: error }, 'postgres.log is not bounded'),
    )
  }, LOG_CHECK_MS).unref()

  async function leave() {
    clearInterval(logCheck)
    await supervisor.stop()
    try {
      const wait = { limitMs: LEAVE_LIMIT_MS }
      await withLock(installation, wait, () => leaveServer(installation, membership, log))
    } catch (error) {
      // Another process has the lock, so it will be the last.
      membership.release()
      log.warn({ err: error }, 'The embedded PostgreSQL was left to another process')
    }
  }

  let departure: Promise<void> | undefined
  return {
    connection: {
      host: server.socketFolder,
      port: server.port,
      user: DATABASE,
      database: DATABASE,
      ssl: false,
    },
    leave: () => (departure ??= leave()),
  }
}

async function leaveServer(installation: Installation, membership: Lock, log: Log) {
  membership.release()
  const last = await tryLock(installation.folder, membersFile(installation.folder), 'alone')
  if (!last) return
  try {
    if (await stopServer(installation.cluster)) log.info('Embedded PostgreSQL stopped')
    else log.warn('The embedded PostgreSQL is still writing and stops by itself')
  } finally {
    last.release()
  }
}

async function withLock<T>(installation: Installation, wait: LockWait, work: () => Promise<T>) {
  const turn = await takeLock(installation.folder, lockFile(installation.folder), wait, work)
  if (!turn)
    throw new Error(
      `another process has been busy with ${installation.cluster} for ${wait.limitMs / 1000} seconds`,
    )
  return turn.result
}

function membersFile(folder: DataFolder) {
  return join(folder.path, 'postgres.members')
}

function lockFile(folder: DataFolder) {
  return join(folder.path, 'postgres.turn')
}
