import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder, root } from './project.ts'

export const stampFile = `${cacheFolder}/built-from`

/** The inputs of the build, without tests and documents. */
const sources = ['contract/src', 'api/src', 'web', 'server/src', 'scripts/build.ts', 'package-lock.json']
const passedOver = /(^|\/)(node_modules|dist|art|specs)(\/|$)|\.(test|spec)\.tsx?$/

/** By content, not by modification time: a fresh checkout is no change. */
export async function digestSources(folder = root): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of await listFiles(folder, source))
      hash.update(`${file}\0`).update(await readFile(join(folder, file)))
  }
  return hash.digest('hex')
}

async function listFiles(folder: string, path: string): Promise<string[]> {
  const entries = await readdir(join(folder, path), { recursive: true, withFileTypes: true }).catch(
    () => null,
  )
  if (!entries) return existsSync(join(folder, path)) ? [path] : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((file) => !passedOver.test(file))
    .sort()
}

/** Development builds have extra pages, which `npm start` must never serve. */
export type Purpose = 'production' | 'development'

export function stampOf(digest: string, purpose: Purpose): string {
  return `${purpose} ${digest}`
}

/** Whether the build is missing, or was made from other sources or for another purpose. */
export async function isStale(purpose: Purpose = 'production'): Promise<boolean> {
  const isBuilt = existsSync(`${root}server/dist/main.js`) && existsSync(`${root}web/dist/server/build.json`)
  if (!isBuilt || !existsSync(stampFile)) return true
  return readFileSync(stampFile, 'utf8') !== stampOf(await digestSources(), purpose)
}
