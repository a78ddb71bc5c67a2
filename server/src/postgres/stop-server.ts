import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, type Postmaster, readPostmaster } from './postmaster.ts'
import { removeSocketFolder } from './socket-folder.ts'

const POLL_MS = 10
const FAST_LIMIT_MS = 6000
const IMMEDIATE_LIMIT_MS = 1000

/** True once it has stopped. Only for the one whose turn it is, after everyone else has left. */
export async function stopServer(cluster: string) {
  const postmaster = await readPostmaster(cluster)
  if (!postmaster || !(await isAlive(postmaster, cluster))) return true
  // Fast: ends all sessions and writes everything down. Immediate: like a crash, which the next start recovers from.
  const hasStopped =
    (await signalAndWait(postmaster, cluster, 'SIGINT', FAST_LIMIT_MS)) ||
    (await signalAndWait(postmaster, cluster, 'SIGQUIT', IMMEDIATE_LIMIT_MS))
  if (hasStopped) await removeSocketFolder(postmaster.socketFolder, cluster)
  return hasStopped
}

async function signalAndWait(
  postmaster: Postmaster,
  cluster: string,
  signal: NodeJS.Signals,
  limitMs: number,
) {
  process.kill(postmaster.pid, signal)
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    if (!(await isAlive(postmaster, cluster))) return true
    await sleep(POLL_MS)
  }
  return false
}
