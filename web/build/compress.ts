import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { cacheFolder } from './paths.ts'

const compressible = /\.(html|js|css|json|webmanifest|xml|txt|svg|ico)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts `.br` and `.gz` beside every text file. What an earlier build has compressed is not compressed again. */
export async function compressFiles(folder: string) {
  const store = join(cacheFolder, 'compressed')
  await mkdir(store, { recursive: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name), store)))
}

async function compressFile(file: string, store: string) {
  const content = await readFile(file)
  const name = join(store, createHash('sha256').update(content).digest('hex'))
  if (!existsSync(`${name}.gz`)) {
    await writeFile(`${name}.br`, await brotli(content))
    await writeFile(`${name}.gz`, await zip(content, { level: 9 }))
  }
  await Promise.all(['.br', '.gz'].map((ending) => copyFile(name + ending, file + ending)))
}
