import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import type { DataFolder } from '../data-folder.ts'
import type { Launcher } from './become-user.ts'
import { EmbeddedPostgresError, explainFailure } from './embedded-postgres-error.ts'
import type { Binaries } from './find-binaries.ts'
import { forgetPostmaster, isAlive, type Postmaster, readPostmaster } from './postmaster.ts'
import { openServerLog } from './server-log.ts'
import { serverArguments } from './server-settings.ts'
import { prepareSocketFolder, removeSocketFiles, SOCKET_PORT } from './socket-folder.ts'

export type Installation = { folder: DataFolder; cluster: string; binaries: Binaries; launcher: Launcher }
/** `watcher` is a connection that does nothing but end when the server does. */
export type RunningServer = { watcher: Client; socketFolder: string; port: number; wasStarted: boolean }

const START_LIMIT_MS = 120_000
const POLL_MS = 10
const RETRY_MS = 100
const CONNECT_LIMIT_MS = 5000

/** Another start that was under way, or backends of a killed server that are still about to end. */
const PASSING = /lock file ".*" already exists|pre-existing shared memory block/

/** Only for the one whose turn it is: nobody else may start, stop or clean up meanwhile. */
export async function startOrAttach(installation: Installation): Promise<RunningServer> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const server = (await attach(installation.cluster, deadline)) ?? (await start(installation, deadline))
    if (server) return server
    await sleep(RETRY_MS)
  }
}

async function attach(cluster: string, deadline: number): Promise<RunningServer | undefined> {
  for (;;) {
    const postmaster = await readPostmaster(cluster)
    if (!postmaster) return undefined
    const answer = await knock(postmaster)
    if (answer instanceof Client) return { ...postmaster, watcher: answer, wasStarted: false }
    if (answer === 'silence' && !(await isAlive(postmaster, cluster))) {
      await sleep(POLL_MS)
      if ((await readPostmaster(cluster))?.pid === postmaster.pid) await forgetPostmaster(cluster)
      return undefined
    }
    if (Date.now() > deadline) throw new Error(`process ${postmaster.pid} runs it, but does not answer`)
    await sleep(POLL_MS)
  }
}

async function start(installation: Installation, deadline: number): Promise<RunningServer | undefined> {
  const { folder, cluster, binaries, launcher } = installation
  const socketFolder = await prepareSocketFolder(cluster, launcher.owner)
  await removeSocketFiles(socketFolder)
  const log = await openServerLog(folder)
  const command = [binaries.postgres, ...serverArguments(cluster, socketFolder)]
  // In a session of its own: Ctrl-C in the terminal reaches us, and we decide when it ends.
  const child = launcher.launch(command, { detached: true, stdio: ['ignore', log.fd, log.fd] })
  const end: { reason?: string } = {}
  child.once('error', (error) => (end.reason = error.message))
  child.once('exit', () => (end.reason ??= ''))
  child.unref()
  await log.close()

  for (;;) {
    const hasEnded = end.reason !== undefined
    const watcher = hasEnded ? undefined : await knock({ pid: 0, socketFolder, port: SOCKET_PORT })
    if (watcher instanceof Client) return { watcher, socketFolder, port: SOCKET_PORT, wasStarted: true }
    const isLate = Date.now() > deadline
    if (hasEnded || isLate) {
      const said = end.reason || (await log.readNew()) || (await guessSilence(folder))
      if (PASSING.test(said) && !isLate) return undefined
      throw new EmbeddedPostgresError(explainFailure(said))
    }
    await sleep(POLL_MS)
  }
}

/** On a full disk there may be no room even for the complaint. */
async function guessSilence({ path }: DataFolder) {
  const { bavail } = await statfs(path)
  return bavail === 0 ? `error: No space left on device of ${path}` : ''
}

/** A connection as the owner of the server, or how the door stayed shut: nobody there, or somebody not ready yet. */
async function knock({ socketFolder, port }: Postmaster): Promise<Client | 'silence' | 'not yet'> {
  if (socketFolder === '') return 'silence'
  const watcher = new Client({
    host: socketFolder,
    port,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    application_name: `aurivane watcher ${process.pid}`,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  })
  // The end of the connection is told by its `end` event as well; unheard, an error would end the process.
  watcher.on('error', () => {})
  try {
    await watcher.connect()
    return watcher
  } catch (error) {
    await watcher.end().catch(() => {})
    if (!(error instanceof DatabaseError)) return 'silence'
    if (error.code === '57P03') return 'not yet'
    throw error
  }
}
