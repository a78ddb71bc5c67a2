import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type RunningSite } from './support/running-site.ts'

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-http-'))
  site = await startSite({ DATA_DIR: folder, DEMO_DATA: 'off', RATE_LIMITS: 'off' })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

function open() {
  return connect(Number(new URL(site.url).port), '127.0.0.1')
}

function sendRaw(head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = open()
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('error', reject).on('close', () => resolve(text))
    socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  })
}

describe('A request line with the whole address', () => {
  it.each(['http://other.example/faq', 'HTTP://x/faq?a=1'])('leads to the page: %s', async (target) => {
    const text = await sendRaw(`GET ${target} HTTP/1.1\r\nHost: localhost`)
    expect(text).toMatch(/^HTTP\/1\.1 200 /)
    expect(text).toContain('<html lang="en"')
  })

  it.each(['http://other.example', 'http://other.example?lng=it'])(
    'without a path leads to the home page: %s',
    async (target) => {
      expect(await sendRaw(`GET ${target} HTTP/1.1\r\nHost: localhost`)).toMatch(/^HTTP\/1\.1 200 /)
    },
  )

  it('is a call of the API, and logged as one', async () => {
    const text = await sendRaw('GET http://x/api/v1/no/such/call?token=secret HTTP/1.1\r\nHost: localhost')
    expect(text).toMatch(/^HTTP\/1\.1 404 .*"code":"not_found"/s)
    await expect.poll(() => site.output()).toContain('"path":"/api/v1/no/such/call","status":404')
    expect(site.output()).not.toContain('secret')
  })
})

describe('A page', () => {
  it.each([
    ['QUERY / HTTP/1.1', ''],
    ['POST /faq HTTP/1.1', '\r\nContent-Type: nonsense\r\nContent-Length: 2'],
    ['OPTIONS /faq HTTP/1.1', ''],
  ])('answers 405 in its own words to %s', async (line, more) => {
    const text = await sendRaw(`${line}\r\nHost: localhost${more}`)
    expect(text).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET, HEAD\r\n.*Method Not Allowed$/s)
    expect(text).toMatch(/^x-frame-options: DENY\r$/im)
  })

  it.each(['Host: a\r\nHost: b', 'Host: a b', 'X-No: host'])(
    'answers 400 in its own words to a wrong Host: %j',
    async (lines) => {
      const text = await sendRaw(`GET /faq HTTP/1.1\r\n${lines}`)
      expect(text).toMatch(/^HTTP\/1\.1 400 .*Bad Request$/s)
    },
  )
})

/** Established connections of both ends, from the system; a paused socket does not notice that it was closed. */
function findConnections(): string[] {
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  const ports = lines.map((line) => /^ *\d+: \w+:(\w+) \w+:(\w+) 01 /.exec(line)?.slice(1))
  return ports.flatMap((pair) => (pair ? [pair.map((port) => Number.parseInt(port, 16)).join(' to ')] : []))
}

describe.runIf(process.platform === 'linux')('A client that does not read its answers', () => {
  // About 25 s: the server's own time limit.
  it('is disconnected within 30 s', { timeout: 60_000 }, async () => {
    const startedAt = performance.now()
    const socket = open()
    socket.on('error', () => {})
    socket.pause()
    // More than the system's buffers.
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n'.repeat(400))
    const serverPort = Number(new URL(site.url).port)
    const isConnected = () => findConnections().includes(`${serverPort} to ${socket.localPort}`)
    await expect.poll(isConnected).toBe(true)
    await expect.poll(isConnected, { timeout: 45_000, interval: 500 }).toBe(false)
    expect(performance.now() - startedAt).toBeLessThan(30_000)
    socket.destroy()
  })
})
