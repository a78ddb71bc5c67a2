import { queryOptions } from '@tanstack/react-query'
import type { Call } from '@aurivane/contract/call'
import type { Locale } from '@aurivane/contract/locales'
import { callApi, type CallAnswer, type CallInput, type Failure } from './call-api.ts'

/** Thrown for a failed read, since the cache expects errors. */
export class ReadError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.is === 'lost' ? failure.is : failure.code)
    this.failure = failure
  }
}

/** The prefix of all query keys of a call. */
export function keyOf({ access, name }: Call) {
  return [access, name] as const
}

export async function readApi<C extends Call>(
  call: C,
  given: CallInput<C> & { locale: Locale; signal: AbortSignal },
): Promise<CallAnswer<C>> {
  const answer = await callApi(call, given)
  if (answer.is !== 'answered') throw new ReadError(answer)
  return answer.data
}

/** A read of the contract for `useQuery` and `useQueries`. */
export function readOptions<C extends Call>(call: C, input: CallInput<C>, locale: Locale) {
  return queryOptions<CallAnswer<C>, ReadError>({
    queryKey: [...keyOf(call), input, locale],
    queryFn: ({ signal }) => readApi(call, { ...input, locale, signal }),
  })
}
