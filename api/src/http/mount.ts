import type { Access } from '@aurivane/contract/call'
import type { Endpoint } from '@aurivane/contract/endpoint'
import { describeInvalidInput } from '@aurivane/contract/invalid-input'
import type { Locale } from '@aurivane/contract/locales'
import type { Say } from '@aurivane/contract/messages/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Member } from '../auth/sessions.queries.ts'
import { refuseUnless } from '../refusal.ts'
import { refuseWithoutSecondFactor } from '../security/second-factor-policy.ts'
import type { Api, Services } from '../services.ts'
import { answerHeaders } from './answer-headers.ts'
import { authenticate } from './authenticate.ts'
import { checkProof } from './check-proof.ts'
import { InvalidRequest } from './errors.ts'
import { sendTextWithEtag } from './etag.ts'
import { refuseUnitedStates } from './geo-block.ts'
import { localeOf, sayIn } from './language.ts'
import type { Handler } from './load-shedder.ts'
import { toSerializerSchema } from './serializer-schema.ts'

/** What a handler gets: parsed input, the caller, and messages in the caller's language. */
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

type CallerOf<Who extends Access> = Who extends 'anyone'
  ? null
  : Who extends 'optional'
    ? Member | null
    : Member

/** Registers one call as its definition says: access, limits, validation, status, answer cut to its schema. */
export function mount<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Who extends Access,
>(
  api: Api,
  endpoint: Endpoint<Params, Query, Body, Answer> & { access: Who },
  handler: (
    call: Call<z.output<Params>, z.output<Query>, z.output<Body>, CallerOf<Who>>,
  ) => Promise<z.input<Answer>> | z.input<Answer>,
) {
  const { services, limits } = api
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await admit(services, endpoint, request)
    if (endpoint.excludesUnitedStates) refuseUnitedStates(request, services.settings.geoCountryHeader)
    const locale = localeOf(request)
    const call = {
      params: parse(endpoint, endpoint.params, request.params),
      query: parse(endpoint, endpoint.query, request.query),
      body: parse(endpoint, endpoint.body, request.body),
      // The definition's access decides whether there is a member; the types follow it.
      member: caller as CallerOf<Who>,
      locale,
      say: sayIn(locale),
      request,
      reply,
    }
    // After validation, so that invalid forms do not count towards the call's limit.
    if (endpoint.limit) await limits.takeCall(endpoint.limit, request)
    const result = await limits.countSuccess(endpoint, caller?.id, async () => handler(call))
    return finish(endpoint, result, call)
  }

  api.endpoints.push(endpoint)
  api.app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    schema: { response: toResponseSchemas(endpoint) },
    handler: shedLoad(api, endpoint, answer),
  })
}

/** Who may send the call: the order of these checks is part of the interface. */
async function admit(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Member | null> {
  const { access } = endpoint
  if (access === 'anyone' || (access === 'optional' && isVisitor(request))) return null
  const caller = await authenticate(services, request)
  if (access === 'admin') {
    refuseUnless(caller.admin, 'admin_only')
    refuseWithoutSecondFactor(services, caller)
  }
  if (endpoint.needsProof) await checkProof(services, request, caller)
  return caller
}

/** Where a session is optional, a request without its two headers comes from a visitor; a wrong one is refused. */
function isVisitor({ headers: { uid, authorization } }: FastifyRequest): boolean {
  return uid === undefined && authorization === undefined
}

/** Health checks are answered under any load. */
function shedLoad({ load }: Api, { path, refuses }: Endpoint, handler: Handler): Handler {
  if (path.startsWith('/health/')) return handler
  return refuses?.includes('busy') ? load.guardHashing(handler) : load.guard(handler)
}

type Answering = { locale: Locale; request: FastifyRequest; reply: FastifyReply }

/** What is returned is serialised by the response schema of its status. */
function finish(
  { status = 202, cacheControl }: Endpoint,
  answer: unknown,
  { locale, request, reply }: Answering,
) {
  reply.code(status).headers(answerHeaders(locale))
  if (!cacheControl) return answer
  const text = reply.type('application/json; charset=utf-8').serialize(answer) as string
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

/** Of the answer alone: refusals have one shape, which `errors.ts` makes. */
function toResponseSchemas({ status = 202, answer }: Endpoint) {
  return { [status]: toSerializerSchema(answer) }
}
