import { readdir, readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

/** Lower than the main thread, but never starved. */
const NICENESS = 10
const POOL_THREAD = 'libuv-worker'

/**
 * Passwords are hashed on libuv's thread pool, and a hash takes a core for 20 ms. With few cores the main thread would compete
 * with them; a lower priority of the pool prevents that. Only Linux has a priority per thread.
 */
export async function lowerPoolPriority(log: { debug(details: object, text: string): void }) {
  if (process.platform !== 'linux') return
  try {
    const folder = '/proc/self/task'
    // Reading the files runs on the pool, so its threads exist by now.
    for (const id of await readdir(folder)) {
      const name = await readFile(`${folder}/${id}/comm`, 'utf8')
      if (name.trim() === POOL_THREAD) setPriority(Number(id), NICENESS)
    }
  } catch (error) {
    log.debug({ err: error }, 'threads keep their priority')
  }
}
