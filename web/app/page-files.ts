import type { Manifest } from 'vite'
import type { DocumentData } from './boot/document-data.ts'
import type { Page } from './routes.ts'

const ENTRY = 'app/entry-browser.tsx'

/** Style sheets arrive in any order, so the order of the cascade layers is declared first. */
const LAYERS = '@layer tokens, base, components, pages;'

type Build = { manifest: Manifest; styles: Record<string, string> }

export type PageFiles = Pick<DocumentData, 'entry' | 'scripts'> & { style: string }

const known = new Map<Page, Promise<PageFiles>>()

/** What the document of a page needs of the client build. */
export function filesOf(build: Build, page: Page): Promise<PageFiles> {
  const files = known.get(page) ?? listFiles(build, page)
  known.set(page, files)
  return files
}

async function listFiles({ manifest, styles }: Build, page: Page): Promise<PageFiles> {
  const module = await moduleOf(page)
  const entry = manifest[ENTRY]
  if (!entry || !manifest[module]) throw new Error(`The client build has no ${module}`)
  const everywhere = closureOf(manifest, ENTRY, importsOf)
  const scripts = [...closureOf(manifest, module, importsOf, everywhere)].map(
    (key) => `/${manifest[key]?.file ?? ''}`,
  )
  // Parts of the page that load later are in the document already, so their styles are too.
  const styled = closureOf(manifest, module, importsNowOrLater, everywhere)
  const sheets = new Set([...styled].flatMap((key) => manifest[key]?.css ?? []))
  const style = LAYERS + [...sheets].map((file) => styles[file] ?? '').join('')
  return { entry: `/${entry.file}`, scripts, style }
}

type Chunk = Manifest[string]

function importsOf({ imports = [] }: Chunk): string[] {
  return imports
}

function importsNowOrLater({ imports = [], dynamicImports = [] }: Chunk): string[] {
  return [...imports, ...dynamicImports]
}

/** `before`, then the chunk and everything that it leads to. */
function closureOf(
  manifest: Manifest,
  start: string,
  nextOf: (chunk: Chunk) => string[],
  before: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set(before)
  function visit(key: string) {
    const chunk = manifest[key]
    if (!chunk || found.has(key)) return
    found.add(key)
    for (const next of nextOf(chunk)) visit(next)
  }
  visit(start)
  return found
}

const modules = import.meta.glob<object>(['./routes/**/*.tsx', '!**/*.test.tsx'])

/** The source file of a page, which is its name in the manifest of the client build. */
async function moduleOf(page: Page): Promise<string> {
  const wanted = await page.lazy()
  for (const [path, loadModule] of Object.entries(modules)) {
    if ((await loadModule()) === wanted) return path.replace('./', 'app/')
  }
  throw new Error(`No module renders ${page.path}`)
}
