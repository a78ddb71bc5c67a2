import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cacheFolder } from './paths.ts'

const compressible = /\.(html|js|css|json|webmanifest|xml|txt|svg|ico)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts `.br` and `.gz` beside every text file. What an earlier build has compressed is not compressed again. */
export async function compressFolder(folder: string) {
  const store = join(cacheFolder, 'compressed')
  await mkdir(store, { recursive: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name) && entry.name !== 'site.json')
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map((file) => compressFile(file, store)))
}

async function compressFile(file: string, store: string) {
  const content = await readFile(file)
  const name = join(store, createHash('sha256').update(content).digest('hex'))
  if (!existsSync(`${name}.gz`)) {
    await writeFile(`${name}.br`, await compressBest(content))
    await writeFile(`${name}.gz`, await zip(content, { level: 9 }))
  }
  await Promise.all(['.br', '.gz'].map((ending) => copyFile(name + ending, file + ending)))
}

function compressBest(content: Buffer): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
