import type { FastifyReply, FastifyRequest } from 'fastify'
import { prepareHead, type ReadyLines } from './ready-headers.ts'

/**
 * Writes an answer whose head is known. Past Fastify's `send`, which would find out for each answer what is the same for all that
 * are like it (docs/decisions/0083-answers-past-send.md). What else an answer says is set on the raw one.
 */
export function writeAnswer(
  { raw, request }: FastifyReply,
  status: number,
  head: ReadyLines,
  body: string | Buffer,
) {
  prepareHead(raw, head)
  raw.statusCode = status
  if (!tellsLengthItself(request)) raw.setHeader('content-length', Buffer.byteLength(body))
  raw.end(body)
}

/** Node.js leaves the length out where nothing follows, and for callers of HTTP/1.0, who could not keep their connection then. */
function tellsLengthItself({ method, raw }: FastifyRequest) {
  return method !== 'HEAD' && raw.httpVersion !== '1.0'
}
