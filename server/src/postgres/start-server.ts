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
  /** Told when PostgreSQL has been launched and is on its way. */
  onLaunch: () => void
}
/** `watcher` is a connection that does nothing but end when the server does. */
export type RunningServer = { watcher: Client; socketFolder: string; port: number; wasStarted: boolean }

const POLL_MIN_MS = 10
const POLL_MAX_MS = 200

/** Another start that was under way, or backends of a killed server that are still about to end. */
const PASSING = /lock file ".*" already exists|pre-existing shared memory block/

/** Undefined if the reason of the failure may be gone at the next try. */
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
  // In a session of its own: Ctrl-C in the terminal reaches us, and we decide when it ends.
  const child = launcher.launch(command, { detached: true, stdio: ['ignore', log.fd, log.fd] })
  const watchedEnd = watchEnd(child)
  await log.close()
  installation.onLaunch()

  for (let pauseMs = POLL_MIN_MS; Date.now() < deadline; pauseMs = Math.min(pauseMs * 1.2, POLL_MAX_MS)) {
    const { end } = watchedEnd
    if (end) {
      const said = (await log.readNew()) || (await guessSilence(folder))
      if (end.wasKilled || PASSING.test(said)) return undefined
      throw new EmbeddedPostgresError(end.failure ?? explainFailure(said))
    }
    if (signal?.aborted) await giveUpOn(child, cluster, signal)
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

/** Not before its number is written down: whoever ends it finds it by that. */
async function giveUpOn(child: ChildProcess, cluster: string, signal: AbortSignal) {
  const postmaster = await readPostmaster(cluster)
  if (postmaster?.pid === child.pid) throw signal.reason
}

/** On a full disk there may be no room even for the complaint. */
async function guessSilence({ path }: DataFolder) {
  const { bavail } = await statfs(path)
  return bavail === 0 ? `error: No space left on device of ${path}` : ''
}
