import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales, productCodeOf, type Locale } from '@aurivane/contract/locales'
import { SEARCH_FILE } from '../app/search/search-index.ts'
import { everywhere } from '../app/texts/texts.ts'
import type { Prerenderer } from './bundle.ts'

/** What stands on every page is one file, named so; everything else is a file of its own namespace. */
const EVERYWHERE = 'everywhere'

/**
 * One file per language and namespace, and what the search reads. All names carry one version, so that a page needs to
 * know no more than that.
 */
export async function writeTexts(
  { allTexts }: Prerenderer,
  indexes: Record<Locale, string>,
  outDir: string,
): Promise<string> {
  const version = createHash('sha256')
    .update(JSON.stringify([allTexts, indexes]))
    .digest('hex')
    .slice(0, 8)
  for (const locale of locales) {
    const files = { ...allTexts[locale], [EVERYWHERE]: pick(allTexts[locale], everywhere) }
    const written = Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)] as const)
    for (const [name, content] of [...written, [SEARCH_FILE, indexes[locale]] as const]) {
      const file = join(outDir, addressOf(locale, name, version))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }
  }
  return version
}

/** The files a page's app reads when it starts. */
export function textFilesOf(locale: Locale, namespaces: readonly string[], version: string): string[] {
  return [EVERYWHERE, ...namespaces].map((name) => addressOf(locale, name, version))
}

function addressOf(locale: Locale, name: string, version: string) {
  return `/locales/${productCodeOf(locale)}/${name}-${version}.json`
}

function pick(texts: Record<string, object>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, texts[name]]))
}
