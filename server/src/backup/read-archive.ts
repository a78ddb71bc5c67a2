import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import { findDamage, MANIFEST, parseManifest, type Manifest, type Sums } from './manifest.ts'
import { readTarHeader, TAR_BLOCK_BYTES, tarPadding, type TarHeader } from './tar-header.ts'

const MANIFEST_MAX_BYTES = 64 * 1024 * 1024

/** Unpacks a backup into an empty folder and verifies every file against its manifest. */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  const sums: Sums = {}
  let manifestText = ''
  const unpack = async (stream: AsyncIterable<Buffer>) => {
    const reader = new ByteReader(stream)
    for (;;) {
      const header = readTarHeader(await reader.take(TAR_BLOCK_BYTES))
      if (!header) break
      if (header.name === MANIFEST) manifestText = await readManifest(reader, header)
      else await unpackEntry(reader, header, folder, sums)
      await reader.take(tarPadding(header.bytes))
    }
    // Read to the end, where the compressed stream has its checksum.
    await reader.drain()
  }
  try {
    await pipeline(createReadStream(file), createGunzip(), unpack)
  } catch (error) {
    throw asDamage(error)
  }
  const manifest = parseManifest(manifestText)
  const damage = findDamage(manifest, sums)
  if (damage) throw new BackupError(`This backup is damaged: ${damage}`)
  return manifest
}

async function readManifest(reader: ByteReader, { bytes }: TarHeader) {
  if (bytes > MANIFEST_MAX_BYTES) throw new Error('its manifest is too long')
  return (await reader.take(bytes)).toString('utf8')
}

async function unpackEntry(reader: ByteReader, header: TarHeader, folder: string, sums: Sums) {
  const { name, kind, bytes } = header
  if (!isOurs(name)) throw new Error(`${name} does not belong to it`)
  const path = join(folder, name)
  if (kind === 'folder') {
    await mkdir(path, { recursive: true, mode: 0o700 })
    return
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  const handle = await open(path, 'wx', 0o600)
  try {
    for (let left = bytes; left > 0;) {
      const chunk = await reader.takeSome(left)
      hash.update(chunk)
      await handle.writeFile(chunk)
      left -= chunk.length
    }
    // PostgreSQL syncs its own files to disk when it recovers.
    if (!name.startsWith('postgres/')) await handle.sync()
  } finally {
    await handle.close()
  }
  sums[name] = { bytes, sha256: hash.digest('hex') }
}

/** An archive must not write outside the folder. */
function isOurs(name: string) {
  const isClean = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  return isClean && /^(postgres|mail)(\/|$)|^secret-key$|^demo-accounts\.txt$/.test(name)
}

function asDamage(error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof BackupError || (code !== undefined && !code.startsWith('Z_'))) return error
  return new BackupError(`This backup is damaged, or none: ${message}`)
}

/** Reads exact byte counts from a stream. */
class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  /** What is buffered, at most `atMost` bytes. */
  async takeSome(atMost: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#chunks.next()
      if (done) throw new Error('it ends too early')
      this.#rest = value
    }
    const taken = this.#rest.subarray(0, atMost)
    this.#rest = this.#rest.subarray(taken.length)
    return taken
  }

  async take(bytes: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let left = bytes; left > 0;) {
      const part = await this.takeSome(left)
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }

  async drain() {
    while (!(await this.#chunks.next()).done);
  }
}
