import { readAcceptLanguage } from '@aurivane/api'
import {
  LANGUAGE_COOKIE,
  localizePath,
  parseLocale,
  productCodeOf,
  splitPath,
  type Locale,
} from '@aurivane/contract/locales'
import { normalizePath, paths } from '@aurivane/contract/paths'

export type PageRequest = {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  lng: string | null
  cookies: ReadonlyMap<string, string>
  acceptLanguage: string | undefined
}

export type Choice =
  | { is: 'redirect'; status: 301 | 302; location: string; language?: string }
  /** `path`: without language prefix. `isNegotiated`: the address does not say the language. */
  | { is: 'page'; path: string; locale: Locale; isNegotiated: boolean; language?: string }

/**
 * Decides by the address alone which page is meant and in which language: the first path segment, then `?lng=`, the
 * cookie, the browser's languages. Whether the page exists is the caller's question.
 */
export function choosePage(request: PageRequest): Choice {
  const { pathname, search } = request
  const normalized = normalizePath(pathname)
  if (normalized !== pathname) return redirect(301, normalized + search)

  const { locale: prefix, code, path } = splitPath(pathname)
  // /en/… asks for English: the choice is stored, or the next address would be negotiated again.
  if (prefix === 'en') return { ...redirect(302, path + search), language: productCodeOf('en') }
  if (prefix && code !== productCodeOf(prefix)) return redirect(301, localizePath(path, prefix) + search)
  if (prefix) return { is: 'page', path, locale: prefix, isNegotiated: false }

  const locale = negotiate(request)
  // English links have no prefix, so a choice by query is stored in the cookie, which also works without scripts.
  const language = parseLocale(request.lng) === null ? {} : { language: productCodeOf(locale) }
  return { is: 'page', path, locale, isNegotiated: true, ...language }
}

function negotiate({ lng, cookies, acceptLanguage }: PageRequest): Locale {
  return parseLocale(lng) ?? parseLocale(cookies.get(LANGUAGE_COOKIE)) ?? readAcceptLanguage(acceptLanguage)
}

function redirect(status: 301 | 302, location: string): Extract<Choice, { is: 'redirect' }> {
  return { is: 'redirect', status, location }
}

/** A post that does not exist redirects to the list of posts. */
export function isMissingPost(path: string) {
  return path.startsWith(`${paths.bulletinPost}/`)
}
