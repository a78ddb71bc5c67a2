import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { clientFolder } from '../../build/paths.ts'
import { fileOf, readBuilt, type BuiltPage } from './built-site.ts'

/** Transferred bytes, by file name without hash. */
export type Weights = Record<string, number>

type BootData = { scripts: string[] }

/** Lazy parts of the profile, loaded with their tab. Dialogs are loaded when they are opened. */
const tabs = {
  account: [],
  clubs: ['clubs-tab'],
  security: ['security-tab'],
  admin: ['admin-tab'],
} as const

/** The server compresses documents, with this quality. */
const DOCUMENT_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

export function weigh(file: string): number {
  if (file.endsWith('.html')) return brotliCompressSync(readFileSync(fileOf(file)), DOCUMENT_OPTIONS).length
  return statSync(join(clientFolder, `${file}.br`)).size
}

function readBootData(page: BuiltPage): BootData {
  const [, json = ''] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(readBuilt(page.file)) ?? []
  return JSON.parse(json) as BootData
}

/** Every script of a page, with what those import in turn. */
export function scriptsOf(page: BuiltPage): string[] {
  return closureOf(readBootData(page).scripts)
}

/** The same for the tabs of the profile. */
export function scriptsOfTabs(page: BuiltPage, chunks: readonly string[]): Record<string, string[]> {
  const find = (name: string) => chunks.filter((file) => nameOf(file) === name)
  return Object.fromEntries(
    Object.entries(tabs).map(([tab, names]) => [
      tab,
      closureOf([...scriptsOf(page), ...names.flatMap(find)]),
    ]),
  )
}

function closureOf(starts: readonly string[]): string[] {
  const found = new Set<string>()
  function visit(file: string) {
    const path = file.replace(/^\//, '')
    if (found.has(path)) return
    found.add(path)
    const code = readFileSync(join(clientFolder, path), 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["`']\.\/([\w.-]+\.js)["`']/g)) {
      visit(`assets/${imported}`)
    }
  }
  for (const file of starts) visit(file)
  return [...found]
}

/** `assets/libraries-D1l3pB3o.js` is `libraries`. Two files of one name count together. */
export function nameOf(file: string): string {
  return basename(file).replace(/-[\w-]{8}\.\w+$/, '')
}

export function weighByName(files: readonly string[]): Weights {
  const weights: Weights = {}
  for (const file of files) weights[nameOf(file)] = (weights[nameOf(file)] ?? 0) + weigh(file)
  return weights
}

export function total(weights: Weights): number {
  return Object.values(weights).reduce((sum, bytes) => sum + bytes, 0)
}

/** What became heavier than it was, the most first. */
export function explainGrowth(now: Weights, before: Weights): string {
  const grown = Object.entries(now)
    .map(([name, bytes]) => ({ name, bytes, by: bytes - (before[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
  if (grown.length === 0) return 'nothing has grown since the weights were recorded'
  return grown.map(({ name, bytes, by }) => `${name} by ${by} to ${bytes}`).join(', ')
}
