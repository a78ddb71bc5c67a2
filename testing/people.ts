import { randomBytes } from 'node:crypto'
import { API_PREFIX } from '@aurivane/contract/endpoint'
import type { UserObject } from '@aurivane/contract/user-object'
import { receiveToken } from './mailbox.ts'
import { isAcknowledged, readJson, send, type Answer, type Request } from './send.ts'
import { admin, type Site } from './start-site.ts'

export type Identity = {
  firstName: string
  lastName: string
  email: string
  password: string
  country: string
}

/** Somebody who is logged in: sends requests with the headers of the session. */
export type Session = {
  user: UserObject
  headers: Record<string, string>
  send(path: string, request?: Omit<Request, 'path'>): Promise<Answer>
}

export function newIdentity(facts: Partial<Identity> = {}): Identity {
  return {
    firstName: 'Ada',
    lastName: 'Rossi',
    email: `${randomBytes(8).toString('hex')}@example.com`,
    password: 'quiet river under stone',
    country: 'Italy',
    ...facts,
  }
}

export function callApi(url: string, path: string, request: Omit<Request, 'path'> = {}): Promise<Answer> {
  return send(url, { ...request, path: API_PREFIX + path })
}

/** Throws unless the call succeeded; for the set-up of a trial. */
export async function expectYes(answer: Promise<Answer>): Promise<Answer> {
  const { status, text, failure } = await answer
  if (!isAcknowledged(await answer)) throw new Error(`Answered ${status} ${failure ?? text}`)
  return answer
}

export async function signUp(
  url: string,
  facts: Partial<Identity> = {},
  headers: Record<string, string> = {},
): Promise<Identity> {
  const identity = newIdentity(facts)
  await expectYes(callApi(url, '/auth/signup', { headers, body: { ...identity, csrf: '' } }))
  return identity
}

/** Registered and confirmed through the mail, which the site writes to a file where no mail server is set. */
export async function makeMember(
  site: Pick<Site, 'url' | 'dataDir'>,
  facts: Partial<Identity> = {},
  headers: Record<string, string> = {},
): Promise<Identity> {
  const identity = await signUp(site.url, facts, headers)
  const token = await receiveToken(site.dataDir, identity.email)
  const path = `/auth/signup/confirmemail?token=${token}`
  await expectYes(callApi(site.url, path, { method: 'POST', headers }))
  return identity
}

export async function logIn(
  url: string,
  { email, password }: Pick<Identity, 'email' | 'password'> = admin,
  code?: string,
  headers: Record<string, string> = {},
): Promise<Session> {
  const body = { email, password, code }
  return toSession(url, await expectYes(callApi(url, '/auth/login', { headers, body })))
}

/** The session that an answer to a login gives. */
export function toSession(url: string, answer: Answer): Session {
  const { userObject } = readJson<{ userObject?: UserObject }>(answer)
  if (!userObject) throw new Error('A second factor is needed')
  const headers = { uid: String(userObject.uid), authorization: `Bearer ${userObject.atoken}` }
  return {
    user: userObject,
    headers,
    send: (path, request = {}) =>
      callApi(url, path, { ...request, headers: { ...headers, ...request.headers } }),
  }
}
