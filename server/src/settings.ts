import { isIP } from 'node:net'
import { brand } from '@aurivane/contract/brand'
import { EMAIL_MAX_CHARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@aurivane/contract/limits'
import * as z from 'zod'
import { OperatorFileError, readOperatorFile } from './operator-file.ts'

/** A setting that stops the start. Its message is one line for the operator and never carries a secret. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

const SECRET_KEY_MIN_CHARS = 32
const SHOWN_VALUE_MAX_CHARS = 80
const SECRETS: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL', 'SECRET_KEY', 'ADMIN_PASSWORD'])

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const port = wholeNumber.pipe(z.number().min(1).max(65_535))
const onOff = z.enum(['on', 'off']).transform((text) => text === 'on')
const email = z.email()
/** Written into HTML, JSON and URLs without escaping, so only safe characters are allowed. */
const supportEmail = email.max(EMAIL_MAX_CHARS).regex(/^[\w.+@-]+$/)
const sender = z
  .string()
  .transform(toSender)
  .pipe(z.object({ name: z.string(), address: email }))
const trustedProxies = z.string().transform(toTrustedProxies)

/** The schema of each variable; its description is part of the error message. */
const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('development, production or test'),
  PORT: port.default(3000).describe('a port number from 1 to 65535'),
  HOST: z.string().refine(isHost).default('127.0.0.1').describe('an IP address or a host name'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin)
    .transform((text) => new URL(text).origin)
    .optional()
    .describe('http:// or https:// with a host and perhaps a port, without path, query or credentials'),
  DATA_DIR: z.string().refine(isPath).default('./data').describe('the path of a folder'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl)
    .optional()
    .describe('an address that begins with postgres:// or postgresql://'),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl)
    .optional()
    .describe('an address that begins with smtp:// or smtps://'),
  MAIL_FROM: sender
    .default(toSender(brand.mailFrom))
    .describe('one address, as Name <name@host> or name@host'),
  SUPPORT_EMAIL: supportEmail
    .default(brand.supportEmail)
    .describe('one email address, of letters, digits and . _ + -'),
  SECRET_KEY: z
    .string()
    .min(SECRET_KEY_MIN_CHARS)
    .optional()
    .describe(`at least ${SECRET_KEY_MIN_CHARS} characters`),
  ADMIN_EMAIL: email.optional().describe('one email address'),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN_CHARS)
    .max(PASSWORD_MAX_CHARS)
    .optional()
    .describe(`${PASSWORD_MIN_CHARS} to ${PASSWORD_MAX_CHARS} characters`),
  DEMO_DATA: onOff.optional().describe('on or off'),
  TRUST_PROXY: trustedProxies
    .default(false)
    .describe('off, the number of proxies, or their addresses (IP or CIDR) separated by commas'),
  GEO_COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i)
    .toLowerCase()
    .optional()
    .describe('the name of a request header'),
  DEFAULT_MAX_CLUBS: wholeNumber
    .pipe(z.number().max(1000))
    .default(3)
    .describe('a whole number from 0 to 1000'),
  OPERATOR_FILE: z.string().refine(isPath).optional().describe('the path of a JSON file'),
  RATE_LIMITS: onOff.default(true).describe('on or off'),
  REQUIRE_ADMIN_2FA: onOff.default(false).describe('on or off'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('trace, debug, info, warn, error, fatal or silent'),
  METRICS_PORT: port.optional().describe('a port number from 1 to 65535'),
})
type Environment = z.infer<typeof environment>
export type SettingName = keyof Environment

export const SETTING_NAMES = Object.keys(environment.shape) as SettingName[]

export type Settings = ReturnType<typeof toSettings>

export function readSettings(env: NodeJS.ProcessEnv, now = new Date()): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw wrongValue(parsed.error.issues[0]?.path[0] as SettingName, given)
  checkTogether(parsed.data)
  return toSettings(parsed.data, now)
}

