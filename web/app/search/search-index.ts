/** The index file of one language: all searchable contents, grouped by page. */
export type SearchIndex = SearchGroup[]

export type SearchGroup = {
  /** Without language prefix. */
  path: string
  /** The location as shown to the reader. */
  label: string
  entries: SearchEntry[]
}

/** Anchor id (empty for the page itself), heading, and text. */
export type SearchEntry = [id: string, title: string, text: string]

/** The name of the file beside those of the texts. */
export const SEARCH_FILE = 'search'
