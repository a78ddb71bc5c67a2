import { request } from 'node:http'

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** The parsed JSON; specs read freely from it. */
  body: AnswerBody
}

export type AnswerBody = {
  result?: unknown
  code?: string
  fields?: Record<string, string>
  [name: string]: unknown
}

export type Sending = { body?: unknown; rawBody?: string | Buffer; headers?: Record<string, string> }

/** A plain HTTP client: unlike fetch it adds no browser headers. */
export function send(
  method: string,
  url: string,
  { body, rawBody, headers = {} }: Sending = {},
): Promise<Answer> {
  const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
  const type = payload === undefined ? {} : { 'content-type': 'application/json' }
  const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: { ...type, ...length, ...headers } }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, body: parse(text) })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}

function parse(text: string): AnswerBody {
  try {
    return JSON.parse(text) as AnswerBody
  } catch {
    return {}
  }
}
