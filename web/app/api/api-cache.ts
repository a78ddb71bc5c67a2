import type { Middleware } from '@reduxjs/toolkit'
import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react'
import type { Call } from '@aurivane/contract/calls'
import { API_CACHE_SECONDS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { onSessionEnd } from '../session/session-end.ts'
import { clientState } from '../session/session-store.ts'
import { createCacheHooks } from './cache-hooks.ts'
import { callApi, type CallInput, type Failure, type PlainInput } from './call-api.ts'
import { onOutOfDate, tags } from './out-of-date.ts'

type Sent = { call: Call; input: PlainInput & { locale: Locale } }

const hooks = createCacheHooks(() => clientState)
const createApi = buildCreateApi(coreModule(), reactHooksModule({ hooks }))

/** The cache of API data, one of the two parts of the shared client state. Pages inject their reads and changes. */
export const apiCache = createApi({
  reducerPath: 'api',
  tagTypes: tags,
  keepUnusedDataFor: API_CACHE_SECONDS,
  endpoints: () => ({}),
  baseQuery: async ({ call, input }: Sent, { signal }): Promise<{ data: unknown } | { error: Failure }> => {
    const answer = await callApi(call, { ...input, signal })
    return answer.is === 'answered' ? { data: answer.data } : { error: answer }
  },
})

/** The cache's own actions are functions. */
const runFunctions: Middleware = (api) => (next) => (action) =>
  typeof action === 'function' ? action(api.dispatch, api.getState) : next(action)

clientState.addPart({
  name: apiCache.reducerPath,
  reducer: apiCache.reducer,
  middleware: [runFunctions, apiCache.middleware],
})

// What one member has read is not for the next one at the same screen.
onSessionEnd(() => clientState.dispatch(apiCache.util.resetApiState()))
onOutOfDate((changed) => clientState.dispatch(apiCache.util.invalidateTags([...changed])))

export type Asked<E extends Call> = CallInput<E> & { locale: Locale }

/** A call of the contract for `build.query<AnswerOf<E>, Asked<E>>` and `build.mutation` of the cache. */
export function sending<E extends Call>(endpoint: E) {
  return (input: Asked<E>): Sent => ({ call: endpoint, input })
}
