import MiniSearch, { type QueryCombination, type SearchOptions } from 'minisearch'
import { foldText, spellingsOf, wordsIn } from './fold-words.ts'
import { cutExcerpt, markWords, type IsMatch, type MarkedPiece } from './mark-words.ts'
import type { SearchIndex } from './search-index.ts'

export type ContentHit = {
  /** Without language prefix, with the place in the page. */
  to: string
  label: string
  title: MarkedPiece[]
  excerpt: MarkedPiece[]
}
/** With `isQuestion`, contents with more than half of the words are found too. */
export type FindContents = (query: string, isQuestion?: boolean) => ContentHit[]

type Content = { id: number; to: string; label: string; title: string; text: string; folded: string }
type Found = { content: Content; isMatch: IsMatch }

/** Further hits would not be read. */
const HITS_MAX = 24
/** Shorter words match only exactly, because too many words share a prefix of two letters. */
const PREFIX_MIN_CHARS = 3
/** Short words have no fuzzy matching: one changed letter makes another word, such as `gold` and `hold`. */
const FUZZY_MIN_CHARS = 4
const INFLECTED_MIN_CHARS = 7

/** Long words also in other forms: `bestätigen` finds `bestätige`. */
const options = {
  boost: { title: 4, label: 0.5 },
  combineWith: 'AND',
  prefix: (word: string) => word.length >= PREFIX_MIN_CHARS,
  fuzzy: (word: string) => (word.length >= INFLECTED_MIN_CHARS ? 0.15 : false),
  processTerm: (word: string) => foldText(word),
} as const satisfies SearchOptions

/** Used only if the exact search finds nothing. */
const tolerant = {
  ...options,
  fuzzy: (word: string) => (word.length >= FUZZY_MIN_CHARS ? 0.2 : false),
} as const satisfies SearchOptions

/** Built when the index file has loaded. Neither is part of a page's first load: docs/decisions/0015-site-search-in-the-browser. */
export function searchContents(index: SearchIndex): FindContents {
  const contents = listContents(index)
  const engine = new MiniSearch<Content>({
    fields: ['title', 'text', 'label'],
    tokenize: (text) => [...wordsIn(text)].map(({ word }) => word),
    processTerm: spellingsOf,
  })
  engine.addAll(contents)

  function ask(words: readonly string[], how: SearchOptions): Found[] {
    const query = { ...how, queries: how === options ? [...words] : words.map(withSwaps) }
    return engine.search(query, how).flatMap(({ id, match, queryTerms }) => {
      const content = contents[id as number]
      // Without AND, more than half of the words must be there.
      if (!content || countWords(words, queryTerms) * 2 <= words.length) return []
      const terms = new Set(Object.keys(match))
      return [{ content, isMatch: (word) => spellingsOf(word).some((spelling) => terms.has(spelling)) }]
    })
  }

  return (query, isQuestion = false) => {
    const words = wordsOf(query)
    if (words.length === 0) return []
    const exact = ask(words, options)
    const near = exact.length > 0 ? exact : ask(words, tolerant)
    const known = new Set(near.map(({ content }) => content))
    const found = [...near, ...findInside(contents, words).filter(({ content }) => !known.has(content))]
    const half = found.length > 0 || !isQuestion ? [] : ask(words, { ...tolerant, combineWith: 'OR' })
    return [...found, ...half].slice(0, HITS_MAX).map(present)
  }
}

function listContents(index: SearchIndex): Content[] {
  return index
    .flatMap(({ path, label, entries }) =>
      entries.map(([id, title, text]) => ({ to: id ? `${path}#${id}` : path, label, title, text })),
    )
    .map((content, id) => ({ id, ...content, folded: foldText(`${content.title} ${content.text}`) }))
}

/** Two swapped letters are one typing error, but an edit distance of two. */
function swapsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, place) =>
    [word.slice(0, place), word[place + 1], word[place], word.slice(place + 2)].join(''),
  )
}

function withSwaps(word: string): QueryCombination {
  const swaps = { combineWith: 'OR', queries: swapsOf(word), prefix: false, fuzzy: false } as const
  return { combineWith: 'OR', queries: [word, swaps] }
}

function countWords(words: readonly string[], terms: readonly string[]): number {
  return words.filter((word) => [word, ...swapsOf(word)].some((variant) => terms.includes(variant))).length
}

/** Ignores single letters, and words of two letters beside longer ones. */
function wordsOf(query: string): string[] {
  const all = [...new Set(foldText(query).match(/[\p{L}\p{N}]+/gu))]
  const long = all.filter((word) => word.length >= PREFIX_MIN_CHARS)
  return long.length > 0 ? long : all.filter((word) => word.length > 1)
}

/** The later part of a compound word counts too: `Konto` in `Handelskonto`. */
function findInside(contents: readonly Content[], words: readonly string[]): Found[] {
  if (words.some((word) => word.length < FUZZY_MIN_CHARS)) return []
  const isMatch: IsMatch = (word) =>
    words.some((wanted) => spellingsOf(word).some((spelling) => spelling.includes(wanted)))
  return contents
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .map((content) => ({ content, isMatch }))
}

function present({ content: { to, label, title, text }, isMatch }: Found): ContentHit {
  return {
    to,
    label,
    title: markWords(title, isMatch),
    excerpt: markWords(cutExcerpt(text, isMatch), isMatch),
  }
}
