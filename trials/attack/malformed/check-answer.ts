import type { Reply } from '../http-client.ts'
import type { MalformedRequest } from './make-requests.ts'

/** Internal details that no answer may contain. */
const internals =
  /node_modules|\.(?:ts|js|mjs):\d+|\bat (?:async )?\S+ \(|drizzle|SQLSTATE|syntax error at or near/
const JSON_TYPE = 'application/json; charset=utf-8'
/** The API's own description, which is not a call. */
const files = /^\/api\/v1\/(openapi\.json|docs|docs\.css)(\?|$)/

/** What is wrong with an answer, or null. */
export function checkAnswer(request: MalformedRequest, answer: Reply): string | null {
  return checkStatus(request, answer) ?? checkBody(request, answer)
}

function checkStatus({ statuses }: MalformedRequest, { status, headers, body }: Reply): string | null {
  if (status >= 500) return `answered ${status} ${String(body['code'])}`
  if (statuses && !statuses.includes(status)) return `answered ${status}, not ${statuses.join(' or ')}`
  if (headers['x-content-type-options'] !== 'nosniff') return 'answered without nosniff'
  return headers['x-powered-by'] || headers['server'] ? 'names the software it runs on' : null
}

function checkBody(
  { method, target }: MalformedRequest,
  { status, headers, text, body }: Reply,
): string | null {
  if (internals.test(text)) return `reveals internal details: ${text.slice(0, 200)}`
  // Everything below the API's prefix is JSON; a malformed path may be outside of it.
  if (method === 'HEAD' || status === 304 || !target.startsWith('/api/v1/') || files.test(target)) return null
  if (headers['content-type'] !== JSON_TYPE) return `answered as ${headers['content-type']}`
  if (!('result' in body)) return `answered without result: ${text.slice(0, 200)}`
  return status >= 400 && typeof body['code'] !== 'string' ? 'refused without a code' : null
}

/** For a raw socket: no answer, or only complete HTTP answers below 500. */
export function checkRaw(text: string): string | null {
  if (text === '') return null
  if (internals.test(text)) return `reveals internal details: ${text.slice(0, 300)}`
  if (!text.startsWith('HTTP/1.1 ')) return `answered what is no HTTP: ${text.slice(0, 100)}`
  const failed = /(?:^|\r\n|\})HTTP\/1\.1 5\d\d/.exec(text)
  return failed ? `answered ${failed[0]}` : null
}
