import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings, SETTING_NAMES, SettingsError } from './settings.ts'

const KEY = 'k'.repeat(32)
const ownServer = { DATABASE_URL: 'postgres://ada:pw@db.example/site', SECRET_KEY: KEY }

function complaintAbout(env: NodeJS.ProcessEnv) {
  try {
    readSettings(env)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    return (error as SettingsError).message
  }
  throw new Error('the settings were accepted')
}

function definedDefaults() {
  return Object.fromEntries(Object.entries(readSettings({})).filter(([, value]) => value !== undefined))
}

function toCamelCase(name: string) {
  return name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
}

describe('Settings', () => {
  it('need nothing: the defaults run the embedded product on this machine alone', () => {
    expect(readSettings({})).toEqual({
      nodeEnv: 'development',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      mailFrom: { name: 'Aurivane', address: 'no-reply@aurivane.example' },
      supportEmail: 'support@aurivane.example',
      demoData: true,
      trustProxy: false,
      defaultMaxClubs: 3,
      operator: {},
      rateLimits: true,
      requireAdminTwoFactor: false,
      logLevel: 'info',
    })
  })

  it('take an empty value for none', () => {
    const empty = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))
    expect(readSettings(empty)).toEqual(readSettings({}))
  })

  it('derive the public address from the port', () => {
    expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(readSettings({ PUBLIC_URL: 'https://Aurivane.example/' }).publicUrl).toBe(
      'https://aurivane.example',
    )
  })

  it.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [ownServer, false],
    [{ NODE_ENV: 'production', DEMO_DATA: 'on' }, true],
    [{ ...ownServer, DEMO_DATA: 'on' }, true],
    [{ DEMO_DATA: 'off' }, false],
  ])('turn demonstration data on only where nothing real can be (%o)', (env, demoData) => {
    expect(readSettings(env).demoData).toBe(demoData)
  })

  it.each([
    ['off', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, ::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
  ])('understand TRUST_PROXY=%s', (text, trustProxy) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy)
  })

  it.each([
    ['off', false],
    ['on', true],
  ])('understand REQUIRE_ADMIN_2FA=%s', (text, requireAdminTwoFactor) => {
    expect(readSettings({ REQUIRE_ADMIN_2FA: text }).requireAdminTwoFactor).toBe(requireAdminTwoFactor)
  })

  it.each([
    'postgres://ada:pw@db.example:5433/site?sslmode=require',
    'postgresql://ada@/site?host=/run/postgresql',
    'postgres:///site?host=/run/postgresql',
  ])('accept the database address %s', (url) => {
    expect(readSettings({ ...ownServer, DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  it('take one sender with or without a name', () => {
    expect(readSettings({ MAIL_FROM: 'mail@club.example' }).mailFrom).toEqual({
      name: '',
      address: 'mail@club.example',
    })
    expect(readSettings({ MAIL_FROM: 'Our Club <mail@club.example>' }).mailFrom).toEqual({
      name: 'Our Club',
      address: 'mail@club.example',
    })
  })

  it('take the first admin only whole', () => {
    const admin = { ADMIN_EMAIL: 'ada@club.example', ADMIN_PASSWORD: 'correct horse' }
    expect(readSettings(admin).admin).toEqual({ email: 'ada@club.example', password: 'correct horse' })
    expect(complaintAbout({ ADMIN_EMAIL: admin.ADMIN_EMAIL })).toMatch(/^ADMIN_PASSWORD is missing/)
    expect(complaintAbout({ ADMIN_PASSWORD: admin.ADMIN_PASSWORD })).toMatch(/^ADMIN_EMAIL is missing/)
  })

  it('demand a secret key with a database of one’s own', () => {
    expect(complaintAbout({ DATABASE_URL: ownServer.DATABASE_URL })).toMatch(
      /^SECRET_KEY is missing: with DATABASE_URL/,
    )
    expect(readSettings(ownServer).secretKey).toBe(KEY)
  })
})

describe('A wrong setting', () => {
  it('is an address of the support that is one, but not for every page: the line says what it may hold', () => {
    expect(complaintAbout({ SUPPORT_EMAIL: "o'help@club.example" })).toBe(
      `SUPPORT_EMAIL is "o'help@club.example", but must be one email address, of letters, digits and . _ + -`,
    )
  })

  it.each([
    ['NODE_ENV', 'staging'],
    ['PORT', 'eighty'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['HOST', 'not a host'],
    ['HOST', '999.1.1.1'],
    ['HOST', '10.0.1'],
    ['PUBLIC_URL', 'aurivane.example'],
    ['PUBLIC_URL', 'ftp://aurivane.example'],
    ['PUBLIC_URL', 'https://aurivane.example/path'],
    ['PUBLIC_URL', 'https://aurivane.example?a=1'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@club.example, b@club.example'],
    ['MAIL_FROM', 'A <a@club.example>\r\nBcc: b@club.example'],
    ['SUPPORT_EMAIL', 'support'],
    ['SUPPORT_EMAIL', "o'help@club.example"],
    ['SUPPORT_EMAIL', '"<b>"@club.example'],
    ['ADMIN_EMAIL', 'ada'],
    ['DEMO_DATA', 'yes'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '10.0.0.1/33'],
    ['TRUST_PROXY', '10.0.0.1,,::1'],
    ['GEO_COUNTRY_HEADER', 'x country'],
    ['DEFAULT_MAX_CLUBS', '-1'],
    ['OPERATOR_FILE', 'operator\0.json'],
    ['RATE_LIMITS', 'true'],
    ['REQUIRE_ADMIN_2FA', 'yes'],
    ['REQUIRE_ADMIN_2FA', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', 'none'],
    ['METRICS_PORT', '3000'],
  ])('%s=%j is answered with one line that names it, says what it was and what is allowed', (name, value) => {
    const complaint = complaintAbout({ [name]: value })
    expect(complaint).toContain(`${name} is ${JSON.stringify(value)}, but must be `)
    expect(complaint).not.toMatch(/\n/)
  })

  it.each([
    ['SMTP_URL', 'smtp://localhost:99999'],
    ['SMTP_URL', 'smtp://ada:hush@mail.example:0'],
    ['SMTP_URL', 'smtps://[::1]:smtp'],
    ['DATABASE_URL', 'postgres://ada:hush@127.0.0.1:99999/site'],
    ['DATABASE_URL', 'postgres://ada:hu:sh@db.example:70000?sslmode=require'],
    ['PUBLIC_URL', 'https://ada:hush@aurivane.example:99999'],
  ])('%s=%s is answered with the port', (name, value) => {
    const complaint = complaintAbout({ SECRET_KEY: KEY, [name]: value })
    expect(complaint).toBe(`${name} must name a port from 1 to 65535`)
  })

  it.each([
    ['DATABASE_URL', 'mysql://ada:hush-hush@db.example/site'],
    ['SMTP_URL', 'http://ada:hush-hush@mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['SECRET_KEY', 'hush-hush'],
    ['ADMIN_PASSWORD', 'hush-hush'.repeat(20)],
    ['PUBLIC_URL', 'https://ada:hush-hush@aurivane.example'],
  ])('%s is never repeated where it may hold a secret', (name, value) => {
    const complaint = complaintAbout({ [name]: value })
    expect(complaint).toMatch(new RegExp(`^${name} .*must be `))
    expect(complaint).not.toContain('hush')
  })
})

describe('.env.example', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const listed = [...example.matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }))

  it('lists exactly the settings of the code', () => {
    expect(listed.map(({ name }) => name).toSorted()).toEqual(SETTING_NAMES.toSorted())
  })

  it('gives each one its default', () => {
    for (const { name, value } of listed) {
      expect({ name, ...readSettings({ [name]: value }) }).toEqual({ name, ...readSettings({}) })
    }
  })

  it('leaves a value out only where there is no default', () => {
    const blank = listed.filter(({ value }) => value === '').map(({ name }) => toCamelCase(name))
    expect(blank.filter((name) => Object.hasOwn(definedDefaults(), name))).toEqual([])
  })

  it('sets nothing by itself', () => {
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  })
})
