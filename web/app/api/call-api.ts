import type { RefusalAnswer } from '@aurivane/contract/answers'
import type { Call } from '@aurivane/contract/call'
import { API_PREFIX, type AnswerOf as AnswerOfEndpoint, type Endpoint } from '@aurivane/contract/endpoint'
import type { EndpointOf } from '@aurivane/contract/endpoint-of'
import type { Locale } from '@aurivane/contract/locales'
import type { z } from 'zod'
import { readCredentials } from '../session/auth-cookies.ts'
import { announceSessionLoss } from '../session/session-end.ts'

/** Not imported from the contract's proof.ts, which brings zod with it. */
const PROOF_HEADER = 'X-Proof'

export const CALL_MAX_MS = 15_000

/** The three outcomes of a call: answered, refused with a message, or lost (no connection, timeout, no JSON). */
export type ApiAnswer<Answer> =
  | { is: 'answered'; status: number; data: Answer }
  | ({ is: 'refused'; status: number } & RefusalAnswer)
  | { is: 'lost' }

export type Failure = Exclude<ApiAnswer<never>, { is: 'answered' }>

type InputOf<Schema> = Schema extends z.ZodUndefined
  ? undefined
  : Schema extends z.ZodType
    ? z.input<Schema>
    : undefined

type InputOfEndpoint<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, z.ZodType>
    ? { params?: InputOf<Params>; query?: InputOf<Query>; body?: InputOf<Body> }
    : PlainInput
export type PlainInput = { params?: unknown; query?: unknown; body?: unknown }

/** Input and answer of a call, inferred from the contract's schemas. */
export type CallInput<C extends Call> = InputOfEndpoint<EndpointOf<C>>
export type CallAnswer<C extends Call> = AnswerOfEndpoint<EndpointOf<C>>

type Options = {
  locale: Locale
  signal?: AbortSignal
  /** For calls with `needsProof`: what `makeProof` answered. */
  proof?: string
}

/** Sends one call of the contract. Never throws: the three outcomes are return values. */
export async function callApi<C extends Call>(
  call: C,
  given: CallInput<C> & Options,
): Promise<ApiAnswer<CallAnswer<C>>> {
  const { locale, signal, proof, ...input }: PlainInput & Options = given
  try {
    const response = await fetch(addressOf(call.path, input), {
      method: call.method,
      credentials: 'include',
      headers: {
        ...headersOf(call, locale, input.body),
        ...(proof !== undefined && { [PROOF_HEADER]: proof }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      signal: AbortSignal.any([AbortSignal.timeout(CALL_MAX_MS), ...(signal ? [signal] : [])]),
    })
    const text = await response.text()
    if (!response.ok) {
      const refusal = readRefusal(text)
      if (refusal.code === 'login_needed') announceSessionLoss()
      return { is: 'refused', status: response.status, ...refusal }
    }
    return { is: 'answered', status: response.status, data: JSON.parse(text) as CallAnswer<C> }
  } catch {
    return { is: 'lost' }
  }
}

/**
 * A proxy may refuse with its own page or its own JSON, so only the status counts. `result` is always a string: empty if
 * the response has no message for the user.
 */
export function readRefusal(text: string): RefusalAnswer {
  const wordless = { result: '', code: 'unavailable' } as const
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null) return wordless
    const answer = { ...wordless, ...(given as Partial<RefusalAnswer>) }
    return typeof answer.result === 'string' ? answer : { ...answer, result: '' }
  } catch {
    return wordless
  }
}

function addressOf(path: string, { params, query }: PlainInput): string {
  const given = new Map(Object.entries(params ?? {}))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given.get(name))))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) asked.set(name, String(value))
  }
  return `${API_PREFIX}${filled}${asked.size > 0 ? `?${asked.toString()}` : ''}`
}

function headersOf({ access }: Call, locale: Locale, body: unknown): Record<string, string> {
  const credentials = access === 'anyone' ? null : readCredentials()
  return {
    Accept: 'application/json',
    'Accept-Language': locale,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(credentials && { uid: credentials.uid, Authorization: `Bearer ${credentials.atoken}` }),
  }
}
