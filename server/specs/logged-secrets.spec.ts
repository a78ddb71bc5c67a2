import { API_PREFIX } from '@aurivane/contract/endpoint'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator } from '../../testing/authenticator.ts'
import { mailboxOf } from '../../testing/mailbox.ts'
import { newIdentity } from '../../testing/people.ts'
import { startSite, type RunningSite } from './support/running-site.ts'

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-logging-'))
  site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'trace', RATE_LIMITS: 'off' })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Everything that this visit sent or got and that would let somebody in. */
const secrets = new Set<string>()
const secretKeys = new Set(['atoken', 'proof', 'restoreToken', 'challenge', 'secret', 'code', 'password'])

function remember(value: unknown, key = '') {
  if (typeof value === 'string' && secretKeys.has(key)) secrets.add(value)
  if (Array.isArray(value)) for (const one of value) remember(one, key === 'recoveryCodes' ? 'code' : key)
  else if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) remember(inner, name)
  }
}

const cookies = new Map<string, string>()

type Answer = { status: number; body: Record<string, unknown> }

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  remember(body)
  const response = await fetch(site.url + API_PREFIX + path, {
    method,
    headers: {
      ...headers,
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer: Answer = { status: response.status, body: (await response.json()) as Answer['body'] }
  // The code of an answer is that of a refusal.
  remember({ ...answer.body, code: undefined })
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(cookie) ?? []
    cookies.set(name, value)
    if (value !== '') secrets.add(value)
  }
  return answer
}

async function logIn(email: string, password: string, code?: string) {
  const { body } = await call('POST', '/auth/login', { email, password, code })
  const { uid, atoken } = body['userObject'] as { uid: number; atoken: string }
  return { uid: String(uid), authorization: `Bearer ${atoken}` }
}

/** Without a mail server the link of a mail is logged on purpose: that is how it is delivered. */
function readLog() {
  const lines = site.output().split('\n')
  return lines.filter((line) => !line.includes('"msg":"mail written"')).join('\n')
}

describe('The log', () => {
  it('has no secret of an account, at any level', { timeout: 60_000 }, async () => {
    const { email, password, ...names } = newIdentity({ password: 'violet stones hum softly' })
    await call('POST', '/auth/signup', { ...names, email, password, csrf: '' })
    const mailbox = mailboxOf(folder)
    const { text } = await mailbox.waitFor(email)
    const headers = await logIn(email, password)
    const enabled = await call('GET', '/user/2FA/qrcode', undefined, headers)
    const app = new Authenticator((enabled.body['result'] as { secret: string }).secret)
    const turnedOn = { password, code: await app.nextCode() }
    const { body } = await call('POST', '/user/2FA/enable', turnedOn, headers)
    const [first = '', second = ''] = body['recoveryCodes'] as string[]
    const proof = (await call('POST', '/auth/proof', { password, code: first }, headers)).body['proof']
    const proven = { ...headers, 'x-proof': String(proof) }
    await call('POST', '/auth/proof', { password: 'a wrong one for the log' }, headers)
    await call('POST', '/auth/passkey/options')
    await call('POST', '/user/passkeys/options', undefined, proven)
    await call('POST', '/auth/email-change/undo', { token: 'a-token-that-is-wrong' })
    const newEmail = newIdentity().email
    expect((await call('POST', '/user/email', { newEmail }, proven)).status).toBe(202)
    const link = await mailbox.waitFor(newEmail)
    expect((await call('POST', '/user/export', undefined, proven)).status).toBe(202)
    expect((await call('POST', '/user/deletion', { email }, proven)).status).toBe(202)
    const pending = await call('POST', '/auth/login', { email, password, code: second })
    const { restoreToken } = pending.body
    expect((await call('POST', '/auth/restore', { restoreToken })).status).toBe(202)

    for (const mail of [text, link.text]) secrets.add(/[?&]token=([\w-]+)/.exec(mail)?.[1] ?? 'no token')
    for (const address of [email, newEmail]) secrets.add(address)
    secrets.add('a-token-that-is-wrong')
    await expect.poll(readLog).toContain('/api/v1/auth/restore')
    expect(secrets.size).toBeGreaterThan(20)
    expect([...secrets].filter((secret) => readLog().includes(secret))).toEqual([])
  })
})
