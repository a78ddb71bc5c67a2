import { Agent, request as requestPlain, type IncomingHttpHeaders } from 'node:http'
import { request as requestSecure } from 'node:https'

export type Answer = {
  /** 0: no answer came. */
  status: number
  headers: IncomingHttpHeaders
  text: string
  ms: number
  /** Part of it: the wait for a free connection of the client. */
  waitedMs?: number
  /** Why no answer came. */
  failure?: string
  /** Whether the request may have reached the site: a refused connection cannot have. */
  wasSent: boolean
}

export type Request = {
  method?: string
  path: string
  headers?: Record<string, string | string[]>
  /** An object is sent as JSON, a text and bytes as they are. */
  body?: object | string | Buffer
  agent?: Agent
  timeoutMs?: number
}

const oneOff = new Agent({ keepAlive: false })
const TIMEOUT_MS = 30_000

/** One request; a lost answer is a result and not an exception. */
export function send(
  url: string,
  { method, path, headers = {}, body, agent, timeoutMs }: Request,
): Promise<Answer> {
  const startedAt = performance.now()
  const isReady = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
  const payload = isReady ? body : JSON.stringify(body)
  return new Promise((resolve) => {
    let hasConnected = false
    let waitedMs = 0
    const finish = (answer: Partial<Answer>) =>
      resolve({
        status: 0,
        headers: {},
        text: '',
        wasSent: hasConnected,
        ms: performance.now() - startedAt,
        waitedMs,
        ...answer,
      })
    const request = url.startsWith('https:') ? requestSecure : requestPlain
    const outgoing = request(url, {
      path,
      method: method ?? (payload === undefined ? 'GET' : 'POST'),
      agent: agent ?? (url.startsWith('https:') ? undefined : oneOff),
      timeout: timeoutMs ?? TIMEOUT_MS,
      headers: {
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(payload !== undefined && { 'content-length': String(Buffer.byteLength(payload)) }),
        ...headers,
      },
    })
    outgoing.on('socket', (socket) => {
      waitedMs = performance.now() - startedAt
      if (socket.connecting) socket.once('connect', () => (hasConnected = true))
      else hasConnected = true
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')))
    outgoing.on('error', (error: NodeJS.ErrnoException) => finish({ failure: error.code ?? error.message }))
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', () => finish({ failure: 'answer cut off' }))
      incoming.on('end', () =>
        finish({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    outgoing.end(payload)
  })
}

export function readJson<Body>(answer: Answer): Body {
  return JSON.parse(answer.text) as Body
}

export function isAcknowledged({ status }: Answer): boolean {
  return status >= 200 && status < 300
}
