import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { answersWith, identify, prepareHead, toReadyLines } from './ready-headers.ts'

const ready = { 'x-frame-options': 'DENY', 'content-security-policy': "default-src 'none'" }
const json = { 'content-type': 'application/json', 'content-length': '2' }

let server: Server | undefined
afterEach(() => server?.close().closeAllConnections())

/** What stands on the wire, before anybody has read it: lines of the head, without the date, and the body. */
async function answerTo(
  listener: RequestListener,
  { method = 'GET', version = '1.1', connection = 'close' } = {},
) {
  server = createServer({ ServerResponse: answersWith(ready), optimizeEmptyRequests: true }, listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const text = await new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} / HTTP/${version}\r\nhost: x\r\nconnection: ${connection}\r\n\r\n`),
    )
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      if (connection === 'keep-alive') socket.end()
    })
    socket.on('error', reject).on('close', () => resolve(received))
  })
  const [head = '', body] = text.split('\r\n\r\n')
  const lines = head.split('\r\n').filter((line) => !line.startsWith('Date: '))
  return { lines, body }
}

describe('The head of an answer', () => {
  it('has the ready lines, the id, its own lines and its length, each once', async () => {
    const { lines, body } = await answerTo((request, response) => {
      identify(request, 'abc')
      response.writeHead(200, json).end('{}')
    })
    expect(lines).toEqual([
      'HTTP/1.1 200 OK',
      'x-frame-options: DENY',
      "content-security-policy: default-src 'none'",
      'x-request-id: abc',
      'content-type: application/json',
      'content-length: 2',
      'Connection: close',
    ])
    expect(body).toBe('{}')
  })

  it('has the ready lines, those prepared for it and its length, where it says nothing itself', async () => {
    const prepared = toReadyLines({ 'content-type': 'text/plain', vary: 'Cookie' })
    const { lines, body } = await answerTo((_, response) => {
      prepareHead(response, prepared)
      response.end('hello')
    })
    expect(lines).toEqual([
      'HTTP/1.1 200 OK',
      'x-frame-options: DENY',
      "content-security-policy: default-src 'none'",
      'content-type: text/plain',
      'vary: Cookie',
      'Connection: close',
      'Content-Length: 5',
    ])
    expect(body).toBe('hello')
  })

  it.each<[string, RequestListener]>([
    [
      'at once',
      (_, response) => response.writeHead(200, { ...json, 'x-frame-options': 'SAMEORIGIN' }).end('{}'),
    ],
    ['one by one', (_, response) => response.setHeader('X-Frame-Options', 'SAMEORIGIN').end('{}')],
  ])('says what the answer says, instead of the ready line: %s', async (_how, listener) => {
    const { lines } = await answerTo(listener)
    const said = lines.filter((line) => /^x-frame-options/i.test(line))
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/: SAMEORIGIN$/)
    expect(lines).toContain("content-security-policy: default-src 'none'")
  })

  it('says prepared lines in place of the ready ones, and its own in place of both', async () => {
    const prepared = toReadyLines({
      'content-security-policy': "default-src 'self'",
      etag: '"1"',
      vary: 'Cookie',
    })
    const listener: RequestListener = (request, response) => {
      prepareHead(response, prepared)
      response.writeHead(200, { ...json, ...(request.method === 'HEAD' && { vary: 'Origin' }) }).end('{}')
    }
    const policies = (lines: string[]) => lines.filter((line) => line.startsWith('content-security-policy'))
    const { lines } = await answerTo(listener)
    expect(policies(lines)).toEqual(["content-security-policy: default-src 'self'"])
    expect(lines).toEqual(expect.arrayContaining(['x-frame-options: DENY', 'etag: "1"', 'vary: Cookie']))
    const own = await answerTo(listener, { method: 'HEAD' })
    expect(policies(own.lines)).toEqual(["content-security-policy: default-src 'self'"])
    expect(own.lines.filter((line) => line.startsWith('vary'))).toEqual(['vary: Origin'])
    expect(own.lines).toEqual(expect.arrayContaining(['x-frame-options: DENY', 'etag: "1"']))
  })

  it('leaves out the ready line of a name that is prepared without a value', async () => {
    const prepared = toReadyLines({ 'x-frame-options': '', etag: '"1"' })
    const listener: RequestListener = (request, response) => {
      prepareHead(response, prepared)
      response.writeHead(200, { ...json, ...(request.method === 'HEAD' && { etag: '"2"' }) }).end('{}')
    }
    for (const method of ['GET', 'HEAD']) {
      const { lines } = await answerTo(listener, { method })
      expect(lines.filter((line) => /^x-frame-options/i.test(line))).toEqual([])
      expect(lines).toContain("content-security-policy: default-src 'none'")
      expect(lines.filter((line) => line.startsWith('etag'))).toHaveLength(1)
    }
  })

  it('keeps several values of one name, and what is set one by one', async () => {
    const { lines } = await answerTo((_, response) => {
      response.setHeader('Retry-After', 5)
      response.writeHead(503, { ...json, 'set-cookie': ['a=1', 'b=2'] }).end('{}')
    })
    expect(lines).toEqual(expect.arrayContaining(['set-cookie: a=1', 'set-cookie: b=2', 'Retry-After: 5']))
    expect(lines).toEqual(expect.arrayContaining(['content-type: application/json', 'content-length: 2']))
  })

  it('takes a list of names and values', async () => {
    const { lines, body } = await answerTo((_, response) =>
      response.writeHead(200, ['content-type', 'text/plain', 'X-Frame-Options', 'SAMEORIGIN']).end('hello'),
    )
    expect(lines).toEqual(expect.arrayContaining(['content-type: text/plain', 'X-Frame-Options: SAMEORIGIN']))
    expect(body).toContain('hello')
  })

  it('tells the length of what a HEAD leaves out', async () => {
    const { lines, body } = await answerTo((_, response) => response.writeHead(200, json).end('{}'), {
      method: 'HEAD',
    })
    expect(lines).toContain('content-length: 2')
    expect(body).toBe('')
  })

  it('lets a caller of HTTP/1.0 keep its connection', async () => {
    const { lines, body } = await answerTo((_, response) => response.writeHead(200, json).end('{}'), {
      version: '1.0',
      connection: 'keep-alive',
    })
    expect(lines).toEqual(expect.arrayContaining(['content-length: 2', 'Connection: keep-alive']))
    expect(body).toBe('{}')
  })

  it('cannot be broken by a value', async () => {
    const values = ['en\r\nset-cookie: a=1', 'en\0']
    const failures: unknown[] = []
    await answerTo((_, response) => {
      for (const value of values) {
        try {
          response.writeHead(200, { 'content-language': value })
        } catch (error) {
          failures.push((error as { code?: string }).code)
        }
      }
      response.writeHead(200, { 'content-language': 'en' }).end()
    })
    expect(failures).toEqual(['ERR_INVALID_CHAR', 'ERR_INVALID_CHAR'])
    expect(() => toReadyLines({ 'content-language': 'en\r\nset-cookie: a=1' })).toThrow('Invalid character')
  })
})
