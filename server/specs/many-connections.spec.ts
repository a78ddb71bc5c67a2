import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runToEnd, startSite, type RunningSite } from './support/running-site.ts'

/** Many more than the backlog of one event loop turn. */
const VISITORS = 200

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-connections-'))
  site = await startSite({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', DEMO_DATA: 'off' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })
}

/** What comes back until the site closes the connection. */
async function say(text: string): Promise<string> {
  const socket = await open()
  return new Promise((resolve) => {
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
    socket.write(text)
  })
}

const saidByAll = (text: string) => Promise.all(Array.from({ length: VISITORS }, () => say(text)))

describe('Many connections at once', () => {
  it('are all served', async () => {
    const request = 'GET /api/v1/health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    for (const answer of await saidByAll(request)) expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  })

  it('all get a JSON answer when they send no HTTP', async () => {
    for (const answer of await saidByAll('this is no HTTP\r\n\r\n')) {
      expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
      expect(answer).toContain('"code":"malformed_request"')
    }
  })

  it(
    'are all closed within ten seconds when they send no complete request',
    { timeout: 20_000 },
    async () => {
      const startedAt = performance.now()
      for (const answer of await saidByAll('GET / HTTP/1.1\r\nHost: '))
        expect(answer).toMatch(/^HTTP\/1.1 408 /)
      expect(performance.now() - startedAt).toBeLessThan(11_000)
    },
  )

  it('leave the port to one site: a second one does not start beside it', async () => {
    const { port } = new URL(site.url)
    const second = await runToEnd({ DATA_DIR: folder, PORT: port, LOG_LEVEL: 'error', DEMO_DATA: 'off' })
    expect(second.code).toBe(1)
    expect(second.output).toContain('is taken by another program')
  })

  it('do not delay a stop, and no new connection is accepted', async () => {
    const idle = await Promise.all(Array.from({ length: VISITORS }, open))
    const closed = idle.map((socket) => new Promise((resolve) => socket.once('close', resolve).resume()))
    const toldAt = performance.now()
    expect(await site.stop()).toBe(0)
    expect(performance.now() - toldAt).toBeLessThan(9_000)
    await Promise.all(closed)
    await expect(open()).rejects.toThrow('ECONNREFUSED')
  })
})
