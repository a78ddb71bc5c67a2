import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, readPostmaster } from './postmaster.ts'
import { removeSocketFolder } from './socket-folder.ts'

const POLL_MS = 10
const STOP_LIMIT_MS = 4000

/**
 * False if it is still writing when our shutdown time runs out: it ends by itself, and the next start waits for it.
 * Only for the holder of the lock, after all others have left.
 */
export async function stopServer(cluster: string) {
  const postmaster = await readPostmaster(cluster)
  if (!postmaster || !(await isAlive(postmaster, cluster))) return true
  // PostgreSQL's fast shutdown: ends all sessions and writes a checkpoint.
  process.kill(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + STOP_LIMIT_MS
  while (await isAlive(postmaster, cluster)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  await removeSocketFolder(postmaster.socketFolder, cluster)
  return true
}
