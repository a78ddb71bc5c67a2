import {
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY,
  LANGUAGE_STORAGE_KEY,
  localeOfPath,
  parseLanguageTag,
  parseLocale,
  productCodeOf,
  type Locale,
} from '@aurivane/contract/locales'
import { readCookie, writeCookie } from '../session/cookies.ts'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

type Signs = {
  pathname: string
  search: string
  cookies: string
  localStorage: string | null
  sessionStorage: string | null
  browserLanguages: readonly string[]
  htmlLanguage: string
}

/** All sources of the reader's language, by precedence. The first one that names a supported language wins. */
export function detectLocale(signs: Signs): Locale | null {
  const asked = new URLSearchParams(signs.search).get(LANGUAGE_QUERY)
  const fromBrowser = signs.browserLanguages.map(parseLanguageTag).find((locale) => locale !== null)
  return (
    localeOfPath(signs.pathname) ??
    parseLocale(asked) ??
    parseLocale(readCookie(signs.cookies, LANGUAGE_COOKIE)) ??
    parseLocale(signs.localStorage) ??
    parseLocale(signs.sessionStorage) ??
    fromBrowser ??
    parseLocale(signs.htmlLanguage)
  )
}

/** Stores the language for the server (cookie) and for the next visit (storage). */
export function rememberLocale(locale: Locale) {
  const code = productCodeOf(locale)
  // Lax, not Strict: the cookie must also be sent when a reader follows a link from another site.
  writeCookie(LANGUAGE_COOKIE, code, `SameSite=Lax; Max-Age=${ONE_YEAR_SECONDS}`)
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, code)
  } catch {
    // Storage may be disabled; then only the cookie keeps the language.
  }
}
