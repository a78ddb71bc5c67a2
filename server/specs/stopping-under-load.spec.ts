import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startSite, type RunningSite } from './support/running-site.ts'

const VISITORS = 12

/** Uses one connection until the site closes it: how many requests it sent, and what it got. */
function useOneConnection({ url }: RunningSite) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let sent = 0
  let received = ''
  const ask = () => {
    sent += 1
    socket.write('GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n')
  }
  socket.on('connect', ask)
  socket.on('data', (chunk) => {
    received += chunk.toString()
    if (/connection: close/i.test(received)) return
    // Idle most of the time, like keep-alive connections.
    void wait(100).then(() => !socket.destroyed && ask())
  })
  return new Promise<{ sent: number; answered: number; wasTold: boolean; failure: string }>((resolve) => {
    let failure = ''
    socket.on('error', (error) => (failure = error.message))
    socket.on('close', () =>
      resolve({
        sent,
        answered: received.split('HTTP/1.1 200 OK').length - 1,
        wasTold: /connection: close/i.test(received),
        failure,
      }),
    )
  })
}

it('A site that gets a stop signal announces it on every connection in use, and answers each request that was sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-stopping-'))
  const site = await startSite({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', DEMO_DATA: 'off' })
  const visitors = Array.from({ length: VISITORS }, () => useOneConnection(site))
  await wait(300)
  const toldAt = performance.now()
  expect(await site.stop()).toBe(0)
  expect(performance.now() - toldAt).toBeLessThan(9_000)
  for (const { sent, answered, wasTold, failure } of await Promise.all(visitors)) {
    expect(failure).toBe('')
    expect(answered).toBe(sent)
    expect(wasTold).toBe(true)
  }
  rmSync(folder, { recursive: true, force: true })
})

it('A site that gets a stop signal is not ready any more, but goes on answering for a moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-stopping-'))
  const site = await startSite({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', DEMO_DATA: 'off' })
  const paths = ['/api/v1/health/ready', '/api/v1/health/live', '/faq']
  const ask = () => Promise.all(paths.map(async (path) => (await fetch(site.url + path)).status))
  expect(await ask()).toEqual([200, 200, 200])
  const ended = site.stop()
  const rounds: number[][] = []
  for (let last = await ask(); last.length > 0; last = await ask().catch(() => [])) rounds.push(last)
  expect(rounds).toContainEqual([503, 200, 200])
  expect(await ended).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})

it('A connection that was opened just before the port closes can still send its request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-stopping-'))
  const site = await startSite({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', DEMO_DATA: 'off' })
  const ended = site.stop()
  await wait(400)
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  await once(socket, 'connect')
  // As a busy proxy does, which has opened the connection and does not get to write at once.
  await wait(400)
  socket.write('GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await text(socket)).toContain('HTTP/1.1 200 OK')
  expect(await ended).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})

it('A site whose mail server does not answer stops all the same, with its database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-stopping-'))
  // Greets, and says nothing more.
  const stalled = createServer((socket) => void socket.on('error', () => {}).write('220 ready\r\n')).listen(
    0,
    '127.0.0.1',
  )
  await once(stalled, 'listening')
  const { port } = stalled.address() as AddressInfo
  const site = await startSite({
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    DEMO_DATA: 'off',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SECRET_KEY: 'plain stones in a row, thirty-two of them',
    MAIL_FROM: 'noreply@aurivane.example',
  })
  const message = { email: 'ada@example.com', subject: 'Clubs', message: 'Which are open?', csrf: '' }
  const connected = once(stalled, 'connection')
  const sent = await fetch(`${site.url}/api/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  expect(sent.status).toBe(202)
  const [socket] = (await connected) as [Socket]
  await once(socket, 'data')
  const toldAt = performance.now()
  expect(await site.stop()).toBe(0)
  expect(performance.now() - toldAt).toBeLessThan(9_000)
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
  stalled.close()
  rmSync(folder, { recursive: true, force: true })
})
