import type { countOverview, listAudit, listClubsForReview } from '@aurivane/contract/administration'
import type { listUsers } from '@aurivane/contract/profiles'
import { apiCache, sending, type AnswerOf, type Asked } from '../../../api/api-cache.ts'

const office = { method: 'GET', access: 'admin' } as const

const adminCache = apiCache.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<AnswerOf<typeof listUsers>, Asked<typeof listUsers>>({
      query: sending({ ...office, path: '/profiles/user/all' }),
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

export const { useListUsersQuery, useListClubsForReviewQuery, useListAuditQuery, useCountOverviewQuery } =
  adminCache

/** What other people do shows when the tab is opened and when a page is turned; meanwhile the known rows stand. */
export const freshOnSight = { refetchOnMountOrArgChange: true } as const
