import { open, readdir, readFile, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Entry } from './write-archive.ts'

const CHUNK_BYTES = 256 * 1024
const CONTROL_FILE = 'global/pg_control'

/** Belongs to the running server or is recreated at every start: PostgreSQL's list of what a base backup may omit. */
const leftOut = new RegExp(
  [
    '^postmaster\\.(pid|opts)$',
    '^backup_label(\\.old)?$',
    '^tablespace_map(\\.old)?$',
    '^\\.s\\.PGSQL\\.',
    '^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)/.',
    '(^|/)pgsql_tmp',
    '(^|/)pg_internal\\.init',
    `^${CONTROL_FILE}$`,
  ].join('|'),
)

/**
 * The database's files while it writes to them. Recovery by the write-ahead log, which is copied afterwards, corrects files
 * that grow or shrink meanwhile and torn pages.
 */
export async function* readCluster(cluster: string): AsyncGenerator<Entry> {
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true })
  yield { kind: 'folder', name: 'postgres' }
  for (const entry of entries) {
    const name = join(entry.parentPath, entry.name).slice(cluster.length + 1)
    if (leftOut.test(name)) continue
    if (entry.isDirectory()) yield { kind: 'folder', name: `postgres/${name}` }
    else if (entry.isFile()) yield* readFileAsIs(join(cluster, name), `postgres/${name}`)
  }
  yield { kind: 'folder', name: 'postgres/pg_wal/archive_status' }
  yield entryOf(`postgres/${CONTROL_FILE}`, await readTwice(join(cluster, CONTROL_FILE)))
}

/** The write-ahead log from the first to the last segment, inclusive. */
export async function* readLog(cluster: string, first: string, last: string): AsyncGenerator<Entry> {
  const names = (await readdir(join(cluster, 'pg_wal'))).filter((name) => /^[\dA-F]{24}$/.test(name))
  const needed = names.filter((name) => name >= first && name <= last).sort()
  if (needed[0] !== first || needed.at(-1) !== last)
    throw new Error(`log segment ${first} or ${last} is gone`)
  for (const name of needed) yield* readFileAsIs(join(cluster, 'pg_wal', name), `postgres/pg_wal/${name}`)
}

/** Files besides the database: secret key, mail files, demonstration passwords. */
export async function* readRest(dataDir: string): AsyncGenerator<Entry> {
  for (const name of ['secret-key', 'demo-accounts.txt']) yield* readFileAsIs(join(dataDir, name), name)
  const mails = await readdir(join(dataDir, 'mail')).catch(() => [])
  for (const name of mails.filter((mail) => mail.endsWith('.eml'))) {
    yield* readFileAsIs(join(dataDir, 'mail', name), `mail/${name}`)
  }
}

export function entryOf(name: string, content: Buffer): Entry {
  return { kind: 'file', name, bytes: content.length, content: [content] }
}

/** Yields nothing if it was deleted meanwhile. */
async function* readFileAsIs(path: string, name: string): AsyncGenerator<Entry> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!handle) return
  try {
    const { size } = await handle.stat()
    yield { kind: 'file', name, bytes: size, content: readExactly(handle, size) }
  } finally {
    await handle.close()
  }
}

/** With the length it had when opened: truncated parts are read as zeros, appended parts are ignored. */
async function* readExactly(handle: FileHandle, bytes: number) {
  let left = bytes
  while (left > 0) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(Math.min(CHUNK_BYTES, left)))
    if (bytesRead === 0) break
    left -= bytesRead
    yield buffer.subarray(0, bytesRead)
  }
  for (; left > 0; left -= Math.min(CHUNK_BYTES, left)) yield Buffer.alloc(Math.min(CHUNK_BYTES, left))
}

/** Recovery cannot correct this file, so it is read until two readings are equal. */
async function readTwice(path: string): Promise<Buffer> {
  let before = await readFile(path)
  for (;;) {
    const after = await readFile(path)
    if (after.equals(before)) return after
    before = after
  }
}

export async function isFolder(path: string) {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
