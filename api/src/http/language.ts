import { DEFAULT_LOCALE, negotiateLocale, type Locale } from '@aurivane/contract/locales'
import { say, type MessageKey, type MessageValues, type Say } from '@aurivane/contract/messages/messages'
import type { FastifyRequest } from 'fastify'

const HEADERS_KNOWN_MAX = 1_000
const known = new Map<string, Locale>()

/** Texts follow Accept-Language; codes never do. */
export function localeOf(request: FastifyRequest): Locale {
  return readAcceptLanguage(request.headers['accept-language'])
}

/** Browsers send few different values, so each is parsed once. */
export function readAcceptLanguage(header: string | undefined): Locale {
  if (header === undefined) return DEFAULT_LOCALE
  const met = known.get(header)
  if (met) return met
  const locale = negotiateLocale(header) ?? DEFAULT_LOCALE
  if (known.size >= HEADERS_KNOWN_MAX) known.clear()
  known.set(header, locale)
  return locale
}

const sayings: Record<Locale, Say> = {
  en: (key: MessageKey, values: MessageValues = {}) => say('en', key, values),
  it: (key: MessageKey, values: MessageValues = {}) => say('it', key, values),
  de: (key: MessageKey, values: MessageValues = {}) => say('de', key, values),
}

export function sayIn(locale: Locale): Say {
  return sayings[locale]
}
