import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { Call } from '@aurivane/contract/call'
import type { Locale } from '@aurivane/contract/locales'
import { useLocale } from '../i18n/language.tsx'
import { keyOf, type ReadError } from './read-api.ts'
import { useShownFailure } from './use-read.ts'

type Page<Row> = { result: Row[]; next: number | null }

/** Where a page of the list starts; without `after` at its beginning. */
type PageRequest = { after: number | undefined; locale: Locale; signal: AbortSignal }

type ListOptions<Answer> = {
  call: Call
  /** What the list depends on besides the language. */
  of: unknown
  read: (request: PageRequest) => Promise<Answer>
}

/** A list that grows page by page. After a change, all of its loaded pages are read again. */
export function useList<Row, Answer extends Page<Row>>(options: ListOptions<Answer & Page<Row>>) {
  const query = useInfiniteQuery(listOptions(options, useLocale()))
  const { data, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    query
  return {
    /** Undefined until the first page is there. */
    rows: data?.pages.flatMap(({ result }) => result),
    first: data?.pages[0],
    /** Another object whenever the rows have changed. */
    version: data,
    failure: useShownFailure({ ...query, isPlaceholderData: false }),
    isFetching,
    isFetchingNextPage,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}

function listOptions<Answer extends Page<unknown>>({ call, of, read }: ListOptions<Answer>, locale: Locale) {
  return infiniteQueryOptions<
    Answer,
    ReadError,
    InfiniteData<Answer>,
    readonly unknown[],
    number | undefined
  >({
    queryKey: [...keyOf(call), 'list', of, locale],
    queryFn: ({ pageParam, signal }) => read({ after: pageParam, locale, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
