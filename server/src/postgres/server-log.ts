import { copyFile, open, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { type DataFolder, changeOwner } from '../data-folder.ts'

const LOG_MAX_BYTES = 1024 * 1024

/** PostgreSQL's log in DATA_DIR/postgres.log, with one older part. */
export async function openServerLog(folder: DataFolder) {
  await boundServerLog(folder)
  const path = logIn(folder)
  const handle = await open(path, 'a', 0o600)
  await changeOwner(path, folder.owner)
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
  await changeOwner(`${path}.1`, folder.owner)
  // The running server appends, so it continues at the new end.
  await truncate(path)
}

function logIn(folder: DataFolder) {
  return join(folder.path, 'postgres.log')
}
