import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales, localizePath, type Locale } from '@aurivane/contract/locales'
import type { Home } from '../next/read-home.ts'
import { fetchDocument } from './plain-pages.ts'
import { startProgram, type Measured } from './processes.ts'
import { find, readTree } from './read-tree.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const source = here('../next/')
const dist = here('../../web/dist/client/')
const target = here('../../.cache/next/')
const stampFile = join(target, 'built-from')
const quiet = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

type HomePage = { name: string; locale: Locale; html: string }

/** The home page as Next.js serves it, with our texts, styles and pictures; built once, again when either side has changed. */
export async function startNext(siteUrl: string): Promise<Measured> {
  const homes = await fetchHomes(siteUrl)
  const stamp = stampOf(homes)
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    console.log('Installing and building the Next.js page in .cache/next, once')
    build(homes)
    writeFileSync(stampFile, stamp)
  }
  return startProgram('Next.js', join(source, 'serve.ts'), '/', { ...quiet, FOLDER: target })
}

function fetchHomes(siteUrl: string): Promise<HomePage[]> {
  return Promise.all(
    locales.map(async (locale) => {
      const path = localizePath('/', locale)
      return { name: path.slice(1) || 'root', locale, html: await fetchDocument(siteUrl, path) }
    }),
  )
}

function ownFiles(): string[] {
  return globSync('**/*.{ts,json}', { cwd: source }).sort()
}

function stampOf(homes: readonly HomePage[]): string {
  const hash = createHash('sha256')
  for (const file of ownFiles()) hash.update(readFileSync(join(source, file)))
  for (const { html } of homes) hash.update(html)
  return hash.digest('hex')
}

function build(homes: readonly HomePage[]) {
  // Packages stay where they are; all else is made anew.
  for (const name of ['app', 'content', 'public', '.next', 'built-from']) {
    rmSync(join(target, name), { recursive: true, force: true })
  }
  mkdirSync(join(target, 'content'), { recursive: true })
  for (const file of ownFiles()) copy(file)
  for (const name of ['assets', 'pictures', 'icons']) {
    const isForPages = (path: string) => !/\.(js|br|gz)$/.test(path)
    cpSync(join(dist, name), join(target, 'public', name), { recursive: true, filter: isForPages })
  }
  for (const page of homes) {
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page.html) ?? []
    writeFileSync(join(target, 'app/style.css'), style)
    writeFileSync(join(target, 'content', `${page.name}.json`), JSON.stringify(readHome(page)))
  }
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  run(process.execPath, [join(target, 'node_modules/next/dist/bin/next'), 'build'])
}

/** As JavaScript: Next.js would need its own compiler for types that are checked here already. */
function copy(file: string) {
  if (file.endsWith('.d.ts')) return
  const to = join(target, file.replace(/\.ts$/, '.js'))
  mkdirSync(dirname(to), { recursive: true })
  const text = readFileSync(join(source, file), 'utf8')
  const isCode = file.endsWith('.ts')
  writeFileSync(to, isCode ? stripTypeScriptTypes(text).replaceAll(/(?<=from '\.[^']*)\.ts'/g, ".js'") : text)
}

function readHome({ name, locale, html }: HomePage): Home {
  const body = find(readTree(html), 'body')
  const header = body && find(body, 'header')
  if (!header) throw new Error(`${name} has no header`)
  const rest = ['main', 'footer'].map((tag) => find(body, tag)).filter((tree) => tree !== null)
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  return {
    lang: locale,
    title: one(/<title>([^<]*)/),
    description: one(/<meta name="description" content="([^"]*)/),
    header,
    rest,
  }
}

function run(program: string, parameters: string[]) {
  const { status } = spawnSync(program, parameters, {
    cwd: target,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...quiet },
  })
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} ended with ${status}`)
}
