import { chmod } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DataFolder, handToOwner } from '../data-folder.ts'

/**
 * Node has no flock, but brings SQLite, which locks files through the kernel: such a lock ends with its process,
 * however that ends, so none is ever found stale. Nothing is written to the files. They must not be opened by
 * other means either: closing any handle of a file drops all locks that the process holds on it.
 */
export type Lock = { release(): void }

const RETRY_MS = 20
const SQLITE_BUSY = 5

export async function tryLock(folder: DataFolder, file: string, kind: 'alone' | 'with others') {
  try {
    const database = new DatabaseSync(file, { timeout: 0 })
    try {
      // Nobody else may even look: a reader's lock would hold us up as well.
      await chmod(file, 0o600)
      await handToOwner(file, folder.owner)
      // Without a journal on the disk, which would need room there and stay behind after a kill.
      database.exec('PRAGMA journal_mode = MEMORY')
      database.exec(kind === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT 1 FROM sqlite_schema')
    } catch (error) {
      database.close()
      throw error
    }
    return { release: () => database.close() } satisfies Lock
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw new Error(`${file} cannot be locked (${(error as Error).message})`, { cause: error })
  }
}

/** How long to wait, unless the signal comes before. */
export type Patience = { limitMs: number; signal?: AbortSignal }

/** Runs the work while no other process does; undefined if it did not come to its turn in time. */
export async function takeTurn<T>(
  folder: DataFolder,
  file: string,
  { limitMs, signal }: Patience,
  work: () => Promise<T>,
) {
  const deadline = Date.now() + limitMs
  for (;;) {
    signal?.throwIfAborted()
    const lock = await tryLock(folder, file, 'alone')
    if (lock) {
      try {
        return { result: await work() }
      } finally {
        lock.release()
      }
    }
    if (Date.now() > deadline) return undefined
    await sleep(RETRY_MS)
  }
}
