import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a cacheable answer with an ETag for revalidation. */
export function sendTextWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  cacheControl: string,
) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag).header('cache-control', cacheControl)
  if (isKnown(request.headers['if-none-match'], etag)) {
    return reply.removeHeader('content-type').code(304).send()
  }
  return reply.send(text)
}

function isKnown(header: string | undefined, etag: string) {
  return (
    header?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*') ??
    false
  )
}
