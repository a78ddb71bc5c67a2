import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { syncFolder } from '../data-folder.ts'
import type { Sums } from './manifest.ts'
import { TAR_BLOCK_BYTES, tarPadding, writeTarHeader } from './tar-header.ts'

export type Entry =
  | { kind: 'folder'; name: string }
  | { kind: 'file'; name: string; bytes: number; content: AsyncIterable<Buffer> | Iterable<Buffer> }

const COMPRESSION_LEVEL = 3
const END_BLOCKS = 2

/** Writes the entries as one compressed file, atomically by a rename. */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>, madeAt: Date) {
  const draft = `${file}.part`
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  try {
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600 })
    const gzip = createGzip({ level: COMPRESSION_LEVEL })
    await pipeline(Readable.from(toTar(entries, madeAt)), gzip, measure, target)
    await syncFile(draft)
    await rename(draft, file)
    await syncFolder(dirname(file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(draft, { force: true })
    throw error
  }
  return { bytes, sha256: hash.digest('hex') }
}

async function* toTar(entries: AsyncIterable<Entry>, madeAt: Date) {
  for await (const entry of entries) {
    const bytes = entry.kind === 'file' ? entry.bytes : 0
    yield writeTarHeader({ name: entry.name, kind: entry.kind, bytes }, madeAt)
    if (entry.kind === 'file') yield* entry.content
    if (tarPadding(bytes) > 0) yield Buffer.alloc(tarPadding(bytes))
  }
  yield Buffer.alloc(END_BLOCKS * TAR_BLOCK_BYTES)
}

/** Records length and checksum of every file. */
export async function* takeSums(entries: AsyncIterable<Entry>, sums: Sums): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    yield entry.kind === 'file' ? { ...entry, content: sumUp(entry, sums) } : entry
  }
}

async function* sumUp({ name, bytes, content }: Extract<Entry, { kind: 'file' }>, sums: Sums) {
  const hash = createHash('sha256')
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
  sums[name] = { bytes, sha256: hash.digest('hex') }
}

async function syncFile(path: string) {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
