import { describeInvalidInput, type InvalidInput } from '@aurivane/contract/invalid-input'
import type { Say, Sentence } from '@aurivane/contract/messages/messages'
import type { RefusalAnswer } from '@aurivane/contract/answers'
import { refusals, type RefusalCode } from '@aurivane/contract/refusal-codes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseDown } from '../database/is-database-down.ts'
import { InvalidValue, Refusal } from '../refusal.ts'
import type { Api, Services } from '../services.ts'
import { collectMethods } from './allowed-methods.ts'
import { answerHeaders } from './answer-headers.ts'
import { localeOf, sayIn } from './language.ts'

/** Input that does not match the call's schemas, with its messages. */
export class InvalidRequest extends Error {
  readonly invalid: InvalidInput

  constructor(invalid: InvalidInput) {
    super('invalid request')
    this.name = 'InvalidRequest'
    this.invalid = invalid
  }
}

const RETRY_SOON_SECONDS = 5

/** Turns every failure into code, status and text; only unexpected ones are logged as errors. */
export function answerErrors({ app, services }: Api) {
  const methodsOf = collectMethods(app)
  app.setErrorHandler((error: unknown, request, reply) => {
    logUnexpected(services.log, error, request.id)
    return sendError(error, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url)
    if (methods.length === 0) return refuse(request, reply, new Refusal('not_found'))
    reply.header('allow', methods.join(', '))
    return refuse(request, reply, new Refusal('method_not_allowed'))
  })
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return refuse(request, reply, error)
  if (error instanceof InvalidRequest) return refuseInput(request, reply, error.invalid)
  if (error instanceof InvalidValue) {
    return refuseInput(request, reply, describeInvalidInput({}, error.issues, error.input))
  }
  return refuse(request, reply, new Refusal(codeOf(error)))
}

function logUnexpected(log: Services['log'], error: unknown, reqId: string) {
  if (error instanceof Refusal || error instanceof InvalidRequest || error instanceof InvalidValue) return
  const code = codeOf(error)
  if (code === 'internal_error') log.error({ reqId, err: error }, 'request failed')
  if (code === 'unavailable') log.warn({ reqId, reason: reasonOf(error) }, 'database unavailable')
}

/** The innermost cause: the error around it contains the query's parameters, which must not be logged. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

const knownFailures: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_content_type',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_content_type',
}

function codeOf(error: unknown): RefusalCode {
  if (isDatabaseDown(error)) return 'unavailable'
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code !== undefined && Object.hasOwn(knownFailures, code)) return knownFailures[code] ?? 'internal_error'
  // What Fastify refuses by itself (bad JSON, bad address, wrong Content-Length) is the caller's mistake.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'malformed_request'
  return 'internal_error'
}

function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { status, message } = refusals[refusal.code]
  const { values, extra, fields, retryAfterSeconds } = refusal.details
  if (status === 429 || status === 503) reply.header('retry-after', retryAfterSeconds ?? RETRY_SOON_SECONDS)
  return send(request, reply, status, (say) => {
    const result = say(message, values ?? {})
    const beside = fields && { fields: Object.fromEntries(fields.map((field) => [field, result])) }
    return { result, code: refusal.code, ...beside, ...extra }
  })
}

function refuseInput(request: FastifyRequest, reply: FastifyReply, invalid: InvalidInput) {
  return send(request, reply, 400, (say) => {
    const put = (sentence: Sentence) => say(sentence.key, sentence.values)
    const fields = Object.fromEntries(
      Object.entries(invalid.fields).map(([field, sentence]) => [field, put(sentence)]),
    )
    return { result: put(invalid.result), code: 'invalid_input', fields }
  })
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  answer: (say: Say) => RefusalAnswer,
) {
  const locale = localeOf(request)
  return reply
    .code(status)
    .headers(answerHeaders(locale))
    .send(answer(sayIn(locale)))
}