function toSettings(values: Environment, now: Date) {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = values
  return {
    nodeEnv: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL,
    secretKey: values.SECRET_KEY,
    admin: ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : undefined,
    demoData: values.DEMO_DATA ?? (!values.DATABASE_URL && values.NODE_ENV !== 'production'),
    trustProxy: values.TRUST_PROXY,
    geoCountryHeader: values.GEO_COUNTRY_HEADER,
    defaultMaxClubs: values.DEFAULT_MAX_CLUBS,
    /** Empty by default: pages then say that the operator has not stated it. */
    operator: values.OPERATOR_FILE ? readOperator(values.OPERATOR_FILE, now) : {},
    rateLimits: values.RATE_LIMITS,
    requireAdminTwoFactor: values.REQUIRE_ADMIN_2FA,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
  }
}

function readOperator(path: string, now: Date) {
  try {
    return readOperatorFile(path, now)
  } catch (error) {
    if (!(error instanceof OperatorFileError)) throw error
    throw new SettingsError(`OPERATOR_FILE is ${JSON.stringify(path)}, but ${error.message}`, {
      cause: error,
    })
  }
}

function checkTogether(values: Environment) {
  if (values.DATABASE_URL && !values.SECRET_KEY) {
    throw new SettingsError(
      `SECRET_KEY is missing: with DATABASE_URL it must be set, to at least ${SECRET_KEY_MIN_CHARS} characters`,
    )
  }
  if (values.ADMIN_EMAIL && !values.ADMIN_PASSWORD) {
    throw new SettingsError(
      'ADMIN_PASSWORD is missing: ADMIN_EMAIL and ADMIN_PASSWORD are only allowed together',
    )
  }
  if (values.ADMIN_PASSWORD && !values.ADMIN_EMAIL) {
    throw new SettingsError(
      'ADMIN_EMAIL is missing: ADMIN_EMAIL and ADMIN_PASSWORD are only allowed together',
    )
  }
  if (values.METRICS_PORT === values.PORT) {
    throw new SettingsError(`METRICS_PORT is "${values.PORT}", but must be another port than PORT`)
  }
}

function wrongValue(name: SettingName, given: NodeJS.ProcessEnv) {
  const allowed = environment.shape[name].description
  if (namesWrongPort(given[name])) return new SettingsError(`${name} must name a port from 1 to 65535`)
  if (SECRETS.has(name)) return new SettingsError(`${name} must be ${allowed}`)
  // JSON keeps the message on one line; URLs may contain credentials.
  const shown = JSON.stringify(given[name]?.replace(/\/\/.*@/s, '//…@').slice(0, SHOWN_VALUE_MAX_CHARS))
  return new SettingsError(`${name} is ${shown}, but must be ${allowed}`)
}

/** No further details: text after a colon may be part of a password. */
function namesWrongPort(text = '') {
  const place = text.replace(/\/\/.*@/s, '//')
  const named = /^[a-z]+:\/\/(?:\[[^\]]*\]|[^:/?#[]*):(?<port>[^/?#]+)/i.exec(place)?.groups?.['port']
  return named !== undefined && !port.safeParse(named).success
}

function isHost(text: string) {
  // Digits and dots only: an IP address or a mistake, not a host name.
  return isIP(text) !== 0 || /^(?![\d.]+$)(?!-)[a-z0-9-]{1,63}(\.(?!-)[a-z0-9-]{1,63})*$/i.test(text)
}

function isOrigin(text: string) {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

function isPath(text: string) {
  return !text.includes('\0')
}

function isDatabaseUrl(text: string) {
  // An address without a host (postgres://user@/name?host=/folder) is legal for PostgreSQL, but not for URL.
  return /^postgres(ql)?:\/\//i.test(text) && URL.canParse(text.replace('@/', '@localhost/'))
}

function isSmtpUrl(text: string) {
  return (
    /^smtps?:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname !== '' && !namesWrongPort(text)
  )
}

function toSender(text: string) {
  const named = /^(?<name>[^<>\r\n]*)<(?<address>[^<>]*)>$/.exec(text)?.groups
  return { name: named?.name?.trim() ?? '', address: named?.address ?? text }
}

function toTrustedProxies(text: string, context: z.RefinementCtx<string>): false | number | string[] {
  if (text === 'off' || text === '0') return false
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  if (!addresses.every(isAddressOrRange)) context.addIssue({ code: 'custom' })
  return addresses
}

function isAddressOrRange(text: string) {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
