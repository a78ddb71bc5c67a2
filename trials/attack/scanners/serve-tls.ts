import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer as createHttp, request } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { join } from 'node:path'
import { findFreePort } from '../../../testing/find-free-port.ts'

export type Tls = {
  httpPort: number
  httpsPort: number
  certificate: string
  point(port: number): void
  close(): void
}

/** A TLS proxy in front of a site with a generated certificate, and a redirect to it. */
export async function serveTls(folder: string): Promise<Tls | null> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const kind = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = spawnSync('openssl', [...kind, ...name, '-keyout', key, '-out', certificate])
  if (made.status !== 0) return null
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
  let target = 0
  const secure = createHttps(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (incoming, reply) => {
      const { method, url: path, headers } = incoming
      const passedOn = request({ port: target, host: '127.0.0.1', method, path, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
      })
      passedOn.on('error', () => reply.destroy())
      incoming.pipe(passedOn)
    },
  )
  const plain = createHttp((incoming, reply) => {
    reply.writeHead(301, { location: `https://localhost:${httpsPort}${incoming.url ?? '/'}` }).end()
  })
  secure.listen(httpsPort, '127.0.0.1')
  plain.listen(httpPort, '127.0.0.1')
  const close = () => {
    for (const server of [secure, plain]) {
      server.closeAllConnections()
      server.close()
    }
  }
  return { httpPort, httpsPort, certificate, close, point: (port) => (target = port) }
}
