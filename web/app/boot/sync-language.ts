import { LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY, parseLocale, productCodeOf } from '@aurivane/contract/locales'
import { detectLocale, rememberLocale } from '../i18n/detect-locale.ts'
import { readCookie } from '../session/cookies.ts'
import { readStored } from './read-stored.ts'

/**
 * The server has chosen the language by address, query, cookie and header, but it cannot read browser storage. If storage
 * names another language, this sets the cookie and reloads, unless cookies are disabled. Otherwise the language is stored
 * after the load event, because writing storage is slow.
 */
export function syncLanguage(cookies: string) {
  const wanted = detectLocale({
    pathname: location.pathname,
    search: location.search,
    cookies,
    localStorage: readStored('localStorage', LANGUAGE_STORAGE_KEY),
    sessionStorage: readStored('sessionStorage', LANGUAGE_STORAGE_KEY),
    browserLanguages: navigator.languages,
    htmlLanguage: document.documentElement.lang,
  })
  if (!wanted) return
  // The reader may have switched the language before the load event.
  if (wanted === readShown()) return addEventListener('load', () => rememberLocale(readShown() ?? wanted))
  rememberLocale(wanted)
  if (readCookie(document.cookie, LANGUAGE_COOKIE) === productCodeOf(wanted)) location.reload()
}

function readShown() {
  return parseLocale(document.documentElement.lang)
}
