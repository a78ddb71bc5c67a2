import { foldText } from '../../search/fold-words.ts'

export type HelpItem = {
  /** Where it leads, without language prefix. */
  to: string
  title: string
  /** What the result shows under its title. */
  text: string
  /** What kind of thing it is, for the reader, where the heading of the list does not say it. */
  kind: string
  /** Everything that may be found in it. */
  body: string
}

/** Items that contain every word of the query, whatever its case and accents; hits in titles come first. */
export function searchHelp(query: string, items: readonly HelpItem[]): HelpItem[] {
  const words = foldText(query)
    .split(/[\s'’`]+/)
    .filter(Boolean)
  if (words.length === 0) return []
  return items
    .map((item) => ({ item, rank: rankOf(words, item) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ item }) => item)
}

function rankOf(words: readonly string[], item: HelpItem): number {
  const title = foldText(item.title)
  const all = `${title} ${foldText(item.text)} ${foldText(item.body)}`
  if (!words.every((word) => all.includes(word))) return 0
  return 1 + words.filter((word) => title.includes(word)).length
}
