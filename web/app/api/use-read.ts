import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Call } from '@aurivane/contract/call'
import { useState } from 'react'
import { useLocale } from '../i18n/language.tsx'
import type { CallInput, Failure } from './call-api.ts'
import { readOptions, type ReadError } from './read-api.ts'

/** One read of the API, refetched on every mount; the cached answer is shown meanwhile. */
export function useRead<C extends Call>(call: C, input: CallInput<C>) {
  const locale = useLocale()
  const query = useQuery({ ...readOptions(call, input, locale), placeholderData: keepPreviousData })
  const { data, isFetching, refetch } = query
  return { data, failure: useShownFailure(query), isFetching, refetch }
}

type Tried = {
  error: ReadError | null
  errorUpdateCount: number
  data: unknown
  isPlaceholderData: boolean
}

/** A failure stays visible during a retry, so that the pressed button does not disappear. */
export function useShownFailure({ error, errorUpdateCount, data, isPlaceholderData }: Tried): Failure | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  const isMissing = data === undefined || isPlaceholderData
  const shown = error ?? (isMissing && errorUpdateCount > 0 ? last : null)
  return shown?.failure ?? null
}
