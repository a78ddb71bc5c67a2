import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { API_PREFIX } from '@aurivane/contract/endpoint'
import { brand } from '@aurivane/contract/brand'
import { DEFAULT_PROMOTION_OFF } from '@aurivane/contract/promotion'
import { registerApi } from '../../src/build-api.ts'
import { openDatabase, type Database } from '../../src/database/open-database.ts'
import { LoadShedder } from '../../src/http/load-shedder.ts'
import { apiServerOptions } from '../../src/http/server-options.ts'
import { openQueue, startQueue } from '../../src/mail/queue.ts'
import { startNoticeJobs } from '../../src/notices/notice-jobs.ts'
import { deliverMails } from '../../src/mail/deliver-mails.ts'
import type { ApiSettings, Services } from '../../src/services.ts'
import { MovableClock } from './clock.ts'
import { createDatabase } from './database.ts'
import { send, type Answer, type Sending } from './http-client.ts'
import { Mailbox } from '../../../testing/mailbox.ts'
import { People } from './people.ts'

export type SiteOptions = Partial<ApiSettings> & {
  trustProxy?: string[]
  migratedUrl?: string
  load?: LoadShedder
}

/** Specs run in parallel, where calls may be late. Load shedding is tested by the overload spec only. */
const unmoved = { callsMin: 320 }

/** The API on a real port with a real database, one per spec file. */
export type Site = {
  url: string
  db: Database
  clock: MovableClock
  mailbox: Mailbox
  settings: ApiSettings
  services: Services
  people: People
  send(method: string, path: string, sending?: Sending): Promise<Answer>
  close(): Promise<void>
}

export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const { trustProxy, migratedUrl, load, ...overrides } = options
  const database = migratedUrl ? { url: migratedUrl, drop: async () => {} } : await createDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'aurivane-spec-'))
  const clock = new MovableClock()
  const app = Fastify({ ...apiServerOptions, trustProxy: trustProxy ?? false })
  const db = openDatabase({ connectionString: database.url }, () => {})
  const settings: ApiSettings = { ...defaultSettings(folder), ...overrides }
  const queue = openQueue({ connectionString: database.url }, app.log)
  await startQueue(queue)
  const services: Services = { db, queue, clock, settings, log: app.log }
  await registerApi(app, services, load ?? new LoadShedder(unmoved))
  const stopDelivering = await deliverMails(services)
  const stopNoticeJobs = startNoticeJobs(services)
  await app.listen({ host: '127.0.0.1', port: 0 })

  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const mailbox = new Mailbox(settings.mailFolder)
  const site = {
    url,
    db,
    clock,
    mailbox,
    settings,
    services,
    send: (method: string, path: string, sending?: Sending) => send(method, url + API_PREFIX + path, sending),
    async close() {
      await app.close()
      await stopNoticeJobs()
      await stopDelivering()
      await queue.stop({ graceful: false })
      await db.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return { ...site, people: new People(site) }
}

function defaultSettings(folder: string): ApiSettings {
  return {
    publicUrl: 'http://localhost:3000',
    supportEmail: brand.supportEmail,
    mailFrom: { name: brand.name, address: 'no-reply@aurivane.example' },
    smtpUrl: null,
    mailFolder: join(folder, 'mail'),
    secretKey: randomBytes(32).toString('base64url'),
    defaultMaxClubs: 3,
    rateLimits: false,
    geoCountryHeader: null,
    promotionOff: DEFAULT_PROMOTION_OFF,
    isSecure: false,
    requireAdminTwoFactor: false,
  }
}
