import { expect, request, type APIRequestContext, type Page } from '@playwright/test'
import { API_PREFIX } from '@aurivane/contract/endpoint'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { UserObject } from '@aurivane/contract/user-object'
import { newIdentity, type Identity } from '../../testing/people.ts'
import { admin } from '../../testing/start-site.ts'
import { receiveMail, tokenIn } from '../../testing/mailbox.ts'
import { Authenticator } from '../../testing/authenticator.ts'

export { admin, newIdentity, type Identity }

export function siteUrl(path: string, locale: Locale = 'en'): string {
  return new URL(localizePath(path, locale), process.env['SITE_URL']).href
}

/** A member who has registered, and confirmed the address unless told otherwise. */
export async function makeMember(
  facts: Partial<Identity> & { isConfirmed?: boolean } = {},
): Promise<Identity> {
  const { isConfirmed = true, ...named } = facts
  const identity = newIdentity(named)
  await callAsVisitor('/auth/signup', { ...identity, csrf: '' })
  if (!isConfirmed) return identity
  const token = tokenIn(await receiveMail(identity.email))
  await callAsVisitor(`/auth/signup/confirmemail?token=${token}`)
  return identity
}

/** Calls the API without a session; a refusal fails the test. */
export async function callAsVisitor<Answer = unknown>(path: string, body?: object): Promise<Answer> {
  const http = await request.newContext()
  try {
    return await send<Answer>(http, 'POST', path, {}, body)
  } finally {
    await http.dispose()
  }
}

/** An API session beside the browser's, for the set-up of a test. */
export type ApiSession = {
  user: UserObject
  call: <Answer = unknown>(
    method: string,
    path: string,
    body?: object,
    extraHeaders?: Record<string, string>,
  ) => Promise<Answer>
}

/** Like the browser of the tests: otherwise its login would count as one from a new device, which adds a notice. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36'

export async function openApiSession(who: Pick<Identity, 'email' | 'password'>): Promise<ApiSession> {
  const http = await request.newContext({ userAgent })
  const user = await logInByApi(http, who)
  const headers = { uid: String(user.uid), Authorization: `Bearer ${user.atoken}` }
  return {
    user,
    call: (method, path, body, extra) => send(http, method, path, { ...headers, ...extra }, body),
  }
}

async function logInByApi(
  http: APIRequestContext,
  { email, password }: Pick<Identity, 'email' | 'password'>,
) {
  const answer = await send<{ userObject?: UserObject }>(http, 'POST', '/auth/login', {}, { email, password })
  if (!answer.userObject) throw new Error(`${email} needs a second factor`)
  return answer.userObject
}

async function send<Answer>(
  http: APIRequestContext,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Answer> {
  const response = await http.fetch(siteUrl(API_PREFIX + path), { method, headers, data: body })
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
  return (await response.json()) as Answer
}

type Secured = { app: Authenticator; recoveryCodes: string[]; session: ApiSession }

/** Turns two-factor on for a member, without the browser. */
export async function secure(who: Identity): Promise<Secured> {
  const session = await openApiSession(who)
  const { result } = await session.call<{ result: { secret: string } }>('GET', '/user/2FA/qrcode')
  const app = new Authenticator(result.secret)
  const { recoveryCodes } = await session.call<{ recoveryCodes: string[] }>('POST', '/user/2FA/enable', {
    code: await app.nextCode(),
    password: who.password,
  })
  return { app, recoveryCodes, session }
}

/** Asks for the deletion of a member's account, without the browser. */
export async function requestDeletion({ email, password }: Pick<Identity, 'email' | 'password'>) {
  const { call } = await openApiSession({ email, password })
  const { proof } = await call<{ proof: string }>('POST', '/auth/proof', { password })
  await call('POST', '/user/deletion', { email }, { 'X-Proof': proof })
}

export async function suspend(who: Pick<Identity, 'email' | 'password'>) {
  const { user } = await openApiSession(who)
  const adminSession = await openApiSession(admin)
  await adminSession.call('DELETE', `/profiles/user/${user.uid}`, {
    userIDToSuspend: user.uid,
    suspended: true,
  })
}

/** Logs in through the form, as a person does. */
export async function logIn(page: Page, { email, password }: Pick<Identity, 'email' | 'password'>) {
  await page.goto(siteUrl(paths.login))
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(siteUrl(paths.home))
}

/** Logs the browser in through the API, for tests that are not about logging in. */
export async function bringSession(
  page: Page,
  who: Pick<Identity, 'email' | 'password'>,
): Promise<UserObject> {
  const user = await logInByApi(page.request, who)
  await keepSession(page, user)
  return user
}

export async function keepSession(page: Page, user: UserObject) {
  const cookie = { url: siteUrl('/'), sameSite: 'Strict' } as const
  await page.context().addCookies([
    { ...cookie, name: 'uid', value: String(user.uid) },
    { ...cookie, name: 'atoken', value: user.atoken ?? '' },
  ])
}

/** Which of the two cookies of a session this browser has. */
export async function readSessionCookies(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies(siteUrl('/'))
  return cookies
    .map(({ name }) => name)
    .filter((name) => name === 'uid' || name === 'atoken')
    .sort()
}
