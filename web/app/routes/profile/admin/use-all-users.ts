import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
} from '@tanstack/react-query'
import { calls } from '@aurivane/contract/calls'
import { USER_LIST_MAX_ROWS, USER_PAGE_ROWS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { useEffect } from 'react'
import { keyOf, readApi, type ReadError } from '../../../api/read-api.ts'
import { useShownFailure } from '../../../api/use-read.ts'
import { useLocale } from '../../../i18n/language.tsx'
import type { ShownUser } from './shown-user.ts'

/** The number of answers that make one page of users. */
const ANSWERS_MAX = USER_LIST_MAX_ROWS / USER_PAGE_ROWS

/** Only the list itself is required in the answer. */
type UsersAnswer = { result: ShownUser[]; message?: string; next?: number | null }

/** Without `after` it starts at the first user. */
type Question = { search: string | undefined; after: number | undefined }

/**
 * Users up to the length of a list, fetched in small answers one after the other; the rest is on the next page. The
 * next answer is not requested once the list was left or the search has changed.
 */
export function useAllUsers(question: Question) {
  const read = useInfiniteQuery(usersOptions(question, useLocale()))
  const { data, isPlaceholderData, error, isFetching, hasNextPage, fetchNextPage, refetch } = read
  const failure = useShownFailure(read)
  const isMoreWanted = hasNextPage && !error && !isPlaceholderData
  useEffect(() => {
    if (isMoreWanted && !isFetching) void fetchNextPage()
  }, [isMoreWanted, isFetching, fetchNextPage])

  const isCurrent = data !== undefined && !isPlaceholderData
  return {
    data: data && joinAnswers(isMoreWanted ? takePowerOfTwo(data.pages) : data.pages),
    isWhole: isCurrent && !hasNextPage,
    failure: isCurrent ? null : failure,
    /** A later answer failed: the loaded rows stay. */
    lateFailure: isCurrent ? failure : null,
    isFetching: isFetching || isMoreWanted,
    refetch,
  }
}

function usersOptions({ search, after }: Question, locale: Locale) {
  return infiniteQueryOptions<
    UsersAnswer,
    ReadError,
    InfiniteData<UsersAnswer>,
    readonly unknown[],
    number | undefined
  >({
    queryKey: [...keyOf(calls.listUsers), search, after, locale],
    queryFn: ({ pageParam, signal }) => {
      const query = { search, limit: USER_PAGE_ROWS, after: pageParam }
      return readApi(calls.listUsers, { query, locale, signal })
    },
    initialPageParam: after,
    getNextPageParam: ({ next }, answers) => (answers.length < ANSWERS_MAX ? next : null),
    placeholderData: keepPreviousData,
  })
}

/** Shows 1, 2, 4, … answers: the whole table renders again at each step, so there are at most six steps. */
function takePowerOfTwo(answers: UsersAnswer[]) {
  return answers.slice(0, 2 ** Math.floor(Math.log2(answers.length)))
}

function joinAnswers(answers: UsersAnswer[]) {
  const last = answers.at(-1)
  return {
    result: answers.flatMap(({ result }) => result),
    message: last?.message,
    next: answers.length < ANSWERS_MAX ? null : (last?.next ?? null),
  }
}
