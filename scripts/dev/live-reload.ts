import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

const RELOAD_SCRIPT = '/dev/reload.js'
const CHANGES = '/dev/changes'
/** Same-origin script and connection, which the pages' content security policy allows. */
const script = `new EventSource('${CHANGES}').addEventListener('change', () => location.reload())`

/** A proxy in front of the site that adds a script to its pages and makes open pages reload after a build. */
export function openLiveReload(port: number, sitePort: number) {
  const listeners = new Set<ServerResponse>()
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === RELOAD_SCRIPT) {
      return outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    }
    if (incoming.url === CHANGES) {
      outgoing
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .flushHeaders()
      listeners.add(outgoing)
      return incoming.on('close', () => listeners.delete(outgoing))
    }
    return pass(incoming, outgoing, sitePort)
  })
  server.listen(port, '127.0.0.1')
  return {
    tell: () => listeners.forEach((listener) => listener.write('event: change\ndata: 1\n\n')),
    close: () => server.close().closeAllConnections(),
  }
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, sitePort: number) {
  // Uncompressed, because the script is added to the page.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity', 'if-none-match': '' }
  const forwarded = request(
    { host: '127.0.0.1', port: sitePort, method: incoming.method, path: incoming.url, headers },
    (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        return answer.pipe(outgoing)
      }
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      return answer.on('end', () => {
        const page = Buffer.concat(chunks)
          .toString()
          .replace('</body>', `<script src="${RELOAD_SCRIPT}"></script></body>`)
        const { 'content-length': _, etag: __, ...rest } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, rest).end(page)
      })
    },
  )
  forwarded.on('error', () => {
    // Nothing listens during a restart: the page retries.
    outgoing.writeHead(503, { 'content-type': 'text/html', refresh: '1' }).end('Building …')
  })
  incoming.pipe(forwarded)
}
