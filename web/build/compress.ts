import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
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
    await writeFile(`${name}.br`, await compressWell(content, extname(file)))
    await writeFile(`${name}.gz`, await zip(content, { level: 9 }))
  }
  await Promise.all(['.br', '.gz'].map((ending) => copyFile(name + ending, file + ending)))
}

/** Near its budget (web/specs/budgets.json) a document is worth another try: which mode is best is a matter of luck. */
const CLOSE_TO_BUDGET = 13_500

async function compressWell(content: Buffer, kind: string): Promise<Buffer> {
  const compress = (mode: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_MODE]: mode,
      },
    })
  const usual = await compress(constants.BROTLI_MODE_GENERIC)
  if (kind !== '.html' || usual.length < CLOSE_TO_BUDGET) return usual
  const other = await compress(constants.BROTLI_MODE_FONT)
  return other.length < usual.length ? other : usual
}

/** About what a document will weigh: two to three hundredths more than the best, in a third of the time. */
export async function weigh(html: string): Promise<number> {
  const compressed = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })
  return compressed.length
}
