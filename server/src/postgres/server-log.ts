import { copyFile, open, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { type DataFolder, handToOwner } from '../data-folder.ts'

const LOG_MAX_BYTES = 1024 * 1024

/** What PostgreSQL says, in DATA_DIR/postgres.log, with one older part beside it. */
export async function openServerLog(folder: DataFolder) {
  await boundServerLog(folder)
  const path = logIn(folder)
  const handle = await open(path, 'a', 0o600)
  await handToOwner(path, folder.owner)
  const { size } = await handle.stat()
  return {
    fd: handle.fd,
    close: () => handle.close(),
    readNew: async () => (await readFile(path)).subarray(size).toString(),
  }
}

export async function boundServerLog(folder: DataFolder) {
  const path = logIn(folder)
  const found = await stat(path).catch(() => undefined)
  if (!found || found.size <= LOG_MAX_BYTES) return
  await copyFile(path, `${path}.1`)
  await handToOwner(`${path}.1`, folder.owner)
  // The running server has the file open for appending, so it goes on at the new end.
  await truncate(path)
}

function logIn(folder: DataFolder) {
  return join(folder.path, 'postgres.log')
}
