import { createHash } from 'node:crypto'
import { lchown, lstat, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, type Owner } from '../data-folder.ts'

export const SOCKET_PORT = 5432

const SOCKET_PATH_MAX_BYTES = process.platform === 'linux' ? 107 : 103

/** The database's folder (mode 0700), or a short private folder if its path is too long for a socket. */
export async function prepareSocketFolder(cluster: string, owner: Owner) {
  if (Buffer.byteLength(socketIn(cluster)) <= SOCKET_PATH_MAX_BYTES) return cluster
  const place = process.platform === 'win32' ? tmpdir() : '/tmp'
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  const usual = join(place, `aurivane-${owner.uid}-${name}`)
  if (await claim(usual, owner)) return usual
  // The name is taken by another user. Any other works: it is read from postmaster.pid.
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

/** Left by a server that was killed. If its pid has been reused, PostgreSQL would refuse to start. */
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
