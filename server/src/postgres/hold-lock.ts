import { chmod } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DataFolder, changeOwner } from '../data-folder.ts'

/**
 * Node.js has no flock, but SQLite takes kernel locks on files, which end with their process and so are never stale. Nothing is
 * written to the files. They must not be opened otherwise: closing any handle of a file drops all locks of the process on
 * it.
 */
export type Lock = { release(): void }

const RETRY_MS = 20
const SQLITE_BUSY = 5

export async function tryLock(folder: DataFolder, file: string, kind: 'alone' | 'with others') {
  try {
    const database = new DatabaseSync(file, { timeout: 0 })
    try {
      // Exclusive, because a shared lock would block us as well.
      await chmod(file, 0o600)
      await changeOwner(file, folder.owner)
      // No journal on disk, which would need space and remain after a kill.
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

/** How long to wait, unless aborted. */
export type LockWait = { limitMs: number; signal?: AbortSignal }

/** Runs the work under the lock; undefined if it could not be taken in time. */
export async function takeLock<T>(
  folder: DataFolder,
  file: string,
  { limitMs, signal }: LockWait,
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
