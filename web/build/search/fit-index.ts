import type { SearchIndex } from '../../app/search/search-index.ts'

/** The largest acceptable index on a slow connection, before compression to about a third. */
export const INDEX_MAX_BYTES = 60_000

const SHORTEST_CHARS = 200
const STEP_CHARS = 50

/**
 * Serialises the index within the size limit. If the bulletin outgrows it, the longest texts are truncated, so that their
 * beginnings are still found.
 */
export function fitIndex(index: SearchIndex, maxBytes = INDEX_MAX_BYTES): string {
  const longest = Math.max(...index.flatMap(({ entries }) => entries.map(([, , text]) => text.length)))
  for (let chars = longest; chars >= SHORTEST_CHARS; chars -= STEP_CHARS) {
    const written = JSON.stringify(shorten(index, chars))
    if (Buffer.byteLength(written) <= maxBytes) return written
  }
  throw new Error(`The search has too many entries for ${maxBytes} bytes`)
}

function shorten(index: SearchIndex, chars: number): SearchIndex {
  return index.map((group) => ({
    ...group,
    entries: group.entries.map(([id, title, text]) => [id, title, cut(text, chars)]),
  }))
}

function cut(text: string, chars: number): string {
  if (text.length <= chars) return text
  const end = text.lastIndexOf(' ', chars)
  return text.slice(0, end > 0 ? end : chars)
}
