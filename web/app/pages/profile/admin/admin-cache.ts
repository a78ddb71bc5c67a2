import type { countOverview, listAudit, listClubsForReview } from '@aurivane/contract/administration'
import { USER_LIST_MAX_ROWS, USER_PAGE_ROWS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { apiCache, sending, type AnswerOf, type Asked } from '../../../api/api-cache.ts'
import type { ShownUser } from './shown-user.ts'

const office = { method: 'GET', access: 'admin' } as const

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
        call: { ...office, path: '/profiles/user/all' },
        input: { query: { search, limit: USER_PAGE_ROWS, after: pageParam ?? after }, locale },
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }, answers) => (answers.length < USER_ANSWERS_MAX ? (next ?? null) : null),
      },
      providesTags: ['users'],
    }),
    listClubsForReview: build.query<AnswerOf<typeof listClubsForReview>, Asked<typeof listClubsForReview>>({
      query: sending({ ...office, path: '/admin/clubs' }),
      providesTags: ['clubs'],
    }),
    listAudit: build.query<AnswerOf<typeof listAudit>, Asked<typeof listAudit>>({
      query: sending({ ...office, path: '/admin/audit' }),
      providesTags: ['audit'],
    }),
    countOverview: build.query<AnswerOf<typeof countOverview>, Asked<typeof countOverview>>({
      query: sending({ ...office, path: '/admin/overview' }),
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
