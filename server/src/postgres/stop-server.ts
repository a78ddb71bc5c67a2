import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, readPostmaster } from './postmaster.ts'
import { removeSocketFolder } from './socket-folder.ts'

const POLL_MS = 10
const STOP_LIMIT_MS = 4000

/**
 * False if it is still writing when our own time to stop runs out: it ends by itself, and the next start waits for it.
 * Only for the one whose turn it is, after everyone else has left.
 */
export async function stopServer(cluster: string) {
  const postmaster = await readPostmaster(cluster)
  if (!postmaster || !(await isAlive(postmaster, cluster))) return true
  // PostgreSQL's fast shutdown: ends all sessions and writes everything down.
  process.kill(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + STOP_LIMIT_MS
  while (await isAlive(postmaster, cluster)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  await removeSocketFolder(postmaster.socketFolder, cluster)
  return true
}
