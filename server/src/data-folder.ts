import { constants, existsSync } from 'node:fs'
import { access, chmod, chown, mkdir, open, realpath, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** DATA_DIR, made if it was missing: its real path, and whose it is. */
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
  // Root's database runs under another user, who has to pass through the folder, though not to look around in it.
  if (isNew) await chmod(wanted, isRoot() ? 0o711 : 0o700)
  const about = await stat(wanted)
  if (!about.isDirectory()) throw new Error('it is not a folder')
  await access(wanted, constants.R_OK | constants.W_OK | constants.X_OK)
  return { path: await realpath(wanted), owner: { uid: about.uid, gid: about.gid } }
}

/** Answers whether there was none. Node.js' own recursive way never ends where the system lets nobody make folders, as in /proc. */
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

/** One run with sudo must not leave files behind that lock the owner of the folder out. */
export async function handToOwner(path: string, owner: Owner) {
  if (isRoot() && owner.uid !== 0) await chown(path, owner.uid, owner.gid)
}

/** A name made or changed in a folder survives a power cut only once the folder itself is on the disk. */
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
