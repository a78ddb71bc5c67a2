import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type RunningSite } from './support/running-site.ts'

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-resets-'))
  site = await startSite({ DATA_DIR: folder, DEMO_DATA: 'off', RATE_LIMITS: 'on' })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Asks and resets the connection at once, so that the server reads a request whose client's address is unknown. */
async function askAndReset(path: string) {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, () => socket.resetAndDestroy())
  })
  // Nobody listens once the process has ended.
  socket.on('error', () => {}).on('close', () => resolve())
  await closed
}

describe('Clients that reset their connection', () => {
  it.each([
    '/%',
    '/faq%',
    '/faq',
    '/api/v1/clubs/%zz',
    '/api/v1/clubs',
    '/clubs/1/meetings.ics',
    // Too long for the parameter of a route.
    `/clubs/${'1'.repeat(201)}/meetings.ics`,
  ])('do no harm when they have asked for %s', async (path) => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => askAndReset(path)))
      await sleep(20)
    }
    const isRunning = await Promise.race([site.ended.then(() => false), sleep(300).then(() => true)])
    expect(isRunning).toBe(true)
    expect((await fetch(`${site.url}/faq`)).status).toBe(200)
    expect(site.output()).not.toContain('"level":"error"')
  })
})
