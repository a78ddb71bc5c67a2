import { constants, existsSync } from 'node:fs'
import { access, chmod, chown, mkdir, open, realpath, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** DATA_DIR, created if missing: its real path and owner. */
export type DataFolder = { path: string; owner: Owner }
export type Owner = { uid: number; gid: number }

/** Why DATA_DIR cannot be used, as the one line that an operator reads before the process ends. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'

  static because(dataDir: string, error: unknown) {
    if (error instanceof DataFolderError) return error
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ')
    return new DataFolderError(`DATA_DIR is ${JSON.stringify(dataDir)}, which cannot be used: ${reason}`, {
      cause: error,
    })
  }
}

export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  try {
    return await openFolder(resolve(dataDir))
  } catch (error) {
    throw DataFolderError.because(dataDir, error)
  }
}

async function openFolder(wanted: string): Promise<DataFolder> {
  const isNew = await makeFolder(wanted)
  // Started by root, PostgreSQL runs as another user, who needs to traverse the folder but not to list it.
  if (isNew) await chmod(wanted, isRoot() ? 0o711 : 0o700)
  const about = await stat(wanted)
  if (!about.isDirectory()) throw new Error('it is not a folder')
  await access(wanted, constants.R_OK | constants.W_OK | constants.X_OK)
  return { path: await realpath(wanted), owner: { uid: about.uid, gid: about.gid } }
}

/** Returns whether it was missing. Node's recursive mkdir never ends where folders cannot be created, as in /proc. */
async function makeFolder(path: string): Promise<boolean> {
  try {
    return await makeOne(path)
  } catch (error) {
    const parent = dirname(path)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || existsSync(parent)) throw error
    await makeFolder(parent)
    return makeOne(path)
  }
}

async function makeOne(path: string): Promise<boolean> {
  try {
    await mkdir(path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** A run with sudo must not leave files that the folder's owner cannot use. */
export async function changeOwner(path: string, owner: Owner) {
  if (isRoot() && owner.uid !== 0) await chown(path, owner.uid, owner.gid)
}

/** A new or renamed entry is durable only after fsync of its folder. */
export async function syncFolder(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export function isRoot() {
  return process.geteuid?.() === 0
}
