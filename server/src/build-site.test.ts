import type { AddressInfo } from 'node:net'
import { openDatabase, openQueue, type Services } from '@aurivane/api'
import type { WebRenderer } from '@aurivane/contract/web-renderer'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from './build-site.ts'
import { Documents } from './web/documents.ts'

const lines: string[] = []
const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
/** Nothing listens there, and nothing here asks it. */
const connection = { connectionString: 'postgres://nobody@127.0.0.1:1/none' }

const services: Services = {
  db: openDatabase(connection, () => {}),
  queue: openQueue(connection, log),
  clock: { now: () => new Date() },
  log,
  settings: {
    publicUrl: 'http://localhost',
    supportEmail: 'support@aurivane.example',
    mailFrom: { name: 'Aurivane', address: 'noreply@aurivane.example' },
    smtpUrl: null,
    mailFolder: '/nowhere',
    secretKey: 'x'.repeat(32),
    defaultMaxClubs: 1,
    rateLimits: true,
    geoCountryHeader: null,
    promotionOff: [],
    isSecure: false,
    requireAdminTwoFactor: false,
  },
}

const failing: WebRenderer = {
  findPage: () => null,
  render: () => Promise.reject(new Error('no document today')),
  files: [],
  paths: [],
}

let app: Awaited<ReturnType<typeof buildSite>>
let url: string
beforeAll(async () => {
  const site = { assets: new Map(), documents: new Documents(failing, { isSecure: false }) }
  app = await buildSite({ log, services, site, trustProxy: false })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app.close()
  await services.db.close()
})

describe('An address with a broken escape whose page cannot be rendered', () => {
  // An unhandled rejection would fail the test run.
  it('is logged, and its connection is closed', async () => {
    lines.length = 0
    const asked = fetch(`${url}/%`, { signal: AbortSignal.timeout(3_000) })
    await expect(asked).rejects.toThrow('fetch failed')
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'request failed', err: { message: 'no document today' } },
    ])
    expect((await fetch(`${url}/faq`)).status).toBe(500)
  })
})
