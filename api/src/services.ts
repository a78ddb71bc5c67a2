import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Endpoint } from '@aurivane/contract/endpoint'
import type { PgBoss } from 'pg-boss'
import type { Database } from './database/open-database.ts'
import type { LoadShedder } from './http/load-shedder.ts'
import type { RateLimits } from './http/rate-limits.ts'

/** What time it is, so that expiry can be tested without waiting. */
export type Clock = { now(): Date }

/** The settings that the API needs; the server reads them from the environment. */
export type ApiSettings = {
  /** How people reach the site, without a slash at the end. Every link in a mail begins with it. */
  publicUrl: string
  supportEmail: string
  mailFrom: { name: string; address: string }
  smtpUrl: string | null
  /** Where mails become files when there is no SMTP server. */
  mailFolder: string
  secretKey: string
  defaultMaxClubs: number
  rateLimits: boolean
  geoCountryHeader: string | null
  /** Countries where return figures are not shown. */
  promotionOff: readonly string[]
  isSecure: boolean
  /** REQUIRE_ADMIN_2FA: administrators need a session with a second factor. */
  requireAdminTwoFactor: boolean
}

/** Everything a feature may need from outside; passed, never imported. */
export type Services = {
  db: Database
  queue: PgBoss
  clock: Clock
  settings: ApiSettings
  log: FastifyBaseLogger
}

/** The API while routes are registered, with the services that they use. */
export type Api = {
  app: FastifyInstance
  services: Services
  limits: RateLimits
  load: LoadShedder
  /** Whether the server is shutting down: it still answers, but is not ready for more. */
  isClosing: () => boolean
  /** Every call that was mounted, for the OpenAPI document. */
  endpoints: Endpoint[]
}
