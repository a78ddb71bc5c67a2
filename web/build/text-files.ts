import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales, productCodeOf, type Locale } from '@aurivane/contract/locales'
import { everywhere } from '../app/texts/texts.ts'
import type { Prerenderer } from './bundle.ts'

/** What stands on every page is one file, named so; everything else is a file of its own namespace. */
const EVERYWHERE = 'everywhere'

/** One file per language and namespace. All names carry one version, so that a page needs to know no more than that. */
export async function writeTexts({ allTexts }: Prerenderer, outDir: string): Promise<string> {
  const version = createHash('sha256').update(JSON.stringify(allTexts)).digest('hex').slice(0, 8)
  for (const locale of locales) {
    const files = { ...allTexts[locale], [EVERYWHERE]: pick(allTexts[locale], everywhere) }
    for (const [name, content] of Object.entries(files)) {
      const file = join(outDir, addressOf(locale, name, version))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(content))
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
