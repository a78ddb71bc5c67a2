import { setTimeout as sleep } from 'node:timers/promises'
import { isServerGone, connectAsOwner } from './connect-as-owner.ts'
import { makeDatabase } from './make-database.ts'
import { removeStalePid, isAlive, readPostmaster } from './postmaster.ts'
import { type Installation, type RunningServer, startServer } from './start-server.ts'

/** Recovery after a crash may take long; temporary problems have passed by then. */
const READY_LIMIT_MS = 120_000
const RETRY_LIMIT_MS = 60_000
const RETRY_MS = 200
const POLL_MS = 50

/**
 * Only for the holder of the lock: no other process may start, stop or clean up meanwhile. After an abort a started server
 * may still run.
 */
export async function startOrAttach(
  installation: Installation,
  signal?: AbortSignal,
): Promise<RunningServer> {
  const begun = Date.now()
  for (;;) {
    const deadline = begun + READY_LIMIT_MS
    const server =
      (await attach(installation.cluster, deadline, signal)) ??
      (await startServer(installation, deadline, signal))
    if (server && (await ensureDatabase(server))) return server
    if (Date.now() > begun + RETRY_LIMIT_MS) {
      throw new Error('processes of it that were killed have not ended, or it is killed again and again')
    }
    await sleep(RETRY_MS)
  }
}

async function attach(
  cluster: string,
  deadline: number,
  signal?: AbortSignal,
): Promise<RunningServer | undefined> {
  for (;;) {
    signal?.throwIfAborted()
    const postmaster = await readPostmaster(cluster)
    if (!postmaster) return undefined
    const watcher = await connectAsOwner(postmaster.socketFolder, postmaster.port)
    if (typeof watcher !== 'string') return { ...postmaster, watcher, wasStarted: false }
    if (watcher === 'unreachable' && !(await isAlive(postmaster, cluster))) {
      // The file may have been incomplete.
      await sleep(POLL_MS)
      if ((await readPostmaster(cluster))?.pid === postmaster.pid) await removeStalePid(cluster)
      return undefined
    }
    if (Date.now() > deadline) throw new Error(`process ${postmaster.pid} runs it, but does not answer`)
    await sleep(POLL_MS)
  }
}

/** Creates the database and its role if missing; false if the server stopped meanwhile. */
async function ensureDatabase({ watcher }: RunningServer) {
  try {
    await makeDatabase(watcher)
    return true
  } catch (error) {
    if (isServerGone(error)) return false
    throw error
  }
}
