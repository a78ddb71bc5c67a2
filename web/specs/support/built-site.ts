import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brand } from '@aurivane/contract/brand'
import { locales, localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { DEFAULT_REGION, regionNames } from '@aurivane/contract/region-names'
import type { PageAddress, PageFacts, RenderedFile, WebRenderer } from '@aurivane/contract/web-renderer'
import type { ServerEntry } from '../../build/bundle.ts'
import { cacheFolder, clientFolder, serverFolder } from '../../build/paths.ts'

const origin = 'http://localhost:3000'
const renderedFolder = join(cacheFolder, `rendered-${process.env['VITEST_POOL_ID'] ?? ''}`)

export type BuiltPage = {
  path: string
  locale: Locale
  url: string
  file: string
  status: number
  access: PageFacts['access']
  indexable: boolean
  scriptHashes: string[]
}

let rendered: ReturnType<typeof renderSite> | undefined

/** Every page in every language, rendered by the built program as the server renders it, once per process; lists are empty. */
export function renderBuiltSite() {
  rendered ??= renderSite()
  return rendered
}

async function renderSite() {
  const renderer = await openRenderer()
  const pages = await renderAll(renderer, renderer.paths)
  const notFound = await renderAll(renderer, [null])
  const regions = regionNames.filter((name) => name !== DEFAULT_REGION).map((name) => `?select=${name}`)
  const views = await renderAll(renderer, [paths.countries], regions)
  for (const { url, text } of renderer.files) write(url, text)
  return { origin, pages, views, all: [...pages, ...notFound], assets: listAssets(renderer.files) }
}

async function openRenderer(): Promise<WebRenderer> {
  const entry = join(serverFolder, 'entry-server.js')
  if (!existsSync(entry)) throw new Error('There is no built site: npm run build')
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as ServerEntry
  return createRenderer({
    publicUrl: origin,
    supportEmail: brand.supportEmail,
    operator: {},
    hasFile: (url) => existsSync(join(clientFolder, url)),
    reads: {
      reader: () => null,
      listClubs: async () => ({ result: [], next: null }),
      readClub: async () => 'unknown',
    },
  })
}

async function renderAll(
  renderer: WebRenderer,
  given: readonly (string | null)[],
  queries: readonly string[] = [''],
): Promise<BuiltPage[]> {
  const rendered: BuiltPage[] = []
  for (const path of given) {
    for (const query of queries) {
      for (const locale of locales)
        rendered.push(await renderOne(renderer, { path, query, locale, promotion: 'on' }))
    }
  }
  return rendered
}

async function renderOne(renderer: WebRenderer, address: PageAddress): Promise<BuiltPage> {
  const { path, query, locale } = address
  const { status, html, scriptHashes } = await renderer.render(address)
  const facts = path === null ? null : renderer.findPage(path)
  const shown = path ?? '/404'
  const file = `pages/${locale}${shown === '/' ? '/home' : shown}${query.replace('?', '-')}.html`
  write(file, html)
  return {
    path: shown,
    locale,
    url: localizePath(shown, locale) + query,
    file,
    status,
    access: facts?.access ?? 'public',
    indexable: facts?.isIndexable ?? false,
    scriptHashes,
  }
}

function write(name: string, text: string) {
  const file = join(renderedFolder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Everything that is served besides documents, by its address. */
function listAssets(rendered: readonly RenderedFile[]): { url: string; file: string; type?: string }[] {
  const built = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(clientFolder, join(entry.parentPath, entry.name)))
    .map((file) => ({ url: `/${file}`, file }))
  return [
    ...built,
    ...rendered.map(({ url, type }) => ({ url, file: url.slice(1), type })),
    { url: '/favicon.ico', file: 'icons/favicon.ico' },
  ]
}

/** Where a rendered or built file is. */
export function fileOf(name: string): string {
  const rendered = join(renderedFolder, name)
  return existsSync(rendered) ? rendered : join(clientFolder, name)
}

export function readBuilt(name: string): string {
  return readFileSync(fileOf(name), 'utf8')
}
