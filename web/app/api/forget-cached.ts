import { apiCache, type Tag } from './api-cache.ts'

const forgetting = apiCache.injectEndpoints({
  endpoints: (build) => ({
    /** After a change that went past the cache, such as a form's: what it made out of date is read again. */
    forgetCached: build.mutation<null, readonly Tag[]>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_answer, _failure, tags) => [...tags],
    }),
  }),
})

export const { useForgetCachedMutation } = forgetting
