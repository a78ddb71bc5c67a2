import type { z } from 'zod'
import type { Access, Call } from './call.ts'
import type { PlainMessageKey, Sentence } from './messages/messages.ts'
import type { RefusalCode } from './refusal-codes.ts'

/** Rates of a person; several calls may share one. */
export type RateName =
  | 'joining'
  | 'decidingOnMembers'
  | 'makingInvitations'
  | 'keepingInvitations'
  | 'offering'
  | 'announcing'
  | 'editingAnnouncements'
  | 'planningMeetings'
  | 'changingMeetings'
  | 'answeringMeetings'
  | 'makingCalendarAddresses'
  | 'reporting'

export type FieldSentences = Record<string, Sentence>

/**
 * One definition per call. The route, its access, validation and answer, the browser's client, the form that sends it and the
 * OpenAPI document are all made from it. After a change of name, method, path or access: `node scripts/write-calls.ts`.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = Call & {
  summary: string
  params?: Params
  query?: Query
  body?: Body
  answer: Answer
  /** 202 by default (docs/product.md, section 7). */
  status?: 200 | 202 | 203
  /** The answer's text when a field is wrong; the first field's own text where nothing is given. */
  invalid?: PlainMessageKey
  /** Some texts depend on what else is missing (docs/product.md, section 4). */
  explain?: (fields: FieldSentences) => FieldSentences
  /** Refusals of this call, besides those of any call of its kind. */
  refuses?: readonly RefusalCode[]
  /** The caller must have confirmed it is them in the last ten minutes: `X-Proof` carries what `makeProof` answered. */
  needsProof?: boolean
  /** A rate limit besides the general one. */
  limit?: 'login' | 'signup' | 'contact' | 'passkeyOptions'
  /** How often a person may do this. Only calls that succeed count, and those refused with `countedRefusal`. */
  rate?: RateName
  countedRefusal?: RefusalCode
  /** Refused to residents of the United States, also by the country that the proxy says (GEO_COUNTRY_HEADER). */
  excludesUnitedStates?: boolean
  /** Cache-Control of the answer, which then carries an ETag; `no-store` where nothing is given. */
  cacheControl?: string
  /** An example of the body and of the answer, for the OpenAPI document. */
  example?: { body?: unknown; answer?: unknown }
}

export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
  Who extends Access = Access,
>(definition: Endpoint<Params, Query, Body, Answer> & { access: Who }) {
  return definition
}

export const API_PREFIX = '/api/v1'

export type BodyOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer Body, z.ZodType> ? z.output<Body> : never
export type AnswerOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer Answer> ? z.output<Answer> : never
