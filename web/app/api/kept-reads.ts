import { API_CACHE_SECONDS } from '@aurivane/contract/limits'
import { useCallback, useDeferredValue, useSyncExternalStore } from 'react'
import type { ApiAnswer } from './call-api.ts'
import { onOutOfDate, type Tag } from './out-of-date.ts'

/** A question to the API that anybody may ask, answered in one or more pages. */
export type Read<Question, Page> = {
  name: string
  /** What makes its answers out of date. */
  tag: Tag
  ask: (question: Question, last: Page | null) => Promise<ApiAnswer<Page>>
}

export type Shown<Page> = { pages: Page[] | null; isFetching: boolean; hasFailed: boolean }

type Kept<Page> = {
  tag: Tag
  shown: Shown<Page>
  fetchNext: () => Promise<void>
  readers: Set<() => void>
  forgetting: ReturnType<typeof setTimeout> | undefined
}

const unasked: Shown<never> = { pages: null, isFetching: false, hasFailed: false }

// Filled by `keep` only, which is given the read that the name belongs to.
const kept = new Map<string, Kept<never>>()

/**
 * Answers for whoever reads the public pages, kept 60 s after the last reader has left. Redux Toolkit's cache does more
 * and weighs a fifth of such a page's budget: docs/decisions/0037.
 */
export function useKeptRead<Question, Page>(
  read: Read<Question, Page>,
  question: Question,
  isWanted: boolean,
) {
  const asked = JSON.stringify(question)
  const key = keyOf(read, asked)
  const subscribe = useCallback(
    (reader: () => void) =>
      isWanted ? keep(key, read, JSON.parse(asked) as Question, reader) : () => undefined,
    [key, read, asked, isWanted],
  )
  // Also while the app takes over: what stands there was drawn from nothing, or from an answer that is kept already.
  const readKept = () => kept.get(key)?.shown ?? unasked
  const shown: Shown<Page> = useSyncExternalStore(subscribe, readKept, readKept)
  // A list is drawn in steps, between which the browser can answer the reader; by itself a store is drawn in one.
  return { ...useDeferredValue(shown), fetchNext: () => void kept.get(key)?.fetchNext() }
}

/** An answer that came before its first reader. */
export function keepAnswer<Question, Page>(read: Read<Question, Page>, question: Question, answer: Page) {
  const key = keyOf(read, JSON.stringify(question))
  forgetLater(key, begin(key, read, question, [answer]))
}

function keyOf({ name }: { name: string }, asked: string) {
  return `${name} ${asked}`
}

function keep<Question, Page>(
  key: string,
  read: Read<Question, Page>,
  question: Question,
  reader: () => void,
) {
  const entry = kept.get(key) ?? begin(key, read, question)
  clearTimeout(entry.forgetting)
  entry.readers.add(reader)
  return () => {
    entry.readers.delete(reader)
    if (entry.readers.size === 0) forgetLater(key, entry)
  }
}

function forgetLater(key: string, entry: Kept<never>) {
  entry.forgetting = setTimeout(() => kept.delete(key), API_CACHE_SECONDS * 1000)
}

function begin<Question, Page>(
  key: string,
  read: Read<Question, Page>,
  question: Question,
  given: Page[] | null = null,
): Kept<never> {
  const entry: Kept<Page> = {
    tag: read.tag,
    shown: { ...unasked, pages: given },
    readers: new Set(),
    forgetting: undefined,
    async fetchNext() {
      const { pages, isFetching } = entry.shown
      if (isFetching) return
      show(entry, { ...entry.shown, isFetching: true })
      const answer = await read.ask(question, pages?.at(-1) ?? null)
      show(
        entry,
        answer.is === 'answered'
          ? { pages: [...(pages ?? []), answer.data], isFetching: false, hasFailed: false }
          : { pages, isFetching: false, hasFailed: true },
      )
    },
  }
  kept.set(key, entry as Kept<never>)
  if (!given) void entry.fetchNext()
  return entry as Kept<never>
}

function show<Page>(entry: Kept<Page>, shown: Shown<Page>) {
  entry.shown = shown
  for (const reader of entry.readers) reader()
}

// Nobody looks at these lists while changing something: the next reader asks anew.
onOutOfDate((changed) => {
  for (const [key, { tag, readers, forgetting }] of kept) {
    if (!changed.includes(tag) || readers.size > 0) continue
    // Its time would run out for whatever is kept under the same name by then.
    clearTimeout(forgetting)
    kept.delete(key)
  }
})
