import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales, type Locale } from '@aurivane/contract/locales'
import type { SearchIndex } from '../../app/search/search-index.ts'
import type { SitePage } from '../site.ts'

/** Ends the build when the search would lead nowhere, or to a page that not everybody may read. */
export async function checkSearch(
  indexes: Record<Locale, string>,
  pages: readonly SitePage[],
  outDir: string,
): Promise<void> {
  const open = pages.filter(({ access, indexable }) => access === 'public' && indexable)
  const drawn = await Promise.all(
    open.map(async ({ locale, path, file }) => {
      return [`${locale} ${path}`, await readFile(join(outDir, file), 'utf8')] as const
    }),
  )
  const markup = new Map(drawn)
  const lost = locales.flatMap((locale) =>
    findLostTargets(JSON.parse(indexes[locale]) as SearchIndex, (path) => markup.get(`${locale} ${path}`)),
  )
  if (lost.length > 0) throw new Error(`The search leads to places that are not there: ${lost.join(', ')}`)
}

/** Every place that the index leads to and its page does not have. `pageAt` gives the markup of a path, if there is one. */
export function findLostTargets(index: SearchIndex, pageAt: (path: string) => string | undefined): string[] {
  return index.flatMap(({ path, entries }) => {
    const page = pageAt(path)
    if (page === undefined) return [path]
    return entries.filter(([id]) => id !== '' && !page.includes(` id="${id}"`)).map(([id]) => `${path}#${id}`)
  })
}
