import { useEffect } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import { freshOnSight, USER_ANSWERS_MAX, useListUsersInfiniteQuery, type UsersAnswer } from './admin-cache.ts'

type Question = { search: string | undefined; after: number | undefined }

/**
 * Users up to the length of a list, fetched in small answers one after the other; the rest is on the next page. Nobody
 * who has left, or who searches for something else by now, asks for the next answer.
 */
export function useAllUsers({ search, after }: Question) {
  const locale = useLocale()
  const read = useListUsersInfiniteQuery({ search, after, locale }, freshOnSight)
  const { data, currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = read
  const isMoreWanted = hasNextPage && !error
  useEffect(() => {
    if (isMoreWanted && !isFetching) void fetchNextPage()
  }, [isMoreWanted, isFetching, fetchNextPage])

  return {
    data: data && joinAnswers(isMoreWanted ? beginningOf(data.pages) : data.pages),
    isWhole: currentData !== undefined && !hasNextPage,
    error: currentData ? null : error,
    /** The rows that have come stand. */
    lateError: currentData ? error : null,
    isFetching: isFetching || isMoreWanted,
    refetch,
  }
}

/** The first answer at once, then twice as many each time: a table is drawn whole at each step, so there are six of them. */
function beginningOf(answers: UsersAnswer[]) {
  return answers.slice(0, 2 ** Math.floor(Math.log2(answers.length)))
}

function joinAnswers(answers: UsersAnswer[]) {
  const last = answers.at(-1)
  return {
    result: answers.flatMap(({ result }) => result),
    message: last?.message,
    next: answers.length < USER_ANSWERS_MAX ? null : (last?.next ?? null),
  }
}
