import type { FastifyReply, FastifyRequest } from 'fastify'

/** Host and port as RFC 3986 writes them: a bracketed IPv6 address, or a name. */
const HOST = /^(?:\[[\da-f:.]{2,45}\]|[\w.~!$&'()*+,;=%-]{0,255})(?::\d{0,5})?$/i

/** Exactly one valid Host header, as RFC 9112 (3.2) asks of HTTP/1.1: proxies and caches decide by it. */
export function checkHost({ raw }: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) {
  const [host, ...others] = raw.headersDistinct['host'] ?? []
  const isMissing = host === undefined && raw.httpVersion === '1.1'
  const isValid = others.length === 0 && HOST.test(host ?? '')
  if (isValid && !isMissing) done()
  else done(Object.assign(new Error('invalid Host header'), { statusCode: 400 }))
}
