import type { Reply } from '../http-client.ts'
import type { MalformedRequest } from './make-requests.ts'

/** What only our insides know. */
const insides =
  /node_modules|\.(?:ts|js|mjs):\d+|\bat (?:async )?\S+ \(|drizzle|SQLSTATE|syntax error at or near/
const JSON_TYPE = 'application/json; charset=utf-8'
/** Files rather than calls: the API's own description. */
const files = /^\/api\/v1\/(openapi\.json|docs|docs\.css)(\?|$)/

/** What is wrong with an answer, or null. */
export function judge(request: MalformedRequest, answer: Reply): string | null {
  return judgeStatus(request, answer) ?? judgeForm(request, answer)
}

function judgeStatus({ statuses }: MalformedRequest, { status, headers }: Reply): string | null {
  if (status >= 500) return `answered ${status}`
  if (statuses && !statuses.includes(status)) return `answered ${status}, not ${statuses.join(' or ')}`
  if (headers['x-content-type-options'] !== 'nosniff') return 'answered without nosniff'
  return headers['x-powered-by'] || headers['server'] ? 'told what it runs on' : null
}

function judgeForm(
  { method, target }: MalformedRequest,
  { status, headers, text, body }: Reply,
): string | null {
  if (insides.test(text)) return `told of its insides: ${text.slice(0, 200)}`
  // Below the API's prefix everything is JSON; a mangled address may lie beside it.
  if (method === 'HEAD' || status === 304 || !target.startsWith('/api/v1/') || files.test(target)) return null
  if (headers['content-type'] !== JSON_TYPE) return `answered as ${headers['content-type']}`
  if (!('result' in body)) return `answered without result: ${text.slice(0, 200)}`
  return status >= 400 && typeof body['code'] !== 'string' ? 'refused without a code' : null
}

/** What came back on a raw socket: nothing, or whole answers of ours that refuse or answer, none a failure. */
export function judgeRaw(text: string): string | null {
  if (text === '') return null
  if (insides.test(text)) return `told of its insides: ${text.slice(0, 300)}`
  if (!text.startsWith('HTTP/1.1 ')) return `answered what is no HTTP: ${text.slice(0, 100)}`
  const failed = /(?:^|\r\n|\})HTTP\/1\.1 5\d\d/.exec(text)
  return failed ? `answered ${failed[0]}` : null
}
