import { readdir, readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

/** Behind everything that is answered at once, but never without a share of the processor. */
const NICENESS = 10
const POOL_THREAD = 'libuv-worker'

/**
 * Passwords are hashed on libuv's threads, and a hash takes a core for 20 ms. Where cores are few, the thread that answers
 * everybody else would have to share with them; this way it goes first. Only Linux gives each thread a priority of its own.
 */
export async function lowerPoolPriority(log: { debug(details: object, text: string): void }) {
  if (process.platform !== 'linux') return
  try {
    const folder = '/proc/self/task'
    // Reading is work for these very threads: they are there by now.
    for (const id of await readdir(folder)) {
      const name = await readFile(`${folder}/${id}/comm`, 'utf8')
      if (name.trim() === POOL_THREAD) setPriority(Number(id), NICENESS)
    }
  } catch (error) {
    log.debug({ err: error }, 'threads keep their priority')
  }
}
