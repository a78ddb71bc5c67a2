import type { ContentHit } from '../search/search-contents.ts'
import { searchable, type Destination } from './navigation.ts'

export type PageHit = { name: string; entry: Destination }
export type Hit = PageHit | ContentHit

/** A short list of suggestions; the help page shows more. */
export const CONTENT_HITS_MAX = 6

/**
 * The entries of the menu whose name contains the query come first. What the texts say follows, without the pages that
 * are there already.
 */
export function arrangeHits(
  query: string,
  names: Record<Destination['name'], string>,
  found: readonly ContentHit[],
): { pages: PageHit[]; contents: ContentHit[] } {
  const wanted = query.toLocaleLowerCase()
  const pages = searchable
    .map((entry) => ({ entry, name: names[entry.name] }))
    .filter(({ name }) => wanted !== '' && name.toLocaleLowerCase().includes(wanted))
  const known = new Set(pages.map(({ entry }) => ('to' in entry ? entry.to : null)))
  return { pages, contents: found.filter(({ to }) => !known.has(to)).slice(0, CONTENT_HITS_MAX) }
}
