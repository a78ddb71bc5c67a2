import { API_PREFIX } from '@aurivane/contract/endpoint'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator } from '../../testing/authenticator.ts'
import { linkIn } from '../../testing/mailbox.ts'
import { newIdentity, type Identity } from '../../testing/people.ts'
import { TestSmtpServer } from '../../testing/smtp-server.ts'
import { SoftwarePasskey } from '../../testing/software-passkey.ts'
import { startSite, type RunningSite } from './support/running-site.ts'

/** Without a mail server the links of mails are logged on purpose: that is how they are delivered. */
const mailServer = new TestSmtpServer()
let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-logging-'))
  const SMTP_URL = `smtp://127.0.0.1:${await mailServer.open()}`
  site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'trace', RATE_LIMITS: 'off', SMTP_URL })
})
afterAll(async () => {
  await site.stop()
  await mailServer.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Everything that this visit sent or got and that would let somebody in. */
const secrets = new Set<string>()
const secretKeys = new Set(
  [
    'atoken proof restoreToken token challenge secret code',
    'password currentPassword newPassword confirmPassword',
    'rawId clientDataJSON attestationObject authenticatorData signature userHandle',
  ].flatMap((names) => names.split(' ')),
)

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

type RequestHeaders = Record<string, string>
async function prove(headers: RequestHeaders, password: string, code?: string): Promise<RequestHeaders> {
  const { body } = await call('POST', '/auth/proof', { password, code }, headers)
  return { ...headers, 'x-proof': String(body['proof']) }
}

/** For calls that must succeed: what a refused one would log is another matter. */
async function done(...of: Parameters<typeof call>) {
  const answer = await call(...of)
  expect([of[1], answer.status]).toEqual([of[1], 202])
  return answer.body
}

/** The token of a mail, whose page is opened as its reader would. */
async function receiveToken(address: string, subject: string): Promise<string> {
  const link = new URL(linkIn(await mailServer.receive(address, subject)))
  const page = await fetch(site.url + link.pathname + link.search)
  expect(page.status).toBe(200)
  const token = link.searchParams.get('token') ?? ''
  secrets.add(token)
  return token
}

/** Confirms a new account and turns two-factor on. Returns a proven session and unused recovery codes. */
async function makeSecuredAccount({ email, password, ...names }: Identity) {
  await done('POST', '/auth/signup', { ...names, email, password, csrf: '' })
  const token = await receiveToken(email, 'Confirm your email address')
  await done('POST', `/auth/signup/confirmemail?token=${token}`)
  const headers = await logIn(email, password)
  const { result } = await done('GET', '/user/2FA/qrcode', undefined, headers)
  const app = new Authenticator((result as { secret: string }).secret)
  const turnedOn = { password, code: await app.nextCode() }
  const first = (await done('POST', '/user/2FA/enable', turnedOn, headers))['recoveryCodes'] as string[]
  const proven = await prove(headers, password, first[0])
  const made = await done('POST', '/user/2FA/recovery-codes', undefined, proven)
  return { proven, codes: made['recoveryCodes'] as string[] }
}

async function addAndUsePasskey(proven: RequestHeaders) {
  const passkey = new SoftwarePasskey({ origin: `http://localhost:${new URL(site.url).port}` })
  const creation = await done('POST', '/user/passkeys/options', undefined, proven)
  const made = passkey.create(creation['result'] as Parameters<SoftwarePasskey['create']>[0])
  await done('POST', '/user/passkeys', { name: 'Phone', passkey: made }, proven)
  const options = (await done('POST', '/auth/passkey/options'))['result']
  const response = passkey.get(options as Parameters<SoftwarePasskey['get']>[0])
  await done('POST', '/auth/passkey/login', { passkey: response })
  const again = await call('POST', '/auth/passkey/login', { passkey: response })
  expect(again.status).toBe(401)
}

/** A change of email that is completed and undone; then the recovery link sets this password. */
async function changeEmailAndBack(proven: RequestHeaders, email: string, newPassword: string) {
  const newEmail = newIdentity().email
  await done('POST', '/user/email', { newEmail }, proven)
  await receiveToken(email, 'Your email address is about to change')
  const complete = await receiveToken(newEmail, 'Confirm your new email address')
  await done('POST', '/auth/email-change/complete', { token: complete })
  await call('POST', '/auth/email-change/undo', { token: 'a-token-that-is-wrong' })
  const undo = await receiveToken(email, 'Your email address was changed')
  await done('POST', '/auth/email-change/undo', { token: undo })
  const token = await receiveToken(email, 'Your old email address was restored')
  const passwords = { newPassword, confirmPassword: newPassword }
  await done('POST', '/auth/account-recovery/restore', { token, ...passwords })
  for (const address of [email, newEmail]) secrets.add(address)
}

/** Six digits may be a part of any number, such as a time. */
function isLogged(secret: string) {
  if (!/^\d+$/.test(secret)) return site.output().includes(secret)
  return new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(site.output())
}

describe('The log', () => {
  it('has no secret of an account, at any level', { timeout: 60_000 }, async () => {
    const identity = newIdentity({ password: 'violet stones hum softly' })
    const { email, password } = identity
    const { proven, codes } = await makeSecuredAccount(identity)
    await call('POST', '/auth/proof', { password: 'a wrong one for the log' }, proven)
    await addAndUsePasskey(proven)
    const newPassword = 'grey lanterns turn twice'
    const form = { currentPassword: password, newPassword, confirmPassword: newPassword, code: codes.pop() }
    const headers = await logIn(email, password, codes.pop())
    await done('PUT', '/user/password', form, headers)
    const provenAgain = await prove(headers, newPassword, codes.pop())
    const lastPassword = 'seven kettles wait outside'
    await changeEmailAndBack(provenAgain, email, lastPassword)

    const leaving = await prove(await logIn(email, lastPassword, codes.pop()), lastPassword, codes.pop())
    await done('POST', '/user/export', undefined, leaving)
    await done('POST', '/user/deletion', { email }, leaving)
    const login = { email, password: lastPassword, code: codes.pop() }
    const { restoreToken } = (await call('POST', '/auth/login', login)).body
    await done('POST', '/auth/restore', { restoreToken })

    await expect.poll(() => site.output()).toContain('/api/v1/auth/restore')
    expect(secrets.size).toBeGreaterThan(50)
    expect([...secrets].filter(isLogged)).toEqual([])
  })
})
