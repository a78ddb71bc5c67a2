import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { cacheFolder } from './paths.ts'
import type { SiteAsset } from './site.ts'

const compressible = /\.(html|js|css|json|webmanifest|xml|txt|svg|ico)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Puts `.br` and `.gz` beside every text file that no setting of the server changes; it compresses the others itself. What an
 * earlier build has compressed is not compressed again.
 */
export async function compressAssets(folder: string, assets: readonly SiteAsset[]) {
  const store = join(cacheFolder, 'compressed')
  await mkdir(store, { recursive: true })
  const files = assets.filter(({ file, hasOrigin }) => compressible.test(file) && !hasOrigin)
  await Promise.all(
    [...new Set(files.map(({ file }) => join(folder, file)))].map((file) => compressFile(file, store)),
  )
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
