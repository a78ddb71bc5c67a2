export type HelpItem = {
  /** Where it leads, without language prefix. */
  to: string
  title: string
  /** What the result shows under its title. */
  text: string
  /** What kind of thing it is, for the reader. */
  kind: string
  /** Everything that may be found in it. */
  body: string
}

/** Items that contain every word of the query, whatever its case and accents; hits in titles come first. */
export function searchHelp(query: string, items: readonly HelpItem[]): HelpItem[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return items
    .map((item) => ({ item, rank: rankOf(words, item) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ item }) => item)
}

function rankOf(words: readonly string[], item: HelpItem): number {
  const title = fold(item.title)
  const all = `${title} ${fold(item.text)} ${fold(item.body)}`
  if (!words.every((word) => all.includes(word))) return 0
  return 1 + words.filter((word) => title.includes(word)).length
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’'`]/g, "'")
    .toLowerCase()
}
