import { LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY, parseLocale, productCodeOf } from '@aurivane/contract/locales'
import { detectLocale, rememberLocale } from '../i18n/detect-locale.ts'
import { readCookie } from '../session/cookies.ts'
import { readStored } from './read-stored.ts'

/**
 * The server has chosen by address, query, cookie and header, but it does not see storage. Where that names another
 * language, the cookie is set and the page asked for again, once: if the cookie does not stay, this page does. Otherwise the
 * language is remembered when the page is there; writing it takes the browser a moment.
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
  // The reader may have chosen another one by then.
  if (wanted === readShown()) return addEventListener('load', () => rememberLocale(readShown() ?? wanted))
  rememberLocale(wanted)
  if (readCookie(document.cookie, LANGUAGE_COOKIE) === productCodeOf(wanted)) location.reload()
}

function readShown() {
  return parseLocale(document.documentElement.lang)
}
