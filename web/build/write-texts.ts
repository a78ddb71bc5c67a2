import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales, type Locale } from '@aurivane/contract/locales'
import { SEARCH_FILE } from '../app/search/search-index.ts'
import { EVERYWHERE_FILE, textFileOf } from '../app/texts/text-files.ts'
import { everywhere } from '../app/texts/texts.ts'
import type { AllTexts } from './bundle.ts'

/** One file per language and namespace, and the search index. */
export async function writeTexts(
  allTexts: AllTexts,
  indexes: Record<Locale, string>,
  outDir: string,
): Promise<string> {
  const version = createHash('sha256')
    .update(JSON.stringify([allTexts, indexes]))
    .digest('hex')
    .slice(0, 8)
  for (const locale of locales) {
    const files = { ...allTexts[locale], [EVERYWHERE_FILE]: pick(allTexts[locale], everywhere) }
    const written = Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)] as const)
    for (const [name, content] of [...written, [SEARCH_FILE, indexes[locale]] as const]) {
      const file = join(outDir, textFileOf(locale, name, version))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }
  }
  return version
}

function pick(texts: Record<string, object>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, texts[name]]))
}
