import type { FastifyReply, FastifyRequest } from 'fastify'

export function hasBody({ headers }: FastifyRequest) {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/**
 * A request may be answered before its body was read. Then the connection is closed: the rest of the body would be parsed
 * as the next request, or get a second answer by a timeout.
 */
export function closeAfterUnreadBody(request: FastifyRequest, reply: FastifyReply) {
  if (hasBody(request) && !request.raw.complete) reply.header('connection', 'close')
}
