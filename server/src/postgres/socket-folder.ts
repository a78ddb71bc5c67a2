import { createHash } from 'node:crypto'
import { lchown, lstat, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, type Owner } from '../data-folder.ts'

export const SOCKET_PORT = 5432

const SOCKET_PATH_MAX_BYTES = process.platform === 'linux' ? 107 : 103

/** The database's own folder, which only its owner may enter; if its path is too long for a socket, a short one like it. */
export async function prepareSocketFolder(cluster: string, owner: Owner) {
  if (Buffer.byteLength(socketIn(cluster)) <= SOCKET_PATH_MAX_BYTES) return cluster
  const place = process.platform === 'win32' ? tmpdir() : '/tmp'
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  const usual = join(place, `aurivane-${owner.uid}-${name}`)
  if (await claim(usual, owner)) return usual
  // Somebody else sits on the name. Any other will do: who attaches learns it from postmaster.pid.
  const other = await mkdtemp(join(place, 'aurivane-'))
  if (isRoot()) await lchown(other, owner.uid, owner.gid)
  return other
}

async function claim(path: string, owner: Owner) {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(path)
  if (!found.isDirectory() || (found.mode & 0o777) !== 0o700) return false
  if (found.uid === owner.uid) return true
  if (!isRoot() || found.uid !== 0) return false
  await lchown(path, owner.uid, owner.gid)
  return true
}

/** Left by a server that was killed. If its number now belongs to another process, PostgreSQL would not start beside them. */
export async function removeSocketFiles(folder: string) {
  await rm(socketIn(folder), { force: true })
  await rm(`${socketIn(folder)}.lock`, { force: true })
}

export async function removeSocketFolder(folder: string, cluster: string) {
  if (folder !== cluster) await rmdir(folder).catch(() => {})
}

function socketIn(folder: string) {
  return join(folder, `.s.PGSQL.${SOCKET_PORT}`)
}
