/** The file that the build makes for one language: everything that can be found, grouped by where it stands. */
export type SearchIndex = SearchGroup[]

export type SearchGroup = {
  /** Without language prefix. */
  path: string
  /** What the reader is told about where it stands. */
  label: string
  entries: SearchEntry[]
}

/** The id of its place in the page, empty for the page itself; its heading; everything it says. */
export type SearchEntry = [id: string, title: string, text: string]

/** The name of the file beside those of the texts. */
export const SEARCH_FILE = 'search'
