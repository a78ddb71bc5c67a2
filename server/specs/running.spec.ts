import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../testing/find-free-port.ts'
import { runToEnd, startSite, type RunningSite } from './support/running-site.ts'

let folder: string
let site: RunningSite
let metricsPort: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-running-'))
  metricsPort = await findFreePort()
  site = await startSite({
    DATA_DIR: folder,
    METRICS_PORT: String(metricsPort),
    PUBLIC_URL: 'https://aurivane.example',
  })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

const nobodysDatabase = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET_KEY: 'x'.repeat(32) }

async function get(path: string, headers: Record<string, string> = {}) {
  return fetch(site.url + path, { headers, redirect: 'manual' })
}

describe('A wrong setting', () => {
  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'aurivane.example' }],
    ['SECRET_KEY', { DATABASE_URL: 'postgres://localhost/aurivane' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everybody' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ada@club.example', ADMIN_PASSWORD: 'password' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ada@club.example', ADMIN_PASSWORD: 'Ada@club.example' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ada@club.example', ADMIN_PASSWORD: 'aurivane-1' }],
  ])('stops the start with one line naming %s', async (name, env) => {
    const { code, output } = await runToEnd(env)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain(name)
  })

  it('is an unreachable database: one line names DATABASE_URL', async () => {
    const port = await findFreePort()
    const env = { DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`, SECRET_KEY: 'x'.repeat(32) }
    const { code, output } = await runToEnd({ ...env, PORT: String(await findFreePort()) })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain('DATABASE_URL')
  })

  it.each([
    ['PORT', () => ({ PORT: new URL(site.url).port }), 'is taken by another program'],
    ['METRICS_PORT', () => ({ METRICS_PORT: String(metricsPort) }), 'is taken by another program'],
    ['HOST', () => ({ HOST: '192.0.2.1' }), 'no address of this machine'],
    ['HOST', () => ({ HOST: 'nosuch.invalid' }), 'that name'],
    ['DATA_DIR', () => ({ DATA_DIR: '/dev/null/x' }), 'cannot be used'],
    ['DATA_DIR', () => ({ DATA_DIR: '/dev/null/x', ...nobodysDatabase }), 'cannot be used'],
  ])('is a %s that cannot be had: that one line is all there is', async (name, env, reason) => {
    const own = { DATA_DIR: join(folder, 'own'), PORT: String(await findFreePort()) }
    const { code, output } = await runToEnd({ ...own, ...env() })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toMatch(new RegExp(`^Aurivane cannot start: ${name} .*${reason}`))
    expect(output.split('DATABASE_URL')).toHaveLength(1)
  })

  it('is found before a database is made', () => {
    expect(readdirSync(folder)).not.toContain('own')
  })
})

describe('Pages', () => {
  it.each([
    ['/', {}, 'en'],
    ['/it', {}, 'it'],
    ['/ge', {}, 'de'],
    ['/faq', { 'accept-language': 'de-CH,de;q=0.9' }, 'de'],
    ['/faq', { 'accept-language': 'de', cookie: 'i18next=it' }, 'it'],
    ['/faq?lng=ge', { cookie: 'i18next=it' }, 'de'],
    ['/faq', { 'accept-language': 'fr' }, 'en'],
  ] as [string, Record<string, string>, string][])('%s with %j is in %s', async (path, headers, language) => {
    const answer = await get(path, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-language')).toBe(language)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toMatch(/<h1[ >]/)
    expect(html).toContain('https://aurivane.example/')
  })

  it('say that they vary where the language was negotiated', async () => {
    expect((await get('/faq')).headers.get('vary')).toContain('Accept-Language')
    expect((await get('/it/faq')).headers.get('vary')).not.toContain('Accept-Language')
  })

  it.each([
    ['/en/faq', 302, '/faq'],
    ['/de/faq?x=1', 301, '/ge/faq?x=1'],
    ['/faq/', 301, '/faq'],
    ['/portfolios', 302, '/login'],
    ['/ge/profile?select=clubs', 302, '/ge/login'],
    ['/bulletinPost/no-such-post', 302, '/bulletin'],
    ['/bulletinPost/%zz', 302, '/bulletin'],
    ['/ge/bulletinPost/%E0%A4%A', 302, '/ge/bulletin'],
    ['/en//evil.example', 301, '/en/evil.example'],
    ['//evil.example/', 301, '/evil.example'],
  ])('%s answers %d to %s', async (path, status, location) => {
    const answer = await get(path)
    expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({ status, location })
  })

  it('serve a gated page with a uid cookie', async () => {
    expect((await get('/portfolios', { cookie: 'uid=1; atoken=x' })).status).toBe(200)
  })

  it.each(['uid=', 'uid=; atoken=x', 'i18next=en; uid='])(
    'redirect with an empty uid cookie to the login: %s',
    async (cookie) => {
      for (const path of ['/portfolios', '/profile?select=clubs']) {
        const answer = await get(path, { cookie })
        expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login'])
      }
    },
  )

  it.each([
    ['/%zz', {}, 'en'],
    ['/it/%E0%A4%A', {}, 'it'],
    ['/faq%', { cookie: 'i18next=ge' }, 'de'],
    ['/%c3%28?lng=it', { 'accept-language': 'de' }, 'it'],
  ] as [string, Record<string, string>, string][])(
    'answer 404 for a broken escape, too: %s with %j in %s',
    async (path, headers, language) => {
      const answer = await get(path, headers)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-language')).toBe(language)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await answer.text()).toContain(`<html lang="${language}"`)
    },
  )

  it.each(['', 'Content-Length: 99\r\n', 'Transfer-Encoding: chunked\r\n'])(
    'refuse a POST without waiting for what it sends: %j',
    async (lines) => {
      const answer = await sendRaw('POST', '/faq', `Content-Type: application/json\r\n${lines}`)
      expect(answer).toMatch(/^HTTP\/1\.1 405 .*Method Not Allowed$/s)
    },
  )

  it('leave broken escapes in calls of the API to the API', async () => {
    const answer = await get('/api/v1/clubs/%zz')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'malformed_request' })
  })

  // `fetch` would resolve the dots.
  it.each([
    '/clubs/..',
    '/clubs/.',
    '/clubs/%2e%2e',
    '/clubs/%2E',
    '/it/clubs/..',
    '/clubs/#',
    '/clubs/../manage',
    '/clubs/abc',
    '/clubs/0/manage',
    '/clubs/abc/manage',
    '/clubs/2147483648/manage',
    '/ge/clubs/%/manage',
  ])('answer 404 for what cannot be the id of a club: %s', async (path) => {
    const answer = await sendRaw('GET', path, 'Cookie: uid=1\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 404 .*<h1[ >]/s)
  })

  it('answer 404 in the reader’s language for what does not exist', async () => {
    const answer = await get('/ge/gibt/es/nicht')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-language')).toBe('de')
  })

  it.each([
    '/..%2f..%2fetc/passwd',
    '/assets/../../server/dist/main.js',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/server/entry-server.js',
    '/../server/build.json',
    '/assets/%00',
  ])('serve nothing that is not on the list: %s', async (path) => {
    const answer = await sendRaw('GET', path)
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404|301)/)
    expect(answer).not.toContain('root:')
  })

  it('come compressed with a tag, and 304 when it is known', async () => {
    const first = await get('/faq', { 'accept-encoding': 'br' })
    expect(first.headers.get('content-encoding')).toBe('br')
    const again = await get('/faq', {
      'accept-encoding': 'br',
      'if-none-match': first.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
    const said = ['content-security-policy', 'cache-control', 'content-language', 'etag', 'vary']
    for (const name of said) expect(again.headers.get(name)).toBe(first.headers.get(name))
    for (const name of ['content-type', 'content-encoding']) expect(again.headers.has(name)).toBe(false)
  })

  it.each(['/faq', '/nowhere', '/robots.txt'])(
    '%s: HEAD is answered like GET, without a body',
    async (path) => {
      const headers = { 'accept-encoding': 'identity' }
      const whole = await fetch(site.url + path, { headers })
      const head = await fetch(site.url + path, { method: 'HEAD', headers })
      expect(head.status).toBe(whole.status)
      // Undici closes a connection after HEAD.
      const ofThisAnswer = ['date', 'x-request-id', 'connection', 'keep-alive']
      const told = (answer: Response) =>
        Object.fromEntries([...answer.headers].filter(([name]) => !ofThisAnswer.includes(name)))
      expect(told(head)).toEqual(told(whole))
      expect(head.headers.get('content-length')).toBe(String((await whole.bytes()).length))
      expect(await head.text()).toBe('')
    },
  )

  it.each(['br', 'gzip'])('are the same for the first caller and the next, in %s', async (encoding) => {
    const ask = async () => {
      const { headers } = await get('/ge', { 'accept-encoding': encoding })
      return { etag: headers.get('etag'), bytes: Number(headers.get('content-length')) }
    }
    const first = await ask()
    expect(await ask()).toEqual(first)
    // The budget of documents is one of Brotli, which every current browser accepts.
    if (encoding === 'br') expect(first.bytes).toBeLessThan(25_000)
  })

  it('name assets that may be kept for a year', async () => {
    const script = /\/assets\/[^"']+\.js/.exec(await (await get('/login')).text())?.[0] ?? ''
    expect((await get(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})

describe('security.txt', () => {
  it('is served as plain text with the addresses of this site', async () => {
    const answer = await get('/.well-known/security.txt')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain('Contact: mailto:security@aurivane.example\n')
    expect(text).toContain('Canonical: https://aurivane.example/.well-known/security.txt\n')
    expect(new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '').getTime()).toBeGreaterThan(Date.now())
    const policy = /^Policy: https:\/\/aurivane\.example(\/.*)$/m.exec(text)?.[1] ?? ''
    expect((await get(policy)).status).toBe(200)
  })
})

describe('Watching', () => {
  it('gives Prometheus metrics on their own port', async () => {
    await get('/api/v1/health/ready')
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(text).toContain('http_requests_total{method="GET",route="/api/v1/health/ready",status="200"}')
    expect(text).toContain('mails{state="parked"} 0')
  })

  it('logs requests as JSON without query string', async () => {
    await fetch(`${site.url}/api/v1/auth/account-recovery/verifyCode?token=very-secret-token`, {
      method: 'POST',
    })
    await expect.poll(() => site.output()).toContain('/api/v1/auth/account-recovery/verifyCode')
    expect(site.output()).not.toContain('very-secret-token')
  })

  it('logs a login with the id of the account, and no email', async () => {
    const body = (email: string) => JSON.stringify({ email, password: 'not the password at all' })
    const headers = { 'content-type': 'application/json' }
    const attempt = (email: string) =>
      fetch(`${site.url}/api/v1/auth/login`, { method: 'POST', headers, body: body(email) })
    await attempt('nobody.at.all@example.com')
    await attempt('member.one@demo.example')
    await expect.poll(() => site.output()).toMatch(/"user":\d+,"outcome":"credentials_wrong","msg":"login"/)
    expect(site.output()).toMatch(/"reqId":"[^"]+","user":null,"outcome":"credentials_wrong","msg":"login"/)
    expect(site.output()).not.toContain('nobody.at.all')
    expect(site.output().split('member.one@demo.example').length).toBeLessThan(3)
  })

  it('disconnects slow clients within 10 s', { timeout: 20_000 }, async () => {
    const startedAt = Date.now()
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
      )
      socket.on('error', () => {})
      socket.on('close', () => resolve())
      // A socket without reader never reports its close.
      socket.resume()
    })
    expect(Date.now() - startedAt).toBeLessThan(11_000)
  })
})

describe('Demonstration data', () => {
  it('has accounts with generated passwords that are printed and kept', async () => {
    const kept = readFileSync(join(folder, 'demo-accounts.txt'), 'utf8')
    const [role, email, password] = (kept.split('\n')[0] ?? '').trim().split(/\s+/)
    expect(role).toBe('admin')
    expect(site.output()).toContain(password ?? '?')
    const answer = await fetch(`${site.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(answer.status).toBe(202)
  })
})

function sendRaw(method: string, path: string, lines = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () =>
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n`),
    )
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}

/** Only Linux gives each thread a priority of its own. */
describe.runIf(process.platform === 'linux')('The threads that hash passwords', () => {
  it('come after the one that answers', () => {
    const tasks = `/proc/${site.pid}/task`
    const niceness = readdirSync(tasks).map((id) => {
      const [, name = '', rest = ''] =
        /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`${tasks}/${id}/stat`, 'utf8')) ?? []
      return [name, Number(rest.split(' ')[16])] as const
    })
    const of = (wanted: string) => niceness.filter(([name]) => name === wanted).map(([, value]) => value)
    expect(of('node-MainThread')).toEqual([0])
    expect(of('libuv-worker')).toEqual([10, 10, 10, 10])
  })
})
