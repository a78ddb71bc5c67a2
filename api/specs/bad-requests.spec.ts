import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefused } from './support/expect-refused.ts'
import { sendRaw } from './support/raw-socket.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

function expectRawRefusal(text: string, status: number, code: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toMatch(/content-type: application\/json; charset=utf-8/i)
  expect(head).toMatch(/x-content-type-options: nosniff/i)
  expect(JSON.parse(body)).toEqual({ result: expect.any(String), code })
}

describe('An address', () => {
  it.each(['/%', '/%ZZ', '/auth/%E0%A4%A', '/profiles/user/%C0%AF', '/user/club/single/%ff'])(
    'that cannot be read is refused as JSON: %s',
    async (path) => {
      expectRefused(
        await site.send('PUT', path, { headers: { 'accept-language': 'it' } }),
        'malformed_request',
      )
    },
  )

  it('with an endless parameter is refused as JSON', async () => {
    expectRefused(await site.send('PUT', `/profiles/user/${'x'.repeat(5_000)}`), 'malformed_request')
  })

  it.each(['/', '//', '/auth//login', '/auth/login/', '/AUTH/LOGIN', '/auth/login%00'])(
    'that does not exist is a 404 as JSON: %s',
    async (path) => {
      expectRefused(await site.send('POST', path, { body: {} }), 'not_found')
    },
  )
})

