import { BODY_MAX_BYTES } from '@aurivane/contract/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'

export function hasBody({ headers }: FastifyRequest) {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/**
 * A request may be answered before its body was read. Node.js reads and discards the rest of it; for a body that is too long
 * or of unknown length the connection is closed instead.
 */
export function closeAfterUnreadBody(request: FastifyRequest, reply: FastifyReply) {
  if (!hasBody(request) || request.raw.complete) return
  const length = Number(request.headers['content-length'])
  if (!(length <= BODY_MAX_BYTES)) reply.header('connection', 'close')
}
