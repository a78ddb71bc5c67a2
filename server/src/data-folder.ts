import { constants } from 'node:fs'
import { access, chmod, chown, mkdir, open, realpath, stat } from 'node:fs/promises'
import { resolve } from 'node:path'

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
  const wanted = resolve(dataDir)
  const isNew = (await mkdir(wanted, { recursive: true })) !== undefined
  // Root's database runs under another user, who has to pass through the folder, though not to look around in it.
  if (isNew) await chmod(wanted, isRoot() ? 0o711 : 0o700)
  await access(wanted, constants.R_OK | constants.W_OK | constants.X_OK)
  const { uid, gid } = await stat(wanted)
  return { path: await realpath(wanted), owner: { uid, gid } }
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
