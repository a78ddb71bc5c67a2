import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { request as requestPlainly } from 'node:http'
import { Agent, request } from 'node:https'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { say } from '@aurivane/contract/messages/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type RunningSite } from '../../server/specs/support/running-site.ts'
import { checkNginx, fillNginx, findNginx, startNginx } from '../../testing/nginx-in-front.ts'
import { findFreePort } from '../../testing/find-free-port.ts'

type Answer = { status: number; headers: Record<string, string>; names: string[]; body: Buffer }
type Asking = { method?: string; headers?: Record<string, string>; body?: string; servername?: string }

const INSTANCES = 3
let folder: string
let httpPort: number
let httpsPort: number
let sites: RunningSite[]
let nginx: Awaited<ReturnType<typeof startNginx>>
let agent: Agent

/** Like a browser on another machine: host name, trusted certificate, keep-alive. */
function ask(path: string, { method = 'GET', headers = {}, body, servername }: Asking = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: httpsPort, path, method, agent }
    const asked = request(
      { ...options, headers: { host: 'localhost', ...headers }, servername: servername ?? 'localhost' },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as Record<string, string>,
            names: answer.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()),
            body: Buffer.concat(chunks),
          }),
        )
        answer.on('error', reject)
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

function askPlainly(
  path: string,
  host = 'localhost',
): Promise<{ status: number; location: string; body: string }> {
  return new Promise((resolve, reject) => {
    requestPlainly({ host: '127.0.0.1', port: httpPort, path, headers: { host } }, (answer) => {
      let body = ''
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', body }),
      )
    })
      .on('error', reject)
      .end()
  })
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = JSON.stringify(body)
  const sizes = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
  return ask(path, { method: 'POST', body: text, headers: { ...sizes, ...headers } })
}

function connectTrusting(): Socket {
  return connectTls({ host: '127.0.0.1', port: httpsPort, servername: 'localhost', ca: nginx.certificate })
}

