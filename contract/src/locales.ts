/**
 * The three languages. Code and documents say `de`; the product's own code for German in addresses, cookie and
 * storage is `ge`, and this is the only file that knows it.
 */
export const locales = ['en', 'it', 'de'] as const
export type Locale = (typeof locales)[number]

export const DEFAULT_LOCALE: Locale = 'en'

/** Where a chosen language is stored (docs/product.md, section 9). */
export const LANGUAGE_COOKIE = 'i18next'
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'
export const LANGUAGE_QUERY = 'lng'

const productCodes = { en: 'en', it: 'it', de: 'ge' } as const satisfies Record<Locale, string>
export type ProductLanguage = (typeof productCodes)[Locale]

/** The code used in addresses, cookie and storage: `ge` for German. */
export function productCodeOf(locale: Locale): ProductLanguage {
  return productCodes[locale]
}

/** Understands `ge`, `de`, `de-CH`, `IT` and the like; null for anything else. */
export function parseLocale(text: string | null | undefined): Locale | null {
  return parseLanguageTag(text?.replace(/^\s*ge(?![a-z])/i, 'de'))
}

/** A language tag as browsers write it. `ge` is only used in addresses, cookie and storage. */
export function parseLanguageTag(text: string | null | undefined): Locale | null {
  const language = text?.trim().toLowerCase().split(/[-_]/, 1)[0]
  return locales.find((locale) => locale === language) ?? null
}

/** Picks the reader's language from an Accept-Language header, by weight. */
export function negotiateLocale(header: string | null | undefined): Locale | null {
  if (!header) return null
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/i.exec(p)?.[1]).find(Boolean)
      return { tag, weight: quality === undefined ? 1 : Number(quality) }
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const wish of wishes) {
    const locale = parseLanguageTag(wish.tag)
    if (locale) return locale
  }
  return null
}

/** The prefix of an address in this language: nothing for English, `/it`, `/ge`. */
export function prefixOf(locale: Locale): '' | `/${string}` {
  return locale === DEFAULT_LOCALE ? '' : `/${productCodeOf(locale)}`
}

const pathCodes: readonly string[] = [...locales, ...Object.values(productCodes)]

function codeIn(pathname: string) {
  const first = pathname.split('/', 2)[1]
  return pathCodes.find((code) => code === first)
}

/** `/ge/faq` is in German. An address without prefix says nothing about the language. */
export function localeOfPath(pathname: string): Locale | null {
  return parseLocale(codeIn(pathname))
}

/** Splits `/ge/faq` into German and `/faq`. */
export function splitPath(pathname: string): { locale: Locale | null; code: string | null; path: string } {
  const code = codeIn(pathname)
  return code
    ? { locale: parseLocale(code), code, path: pathname.slice(`/${code}`.length) || '/' }
    : { locale: null, code: null, path: pathname }
}

/** `/faq` in German is `/ge/faq`; `/` is `/ge`. */
export function localizePath(path: string, locale: Locale): string {
  const prefix = prefixOf(locale)
  if (prefix === '') return path
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? prefix + path.slice(1)
    : prefix + path
}
