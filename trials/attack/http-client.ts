import type { Agent } from 'node:http'
import { connect } from 'node:net'
import { API_PREFIX } from '@aurivane/contract/endpoint'
import { send, type Answer } from '../../testing/send.ts'

export type Sending = {
  headers?: Record<string, string | string[]>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, in place of `body`. */
  rawBody?: string | Buffer
  agent?: Agent
}
export type Reply = Answer & { body: Record<string, unknown> }

const TIMEOUT_MS = 30_000

/** One call of the API, by its path below the prefix. */
export function call(url: string, method: string, path: string, sending: Sending = {}): Promise<Reply> {
  return ask(url, method, API_PREFIX + path, sending)
}

/** One request to any path; a missing answer is an error. A body that is not JSON is empty. */
export async function ask(url: string, method: string, path: string, sending: Sending = {}): Promise<Reply> {
  const { headers, body, rawBody, agent } = sending
  const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
  const answer = await send(url, {
    method,
    path,
    ...(headers && { headers }),
    ...(payload !== undefined && { body: payload }),
    ...(agent && { agent }),
  })
  if (answer.status === 0) throw new Error(`${method} ${path.slice(0, 100)}: ${answer.failure}`)
  return { ...answer, body: readObject(answer.text) }
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Sends raw bytes, closes the sending side, and returns everything received. */
export function sendRaw(url: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const finish = () => resolve(Buffer.concat(chunks).toString('utf8'))
    const socket = connect(Number(port), hostname, () => socket.end(bytes))
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A server may close while bytes are still being sent; what it sent before counts.
    socket.on('error', finish)
    socket.on('close', finish)
  })
}
