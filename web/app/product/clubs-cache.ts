import type { listClubs } from '@aurivane/contract/clubs'
import type { ListedClub } from '@aurivane/contract/club-object'
import type { AnswerOf } from '@aurivane/contract/endpoint'
import type { CountryName } from '@aurivane/contract/countries'
import { CLUB_PAGE_ROWS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { apiCache } from '../api/api-cache.ts'

type Page = AnswerOf<typeof listClubs>

// Written out rather than imported: the definition brings every schema with it, and this page needs none.
const call = { method: 'GET', path: '/user/club/all', access: 'anyone' } as const

function askFor(country: CountryName, locale: Locale, after?: number) {
  return { call, input: { locale, query: { country, limit: CLUB_PAGE_ROWS, after } } }
}

const FROM_THE_START = 0

const clubsCache = apiCache.injectEndpoints({
  endpoints: (build) => ({
    /** One country, page by page. */
    clubsOfCountry: build.infiniteQuery<Page, { country: CountryName; locale: Locale }, number>({
      infiniteQueryOptions: {
        initialPageParam: FROM_THE_START,
        getNextPageParam: (last) => last.next ?? undefined,
      },
      query: ({ queryArg: { country, locale }, pageParam }) =>
        askFor(country, locale, pageParam === FROM_THE_START ? undefined : pageParam),
      providesTags: ['clubs'],
    }),
    /** The first page of several countries, with what arrived. It fails only when nothing did. */
    clubsOfCountries: build.query<ListedClub[], { countries: CountryName[]; locale: Locale }>({
      async queryFn({ countries, locale }, _api, _extra, ask) {
        const answers = await Promise.all(countries.map((country) => ask(askFor(country, locale))))
        const pages = answers.flatMap((answer) => ('data' in answer ? [answer.data as Page] : []))
        const failed = answers.find((answer) => 'error' in answer)
        if (pages.length === 0 && failed) return failed
        return { data: pages.flatMap(({ result }) => result).filter(isListed) }
      },
      providesTags: ['clubs'],
    }),
  }),
})

export const { useClubsOfCountryInfiniteQuery, useClubsOfCountriesQuery } = clubsCache

/** The server does not list declined clubs; the page would not show one either. */
export function isListed(club: ListedClub): boolean {
  return club.state !== 'declined'
}
