import { findCountry } from '@aurivane/contract/countries'
import { DAY_MS, DEVICE_KNOWN_MS, SECOND_MS, SESSION_ABSOLUTE_MS } from '@aurivane/contract/limits'
import { POLICY_COOKIE, policyCookieOf, promotionIn } from '@aurivane/contract/promotion'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiSettings } from '../services.ts'

/**
 * Never readable by script: a stolen token is worth nothing without it. Over https browsers take the `__Host-` name from this
 * very host alone, so that no other subdomain can set it; the plain name is then not read.
 */
function sessionKeyCookie(isSecure: boolean) {
  return isSecure ? '__Host-session_key' : 'session_key'
}

export function readSessionKey(request: FastifyRequest, isSecure: boolean): string | null {
  return readCookie(request, sessionKeyCookie(isSecure))
}

function readCookie(request: FastifyRequest, name: string): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

export function setSessionKey(reply: FastifyReply, key: string, isSecure: boolean) {
  setCookie(reply, sessionKeyCookie(isSecure), { value: key, maxAgeMs: SESSION_ABSOLUTE_MS, isSecure })
}

export function clearSessionKey(reply: FastifyReply, isSecure: boolean) {
  setCookie(reply, sessionKeyCookie(isSecure), { value: '', maxAgeMs: 0, isSecure })
}

/** Recognises a browser at its next login; it opens nothing. */
const DEVICE_COOKIE = 'device_id'

/** What the browser sent, if it can be a cookie's value. */
export function readDeviceId(request: FastifyRequest): string | null {
  return /^[\w-]{1,128}$/.exec(readCookie(request, DEVICE_COOKIE) ?? '')?.[0] ?? null
}

export function setDeviceId(reply: FastifyReply, deviceId: string, isSecure: boolean) {
  setCookie(reply, DEVICE_COOKIE, { value: deviceId, maxAgeMs: DEVICE_KNOWN_MS, isSecure })
}

type Cookie = { value: string; maxAgeMs: number; isSecure: boolean }

/** Fastify keeps the ones that were set before. */
function setCookie(reply: FastifyReply, name: string, { value, maxAgeMs, isSecure }: Cookie) {
  const secure = isSecure ? '; Secure' : ''
  const attributes = `Path=/; Max-Age=${maxAgeMs / SECOND_MS}; HttpOnly; SameSite=Strict${secure}`
  reply.header('set-cookie', `${name}=${value}; ${attributes}`)
}

const POLICY_COOKIE_MAX_AGE_SECONDS = (365 * DAY_MS) / SECOND_MS

/**
 * Keeps the policy of the account's country for documents, which are sent before the session is known. Nothing secret, so
 * scripts may read it. Sent only if it changes.
 */
export function setPolicyCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  country: string,
  { promotionOff, isSecure }: Pick<ApiSettings, 'promotionOff' | 'isSecure'>,
) {
  const code = findCountry(country)?.code
  const policy = code ? policyCookieOf(promotionIn(code, promotionOff)) : null
  if (policy === readCookie(request, POLICY_COOKIE)) return
  const maxAge = policy ? POLICY_COOKIE_MAX_AGE_SECONDS : 0
  const secure = isSecure ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${POLICY_COOKIE}=${policy ?? ''}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`,
  )
}

/** Browsers say so in a header that no script can set. */
export function isBrowser(request: FastifyRequest) {
  return request.headers['sec-fetch-mode'] !== undefined
}
