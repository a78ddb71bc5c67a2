import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { calls } from '@aurivane/contract/calls'
import type { ListedClub } from '@aurivane/contract/club-object'
import type { CountryName } from '@aurivane/contract/countries'
import { API_CACHE_SECONDS, CLUB_PAGE_ROWS, SECOND_MS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import type { CallAnswer } from '../api/call-api.ts'
import { keyOf, readApi, readOptions, type ReadError } from '../api/read-api.ts'

export type ClubPage = CallAnswer<typeof calls.listClubs>

/** Going back and forth between lists does not ask for them again. */
const staleTime = API_CACHE_SECONDS * SECOND_MS

/** One country, page by page. */
export function clubsOfCountry(country: CountryName, locale: Locale) {
  return infiniteQueryOptions<
    ClubPage,
    ReadError,
    InfiniteData<ClubPage>,
    readonly unknown[],
    number | undefined
  >({
    queryKey: [...keyOf(calls.listClubs), 'pages', country, locale],
    queryFn: ({ pageParam, signal }) => {
      const query = { country, limit: CLUB_PAGE_ROWS, after: pageParam }
      return readApi(calls.listClubs, { query, locale, signal })
    },
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    staleTime,
  })
}

/** The first page of a country. */
export function firstClubsOfCountry(country: CountryName, locale: Locale) {
  return {
    ...readOptions(calls.listClubs, { query: { country, limit: CLUB_PAGE_ROWS } }, locale),
    staleTime,
  }
}

/** The server does not list declined clubs; the page would not show one either. */
export function isListed(club: ListedClub): boolean {
  return club.state !== 'declined'
}
