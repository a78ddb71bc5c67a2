import type { FastifyReply } from 'fastify'
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
  if (request.method === 'HEAD') raw.setHeader('content-length', Buffer.byteLength(body))
  raw.end(body)
}
