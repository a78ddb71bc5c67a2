import type { Endpoint } from '@aurivane/contract/endpoint'
import { describeInvalidInput } from '@aurivane/contract/invalid-input'
import type { Locale } from '@aurivane/contract/locales'
import type { Say } from '@aurivane/contract/messages/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Member } from '../auth/sessions.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Api } from '../services.ts'
import { authenticate } from './authenticate.ts'
import { InvalidRequest } from './errors.ts'
import { sendTextWithEtag } from './etag.ts'
import { refuseUnitedStates } from './geo-block.ts'
import { localeOf, sayIn } from './language.ts'
import { forgetTypeOfNothing } from './json-bodies.ts'
import type { Handler } from './load-shedder.ts'
import { toSerializerSchema } from './serializer-schema.ts'
import { writeJson } from './write-json.ts'

/** What a handler gets: everything parsed, the caller known, and a way to say things in the caller's language. */
export type Call<Params, Query, Body, Who> = {
  params: Params
  query: Query
  body: Body
  member: Who
  locale: Locale
  say: Say
  request: FastifyRequest
  reply: FastifyReply
}

/** Registers one call as its definition says: access, limits, validation, status, answer cut to its schema. */
export function mount<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Access extends 'anyone' | 'member' | 'admin',
>(
  api: Api,
  endpoint: Endpoint<Params, Query, Body, Answer> & { access: Access },
  handler: (
    call: Call<z.output<Params>, z.output<Query>, z.output<Body>, Access extends 'anyone' ? null : Member>,
  ) => Promise<z.input<Answer>> | z.input<Answer>,
) {
  const { services, limits } = api
  type Who = Access extends 'anyone' ? null : Member
  const answerTo = (request: FastifyRequest, reply: FastifyReply, caller: Member | null) => {
    if (endpoint.access === 'admin') refuseUnless(caller?.admin, 'admin_only')
    if (endpoint.excludesUnitedStates) refuseUnitedStates(request, services.settings.geoCountryHeader)
    const locale = localeOf(request)
    const call = {
      params: parse(endpoint, endpoint.params, request.params),
      query: parse(endpoint, endpoint.query, request.query),
      body: parse(endpoint, endpoint.body, request.body),
      // The definition's access decides whether there is a member; the types follow it.
      member: caller as Who,
      locale,
      say: sayIn(locale),
      request,
      reply,
    }
    // After the validation: a mistyped form does not use up the few tries that a call allows.
    const answer = endpoint.limit
      ? limits.takeCall(endpoint.limit, request).then(() => handler(call))
      : handler(call)
    // What is known at once is answered at once: waiting for it would cost more than making it.
    if (!(answer instanceof Promise)) return finish(endpoint, answer, locale, request, reply)
    return answer.then((given) => finish(endpoint, given, locale, request, reply))
  }

  const handle =
    endpoint.access === 'anyone'
      ? (request: FastifyRequest, reply: FastifyReply) => answerTo(request, reply, null)
      : async (request: FastifyRequest, reply: FastifyReply) =>
          answerTo(request, reply, await authenticate(services, request))

  api.endpoints.push(endpoint)
  api.app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    schema: { response: toResponseSchemas(endpoint) },
    // No body is read with a GET: those that are asked for most go without this step.
    ...(endpoint.method !== 'GET' && { preParsing: forgetTypeOfNothing }),
    handler: guardFromLoad(api, endpoint, handle),
  })
}

/** Whoever watches the process must be answered, however much there is to do. */
function guardFromLoad({ load }: Api, { path, refuses }: Endpoint, handler: Handler): Handler {
  if (path.startsWith('/health/')) return handler
  return refuses?.includes('busy') ? load.guardHashing(handler) : load.guard(handler)
}

function finish(
  { status = 202, cacheControl }: Endpoint,
  answer: unknown,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // The serialiser is the one of this status.
  reply.code(status)
  const text = reply.serialize(answer) as string
  if (!cacheControl) return writeJson(reply, status, locale, text)
  reply
    .type('application/json; charset=utf-8')
    .header('content-language', locale)
    .header('vary', 'Accept-Language')
  return sendTextWithEtag(request, reply, text, cacheControl)
}

function parse<Schema extends z.ZodType>(
  endpoint: Endpoint,
  schema: Schema | undefined,
  input: unknown,
): z.output<Schema> {
  if (!schema) return undefined as z.output<Schema>
  const parsed = schema.safeParse(input ?? {})
  if (parsed.success) return parsed.data
  throw new InvalidRequest(describeInvalidInput(endpoint, parsed.error.issues, input))
}

/** Of the answer alone: refusals are written by `errors.ts`, and a serialiser that nobody uses is made at every start. */
function toResponseSchemas({ status = 202, answer }: Endpoint) {
  return { [status]: toSerializerSchema(answer) }
}
