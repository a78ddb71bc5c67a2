import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type Server } from 'node:http'
import { BODY_MAX_BYTES } from '@aurivane/contract/limits'
import { DEFAULT_LOCALE } from '@aurivane/contract/locales'
import { say } from '@aurivane/contract/messages/messages'
import { refusals } from '@aurivane/contract/refusal-codes'
import type { ConnectionError, FastifyHttpOptions } from 'fastify'
import type { Socket } from 'node:net'
import { sendError } from './errors.ts'
import { closeAfterUnreadBody } from './unread-bodies.ts'

/** Server options that the API relies on, wherever it is mounted. */
export const apiServerOptions: FastifyHttpOptions<Server> = {
  bodyLimit: BODY_MAX_BYTES,
  // The router is compiled to code once all routes are known.
  routerOptions: { maxParamLength: 200, compile: true },
  // Slow clients are disconnected: a request, headers and body, has 8 s, checked every second. Bodies are 64 KB at most.
  http: {
    headersTimeout: 8_000,
    requestTimeout: 8_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 72_000,
    // `checkHost` refuses it with our own message.
    requireHostHeader: false,
  },
  requestTimeout: 8_000,
  // A client that does not read its answer is disconnected, too: Node.js checks twice before it closes the connection.
  connectionTimeout: 12_000,
  rewriteUrl: ({ url = '/' }) => toOriginForm(url),
  // Request ids are ours, never the caller's, because they are logged.
  requestIdHeader: false,
  genReqId: () => randomUUID(),
  // Malformed paths never reach a route or its error handler.
  frameworkErrors: (error, request, reply) => {
    closeAfterUnreadBody(request, reply)
    void sendError(error, request, reply)
  },
  clientErrorHandler: answerUnreadable,
  // Requests that arrive while the server is closing are still answered, with `Connection: close`.
  return503OnClosing: false,
}

/** A request line may name the whole address (RFC 9112, 3.2.2). */
function toOriginForm(url: string): string {
  const origin = /^https?:\/\/[^/?]*/i.exec(url)?.[0]
  if (origin === undefined) return url
  const path = url.slice(origin.length)
  return path.startsWith('/') ? path : `/${path}`
}

const unreadable: Record<string, 'request_timeout' | 'headers_too_large'> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** For malformed HTTP and timeouts there is no route and no reply object: the answer is written to the socket. */
function answerUnreadable(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const code = unreadable[error.code] ?? 'malformed_request'
  const { status, message } = refusals[code]
  const body = JSON.stringify({ result: say(DEFAULT_LOCALE, message), code })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Language: ${DEFAULT_LOCALE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${isHead(error.rawPacket) ? '' : body}`)
  socket.destroy(error)
}

/** An answer to HEAD has no body. Node.js gives the bytes that it could not read; a timeout has none. */
function isHead(packet: unknown): boolean {
  return Buffer.isBuffer(packet) && packet.toString('latin1', 0, 5) === 'HEAD '
}