describe('A method', () => {
  it.each(['PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'GET', 'HEAD', 'PUT'])(
    '%s that a call does not have is a 405 as JSON, with the methods that it has',
    async (method) => {
      const answer = await site.send(method, '/auth/login', { headers: { 'accept-language': 'de' } })
      expect(answer.headers['allow']).toBe('POST')
      if (method === 'HEAD') return expect(answer.status).toBe(405)
      expectRefused(answer, 'method_not_allowed')
      expect(answer.body.result).toBe('Diese Adresse unterstützt diese Methode nicht')
    },
  )

  it.each([
    ['/health/live', 'GET, HEAD'],
    ['/openapi.json', 'GET, HEAD'],
    ['/profiles/user/7?x=1', 'DELETE, PUT'],
    ['/user/club', 'DELETE, POST'],
  ])('is one of those that an address supports: %s %s', async (path, allowed) => {
    const answer = await site.send('PATCH', path)
    expect([answer.status, answer.headers['allow']]).toEqual([405, allowed])
  })

  it('HEAD is answered like GET, without a body', async () => {
    for (const [path, status] of [
      ['/health/live', 200],
      ['/user/club/all', 202],
      ['/protected', 401],
      ['/nothing', 404],
    ] as const) {
      const head = await site.send('HEAD', path)
      const whole = await site.send('GET', path)
      expect(head).toMatchObject({ status, text: '' })
      for (const name of ['content-type', 'content-length', 'content-language', 'cache-control', 'vary'])
        expect(head.headers[name]).toBe(whole.headers[name])
      expect(head.headers['content-length']).toBe(String(Buffer.byteLength(whole.text)))
    }
  })

  it('that is unknown is refused as JSON', async () => {
    expectRawRefusal(
      await sendRaw(site, 'BREW /api/v1/tea HTTP/1.1\r\nHost: x\r\n\r\n'),
      400,
      'malformed_request',
    )
  })
})

describe('A request', () => {
  it('that is no HTTP is refused as JSON', async () => {
    expectRawRefusal(await sendRaw(site, 'hello\r\n\r\n'), 400, 'malformed_request')
    expectRawRefusal(await sendRaw(site, 'GET / HTTP/1.1\r\nbad header\r\n\r\n'), 400, 'malformed_request')
  })

  it.each(['/health/live', '/user/club/all', '/nothing'])(
    '%s: of HTTP/1.0 is told the length of its answer and may keep its connection',
    async (path) => {
      const ask = (more: string) => `GET /api/v1${path} HTTP/1.0\r\nHost: x\r\n${more}\r\n`
      const text = await sendRaw(site, ask('Connection: keep-alive\r\n') + ask(''))
      expect(text.match(/^content-length: \d+\r$/gim)).toHaveLength(2)
      expect(text.match(/HTTP\/1\.1 \d/g)).toHaveLength(2)
    },
  )

  it.each([
    ['two Host headers', 'Host: a.example\r\nHost: b.example\r\n'],
    ['an invalid Host header', 'Host: a.example/b\r\n'],
    ['a Host header with a space', 'Host: a b\r\n'],
    ['no Host header', ''],
  ])('with %s is refused as JSON', async (_, lines) => {
    const text = await sendRaw(site, `GET /api/v1/health/live HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
    expect(text).toMatch(/^HTTP\/1\.1 400 .*"code":"malformed_request"\}$/s)
  })

  it.each(['localhost:3000', '[::1]:3000', 'a.example', '127.0.0.1', ''])(
    'is answered whatever valid Host it names: %j',
    async (host) => {
      const text = await sendRaw(
        site,
        `GET /api/v1/health/live HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      )
      expect(text).toMatch(/^HTTP\/1\.1 200 /)
    },
  )

  it('with two lengths is refused: a proxy might read it differently', async () => {
    const smuggled =
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/v1/health/live HTTP/1.1\r\nHost: x\r\n\r\n'
    expectRawRefusal(await sendRaw(site, smuggled), 400, 'malformed_request')
  })

  it('with endless headers is refused as JSON', async () => {
    const text = await sendRaw(
      site,
      `GET /api/v1/health/live HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
    )
    expectRawRefusal(text, 431, 'headers_too_large')
  })

  it('with endless headers is refused without a body if it is HEAD', async () => {
    const text = await sendRaw(
      site,
      `HEAD /api/v1/health/live HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
    )
    expect(text).toMatch(/^HTTP\/1\.1 431 /)
    expect(text).toMatch(/\r\n\r\n$/)
  })

  it('that comes too slowly is disconnected within ten seconds', { timeout: 15_000 }, async () => {
    const started = performance.now()
    const text = await sendRaw(site, 'GET /api/v1/health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    expectRawRefusal(text, 408, 'request_timeout')
    expect(performance.now() - started).toBeLessThan(10_500)
  })

  it('whose body comes too slowly is disconnected within ten seconds', { timeout: 15_000 }, async () => {
    const started = performance.now()
    const head =
      'POST /api/v1/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n'
    expectRawRefusal(await sendRaw(site, `${head}{"email":`), 408, 'request_timeout')
    expect(performance.now() - started).toBeLessThan(10_500)
  })

  it.each([
    ['too large', '/contact', 'application/json', 413, 'body_too_large'],
    ['of the wrong type', '/contact', 'text/plain', 415, 'unsupported_content_type'],
    ['for an unknown address', '/tea', 'application/json', 404, 'not_found'],
    ['for an unreadable address', '/%zz', 'application/json', 400, 'malformed_request'],
  ])(
    'that is refused before its body has come (%s) gets one answer, and the connection is closed',
    async (_, path, type, status, code) => {
      const started = performance.now()
      const head = `POST /api/v1${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 10000000000\r\n\r\n`
      const text = await sendRaw(site, `${head}{"email":`)
      expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*"code":"${code}"\\}$`, 's'))
      expect(text).toMatch(/^connection: close\r$/im)
      expect(text.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
      expect(performance.now() - started).toBeLessThan(5_000)
    },
  )

  it('that is refused before its short body has come keeps the connection for the next one', async () => {
    const refused =
      'POST /api/v1/tea HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n'
    const next = 'GET /api/v1/health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    const text = await sendRaw(site, `${refused}{"email":1`, `}\n${next}`)
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200'])
  })

  it('with a body that the call does not read is answered, unless it is no JSON', async () => {
    const token = '/auth/signup/confirmemail?token=x'
    expectRefused(await site.send('POST', token, { body: { token: 'y' } }), 'mail_token_dead')
    expectRefused(
      await site.send('POST', token, { rawBody: '<a/>', headers: { 'content-type': 'text/xml' } }),
      'unsupported_content_type',
    )
  })

  it.each([
    'Content-Type: application/json',
    'Content-Type: application/json\r\nContent-Length: 0',
    'Content-Type: application/json\r\nTransfer-Encoding: chunked',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 0',
    'Content-Type: text/plain;charset=UTF-8\r\nContent-Length: 0',
    'Content-Type: undefined\r\nContent-Length: 0',
    'Content-Type:\r\nContent-Length: 0',
    'Content-Length: 0',
  ])('without a body has none, whatever type it names: %j', async (lines) => {
    const end = lines.includes('chunked') ? '0\r\n\r\n' : ''
    const post = (path: string) =>
      sendRaw(site, `POST /api/v1${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines}\r\n\r\n${end}`)
    expect(await post('/auth/signup/confirmemail?token=x')).toContain('"code":"mail_token_dead"')
    expect(await post('/auth/logout')).toContain('"code":"login_needed"')
    const fields = { email: expect.any(String), password: expect.any(String) }
    const [, login = ''] = (await post('/auth/login')).split('\r\n\r\n')
    expect(JSON.parse(login)).toEqual({ result: expect.any(String), code: 'invalid_input', fields })
  })

  it('for an address that does not exist is not waited for, whatever it promises to send', async () => {
    for (const lines of ['', 'Content-Length: 99\r\n', 'Transfer-Encoding: chunked\r\n']) {
      const type = 'Content-Type: application/json\r\nConnection: close\r\n'
      const text = await sendRaw(site, `POST /api/v1/tea HTTP/1.1\r\nHost: x\r\n${type}${lines}\r\n`)
      expect(text).toMatch(/^HTTP\/1\.1 404 .*"code":"not_found"\}$/s)
    }
  })

  it.each(['*/*', 'text/html', 'application/xml', ''])(
    'is answered as JSON, whatever it accepts: %j',
    async (accept) => {
      const answer = await site.send('GET', '/health/live', { headers: { accept } })
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    },
  )
})

describe('An unexpected error', () => {
  it('is a 500 without internal details, and the next request works', async () => {
    const broken = await openSite()
    const said: unknown[] = []
    broken.services.log = {
      ...broken.services.log,
      error: (details: object, text?: string) => void said.push([Object.keys(details), text]),
    }
    const send = () =>
      broken.send('POST', '/contact', {
        body: { email: 'a@example.com', subject: 'Clubs', message: 'Open?' },
      })
    try {
      await broken.db.execute(sql`alter table contact_messages rename to lost`)
      const answer = await send()
      expectRefused(answer, 'internal_error')
      expect(answer.body).toEqual({
        result: 'Something went wrong on our side. Please try again later.',
        code: 'internal_error',
      })
      expect(said).toEqual([[['reqId', 'err'], 'request failed']])
      await broken.db.execute(sql`alter table lost rename to contact_messages`)
      expect((await send()).status).toBe(202)
    } finally {
      await broken.close()
    }
  })
})
