import { SECOND_MS, SESSION_IDLE_MS } from '@aurivane/contract/limits'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'

const UID_COOKIE = 'uid'
const TOKEN_COOKIE = 'atoken'

export type Credentials = { uid: string; atoken: string }

/** Null unless both cookies are present. */
export function readCredentials(cookies = document.cookie): Credentials | null {
  const uid = readCookie(cookies, UID_COOKIE)
  const atoken = readCookie(cookies, TOKEN_COOKIE)
  return uid && atoken ? { uid, atoken } : null
}

/** Readable by script, SameSite=Strict, and Secure if the site is served over https (docs/product.md). */
export function storeCredentials({ uid, atoken }: Credentials) {
  const attributes = `SameSite=Strict; Max-Age=${SESSION_IDLE_MS / SECOND_MS}` as const
  writeCookie(UID_COOKIE, uid, attributes)
  writeCookie(TOKEN_COOKIE, atoken, attributes)
}

export function removeCredentials() {
  removeCookie(UID_COOKIE)
  removeCookie(TOKEN_COOKIE)
}

/** A visitor counts as logged in while a stored user id exists. */
export function hasStoredUser(cookies = document.cookie): boolean {
  return readCookie(cookies, UID_COOKIE) !== null
}
