import { createApi } from '@reduxjs/toolkit/query/react'
import { thunk } from 'redux-thunk'
import type { AnswerOf } from '@aurivane/contract/endpoint'
import { API_CACHE_SECONDS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { addStorePart } from '../session/session-store.ts'
import { callApi, type Call, type CallInput, type Failure, type PlainInput } from './call-api.ts'

/** What changes together: a change of a club makes every list of clubs out of date. */
const tags = ['clubs', 'users', 'audit'] as const
export type Tag = (typeof tags)[number]

type Sent = { call: Call; input: PlainInput & { locale: Locale } }

/** Shared by all pages that call the API; it joins the store with the first of them. */
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

addStorePart({
  name: apiCache.reducerPath,
  reducer: apiCache.reducer,
  middleware: [thunk, apiCache.middleware],
})

export type Asked<E> = CallInput<E> & { locale: Locale }

/** A call of the contract for `build.query<AnswerOf<E>, Asked<E>>` and `build.mutation` of the cache. */
export function sending<E extends Call>(endpoint: E) {
  return (input: Asked<E>): Sent => ({ call: endpoint, input })
}

export type { AnswerOf }
