import { calls } from '@aurivane/contract/calls'
import { USER_LIST_MAX_ROWS, USER_PAGE_ROWS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { apiCache, sending, type Asked } from '../../../api/api-cache.ts'
import type { CallAnswer } from '../../../api/call-api.ts'
import type { ShownUser } from './shown-user.ts'

/** That many make one page of users. */
export const USER_ANSWERS_MAX = USER_LIST_MAX_ROWS / USER_PAGE_ROWS

/** Section 7 promises the list alone. */
export type UsersAnswer = { result: ShownUser[]; message?: string; next?: number | null }

/** Without `after` from the first user on. */
type AskedUsers = { search: string | undefined; after: number | undefined; locale: Locale }

const adminCache = apiCache.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.infiniteQuery<UsersAnswer, AskedUsers, number | null>({
      query: ({ queryArg: { search, after, locale }, pageParam }) => ({
        call: calls.listUsers,
        input: { query: { search, limit: USER_PAGE_ROWS, after: pageParam ?? after }, locale },
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }, answers) => (answers.length < USER_ANSWERS_MAX ? (next ?? null) : null),
      },
      providesTags: ['users'],
    }),
    listClubsForReview: build.query<
      CallAnswer<typeof calls.listClubsForReview>,
      Asked<typeof calls.listClubsForReview>
    >({
      query: sending(calls.listClubsForReview),
      providesTags: ['clubs'],
    }),
    listAudit: build.query<CallAnswer<typeof calls.listAudit>, Asked<typeof calls.listAudit>>({
      query: sending(calls.listAudit),
      providesTags: ['audit'],
    }),
    countOverview: build.query<CallAnswer<typeof calls.countOverview>, Asked<typeof calls.countOverview>>({
      query: sending(calls.countOverview),
      providesTags: ['users', 'clubs'],
    }),
  }),
})

export const {
  useListUsersInfiniteQuery,
  useListClubsForReviewQuery,
  useListAuditQuery,
  useCountOverviewQuery,
} = adminCache

/** What other people do shows when the tab is opened and when a page is turned; meanwhile the known rows stand. */
export const freshOnSight = { refetchOnMountOrArgChange: true } as const