async function findScript() {
  return /\/assets\/[^"']+\.js/.exec((await ask('/login')).body.toString())?.[0] ?? ''
}

describe.runIf(findNginx())('The deployed nginx', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aurivane-behind-nginx-'))
    httpPort = await findFreePort()
    httpsPort = await findFreePort()
    sites = []
    for (let round = 0; round < INSTANCES; round += 1) {
      sites.push(
        await startSite({
          DATA_DIR: folder,
          PUBLIC_URL: `https://localhost:${httpsPort}`,
          TRUST_PROXY: '1',
          METRICS_PORT: String(await findFreePort()),
          DEMO_DATA: 'off',
        }),
      )
    }
    const instances = sites.map(({ url }) => new URL(url).host)
    nginx = await startNginx({ host: 'localhost', httpPort, httpsPort, instances })
    agent = new Agent({ keepAlive: true, ca: nginx.certificate })
  })
  afterAll(async () => {
    agent.destroy()
    await nginx.stop()
    for (const site of sites) await site.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })

  it('is valid', () => {
    const instances = ['127.0.0.1:3001']
    const filled = fillNginx({ host: 'localhost', httpPort, httpsPort, instances, limitsRequests: true })
    const { isValid, said } = checkNginx(filled.folder)
    rmSync(filled.folder, { recursive: true })
    expect({ isValid, warnings: said.match(/\[\w+\].*/g) }).toEqual({ isValid: true, warnings: null })
  })

  it('redirects pages from HTTP to HTTPS, with path and query, but neither the API nor certificates', async () => {
    writeFileSync(join(nginx.acmeFolder, 'proof'), 'challenge met')
    expect(await askPlainly('/ge/faq?x=1')).toMatchObject({
      status: 301,
      location: `https://localhost:${httpsPort}/ge/faq?x=1`,
    })
    expect(await askPlainly('/api/v1/clubs')).toMatchObject({ status: 403, location: '' })
    expect(await askPlainly('/.well-known/acme-challenge/proof')).toMatchObject({ body: 'challenge met' })
  })

  it('has nothing to say to other names', async () => {
    await expect(askPlainly('/', 'evil.example')).rejects.toThrow(/socket hang up|ECONNRESET/)
    const stranger = ask('/', { servername: 'evil.example', headers: { connection: 'close' } })
    await expect(stranger).rejects.toThrow(/unrecognized name|alert/)
  })

  it('takes TLS 1.2 and 1.3, nothing older', async () => {
    const shake = (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') =>
      new Promise<string | null>((resolve) => {
        // Our client refuses the old versions too unless told otherwise.
        const versions = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT:@SECLEVEL=0' } as const
        const names = { host: '127.0.0.1', port: httpsPort, servername: 'localhost', ca: nginx.certificate }
        const socket = connectTls({ ...names, ...versions }, () => {
          resolve(socket.getProtocol())
          socket.destroy()
        })
        socket.on('error', () => resolve(null))
      })
    expect(await shake('TLSv1.3')).toBe('TLSv1.3')
    expect(await shake('TLSv1.2')).toBe('TLSv1.2')
    expect(await shake('TLSv1.1')).toBeNull()
  })

  it('supports HTTP/2', async () => {
    const session = connectHttp2(`https://localhost:${httpsPort}`, {
      ca: nginx.certificate,
      lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    })
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject)
      session.request({ ':path': '/it/faq' }).on('response', (head) => resolve(head[':status']))
    })
    session.destroy()
    expect(status).toBe(200)
  })

  it.each(['/', '/ge/faq', '/no/such/page', '/api/v1/health/ready', '/api/v1/nothing', '/portfolios'])(
    'adds to no header and doubles none: %s',
    async (path) => {
      const { names, headers } = await ask(path)
      const direct = await fetch((sites[0]?.url ?? '') + path, { redirect: 'manual' })
      const own = new Set([...direct.headers.keys(), 'server'])
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
      expect(names.filter((name) => !own.has(name) && name !== 'transfer-encoding')).toEqual([])
      expect(headers['server']).toBe('nginx')
      expect(headers['strict-transport-security']).toBe(direct.headers.get('strict-transport-security'))
      expect(headers['content-security-policy']).toBe(direct.headers.get('content-security-policy'))
    },
  )

  it('leaves languages, redirects and missing pages to the site', async () => {
    expect((await ask('/faq', { headers: { 'accept-language': 'de' } })).headers['content-language']).toBe(
      'de',
    )
    expect((await ask('/faq', { headers: { cookie: 'i18next=it' } })).headers['content-language']).toBe('it')
    expect(await ask('/portfolios')).toMatchObject({ status: 302, headers: { location: '/login' } })
    expect((await ask('/ge/gibt/es/nicht')).status).toBe(404)
    expect((await ask('/metrics')).status).toBe(404)
  })

  it('keeps the regions of a page apart, however they are asked for', async () => {
    const shown = async (query: string) => {
      const { body } = await ask(`/countries${query}`, { headers: { 'accept-encoding': 'identity' } })
      return /aria-current="true" href="[^"]*select=([\w-]+)"/.exec(body.toString())?.[1]
    }
    expect(await shown('?x=1&select=Europe')).toBe('Europe')
    // nginx ends a query at `#`, the site does not. Browsers never send one.
    expect(await shown('?x#&select=Africa')).toBe('Africa')
    expect(await shown('?x')).toBe('Asia-Pacific')
    // The site decodes names, nginx does not.
    expect(await shown('?%73elect=Africa')).toBe('Africa')
    expect(await shown('')).toBe('Asia-Pacific')
    expect(await shown('?select=Africa')).toBe('Africa')
    expect(await shown('?utm=select')).toBe('Asia-Pacific')
    expect(await shown('?select=Europe')).toBe('Europe')
  })

  it('keeps files, one form per encoding, with the headers of the site', async () => {
    const script = await findScript()
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const first = await ask(script, { headers })
    const second = await ask(`${script}?whatever=1`, { headers: { 'accept-encoding': 'br' } })
    const plain = await ask(script, { headers: { 'accept-encoding': 'br;q=0' } })
    expect(first.headers['content-encoding']).toBe('br')
    expect(second.body.equals(first.body)).toBe(true)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: first.headers['etag'],
      vary: first.headers['vary'],
    })
    const known = await ask(script, { headers: { ...headers, 'if-none-match': first.headers['etag'] ?? '' } })
    expect(known.status).toBe(304)
    const states = () =>
      nginx
        .readLogs()
        .split('\n')
        .filter((line) => line.includes(`"path":"${script}"`))
        .map((line) => (JSON.parse(line) as { cache: string }).cache)
    // The log line is written after the answer.
    await expect.poll(states).toEqual(['MISS', 'HIT', 'MISS', 'HIT'])
  })

  // Concurrent, because they only wait.
  it.concurrent.each([
    ['says nothing at all', () => connect(httpsPort, '127.0.0.1'), ''],
    ['never ends its request', () => connect(httpPort, '127.0.0.1'), 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['never ends its request over TLS', connectTrusting, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ])('disconnects within 10 s a client that %s', { timeout: 20_000 }, async (_, open, words) => {
    const startedAt = Date.now()
    await new Promise<void>((resolve) => {
      const socket = open()
      socket.on('error', () => {})
      socket.on('close', () => resolve())
      socket.resume()
      socket.write(words)
    })
    expect(Date.now() - startedAt).toBeLessThan(10_000)
  })

  it.concurrent(
    'disconnects within 10 s a client that sends a body byte by byte',
    { timeout: 30_000 },
    async () => {
      const startedAt = Date.now()
      await new Promise<void>((resolve) => {
        const socket = connectTrusting()
        const drops = setInterval(() => socket.write(' '), 500)
        socket.on('error', () => {})
        socket.on('close', () => {
          clearInterval(drops)
          resolve()
        })
        socket.resume()
        socket.write('POST /api/v1/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n')
        socket.write('Content-Length: 1000\r\n\r\n{')
      })
      expect(Date.now() - startedAt).toBeLessThan(10_000)
    },
  )

  it.each([
    ['/assets/none.js', 404],
    ['/assets/%2e%2e/server/build.json', 404],
    ['/assets/..%2f..%2fpackage.json', 400],
  ])('keeps nothing that does not exist: %s', async (path, status) => {
    for (const round of [1, 2]) expect([round, (await ask(path)).status]).toEqual([round, status])
  })

  it('tells the site the real address, whatever the client claims', async () => {
    const message = { email: 'ada@example.com', subject: 'Clubs', message: 'Which clubs are open?', csrf: '' }
    const statuses: number[] = []
    for (let round = 0; round < 6; round += 1) {
      const claims = { 'x-forwarded-for': `198.51.100.${round}`, forwarded: `for=198.51.100.${round}` }
      statuses.push((await post('/api/v1/contact', message, claims)).status)
    }
    expect(statuses.slice(0, 5).every((status) => status < 300)).toBe(true)
    expect(statuses[5]).toBe(429)
  })

  it('lets the site refuse large bodies, and refuses far larger ones with the same text', async () => {
    for (const size of [80_000, 300_000]) {
      const answer = await post('/api/v1/contact', { message: 'x'.repeat(size) }, { 'accept-language': 'de' })
      expect(answer.status).toBe(413)
      expect(JSON.parse(answer.body.toString())).toMatchObject({
        result: say('de', 'request.tooLarge'),
        code: 'body_too_large',
      })
    }
  })

  it('loses no GET when an instance is killed, and writes no query string to a log', async () => {
    const statuses: number[] = []
    const asking = Array.from({ length: 8 }, async () => {
      for (let round = 0; round < 40; round += 1) {
        statuses.push((await ask('/it/faq')).status, (await ask('/api/v1/health/ready')).status)
        await ask('/auth/confirmemail?token=very-secret-token', {
          headers: { referer: 'https://x/?very-secret' },
        })
      }
    })
    await expect.poll(() => statuses.length, { timeout: 30_000 }).toBeGreaterThan(100)
    await sites.shift()?.stop('SIGKILL')
    await Promise.all(asking)
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    expect(statuses).toContain(200)
    expect(nginx.readLogs()).toContain('/auth/confirmemail')
    expect(nginx.readLogs()).not.toContain('very-secret')
  })

  it('says so in the reader’s language when no instance is left, and still has the files', async () => {
    const script = await findScript()
    await ask(script)
    while (sites.length > 0) await sites.shift()?.stop('SIGTERM')
    for (const locale of ['en', 'it', 'de'] as const) {
      const answer = await ask('/api/v1/health/ready', { headers: { 'accept-language': `${locale},fr` } })
      expect(answer).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5', 'cache-control': 'no-store' },
      })
      expect(JSON.parse(answer.body.toString())).toEqual({
        result: say(locale, 'request.unavailable'),
        code: 'unavailable',
      })
    }
    expect((await ask(script)).status).toBe(200)
  })
})
