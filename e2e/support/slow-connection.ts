import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const PIECE_BYTES = 3000
/** Several frames, so that the browser can paint between chunks. */
const PAUSE_MS = 80

/** A proxy that simulates a slow connection: documents arrive in chunks. */
export async function startSlowConnection(site: string) {
  const server = createServer((request, response) => void answer(site + request.url, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function answer(url: string, response: ServerResponse) {
  const answered = await fetch(url)
  const type = answered.headers.get('content-type') ?? ''
  const content = Buffer.from(await answered.arrayBuffer())
  response.writeHead(answered.status, { 'content-type': type })
  const step = type.startsWith('text/html') ? PIECE_BYTES : content.length
  for (let at = 0; at < content.length; at += step) {
    response.write(content.subarray(at, at + step))
    await wait(PAUSE_MS)
  }
  response.end()
}
