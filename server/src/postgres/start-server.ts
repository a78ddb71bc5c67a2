import type { ChildProcess } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { DataFolder } from '../data-folder.ts'
import type { Launcher } from './become-user.ts'
import { EmbeddedPostgresError, explainFailure } from './embedded-postgres-error.ts'
import type { Binaries } from './find-binaries.ts'
import { connectAsOwner } from './connect-as-owner.ts'
import { readPostmaster } from './postmaster.ts'
import { openServerLog } from './server-log.ts'
import { serverArguments } from './server-settings.ts'
import { prepareSocketFolder, removeSocketFiles, SOCKET_PORT } from './socket-folder.ts'

export type Installation = {
  folder: DataFolder
  cluster: string
  binaries: Binaries
  launcher: Launcher
  /** Called when PostgreSQL has been launched. */
  onLaunch: () => void
}
/** `watcher` is an idle connection that ends with the server. */
export type RunningServer = { watcher: Client; socketFolder: string; port: number; wasStarted: boolean }

const POLL_MIN_MS = 10
const POLL_MAX_MS = 200

/** Another start in progress, or backends of a killed server that have not ended yet. */
const PASSING = /lock file ".*" already exists|pre-existing shared memory block/

/** Undefined if a retry may succeed. */
export async function startServer(
  installation: Installation,
  deadline: number,
  signal?: AbortSignal,
): Promise<RunningServer | undefined> {
  const { folder, cluster, binaries, launcher } = installation
  const socketFolder = await prepareSocketFolder(cluster, launcher.owner)
  await removeSocketFiles(socketFolder)
  const log = await openServerLog(folder)
  const command = [binaries.postgres, ...serverArguments(cluster, socketFolder)]
  // In its own session: Ctrl-C reaches only us, and we decide when it stops.
  const child = launcher.launch(command, { detached: true, stdio: ['ignore', log.fd, log.fd] })
  const watchedEnd = watchEnd(child)
  await log.close()
  installation.onLaunch()

  for (let pauseMs = POLL_MIN_MS; Date.now() < deadline; pauseMs = Math.min(pauseMs * 1.2, POLL_MAX_MS)) {
    const { end } = watchedEnd
    if (end) {
      const said = (await log.readNew()) || (await describeFullDisk(folder))
      if (end.wasKilled || PASSING.test(said)) return undefined
      throw new EmbeddedPostgresError(end.failure ?? explainFailure(said))
    }
    if (signal?.aborted) await abortStart(child, cluster, signal)
    const watcher = await connectAsOwner(socketFolder, SOCKET_PORT)
    if (typeof watcher !== 'string') return { watcher, socketFolder, port: SOCKET_PORT, wasStarted: true }
    await sleep(pauseMs)
  }
  throw new EmbeddedPostgresError(`it is not ready after a long time: ${explainFailure(await log.readNew())}`)
}

function watchEnd(child: ChildProcess) {
  const watched: { end?: { wasKilled: boolean; failure?: string } } = {}
  child.once('error', (error) => (watched.end = { wasKilled: false, failure: error.message }))
  child.once('exit', (code) => (watched.end = { wasKilled: code === null }))
  child.unref()
  return watched
}

/** Waits until the pid is written, which is needed to stop it. */
async function abortStart(child: ChildProcess, cluster: string, signal: AbortSignal) {
  const postmaster = await readPostmaster(cluster)
  if (postmaster?.pid === child.pid) throw signal.reason
}

/** On a full disk the message may be missing. */
async function describeFullDisk({ path }: DataFolder) {
  const { bavail } = await statfs(path)
  return bavail === 0 ? `error: No space left on device of ${path}` : ''
}
