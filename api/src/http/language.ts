import { DEFAULT_LOCALE, negotiateLocale, type Locale } from '@aurivane/contract/locales'
import {
  say,
  type MessageKey,
  type MessageValues,
  type PlainMessageKey,
} from '@aurivane/contract/messages/messages'
import type { FastifyRequest } from 'fastify'

export type Say = {
  (key: PlainMessageKey): string
  (key: MessageKey, values: MessageValues): string
}

const HEADERS_KNOWN_MAX = 1_000
const known = new Map<string, Locale>()

/** Texts follow Accept-Language; codes never do. Browsers send few different headers: each is read once. */
export function localeOf(request: FastifyRequest): Locale {
  const header = request.headers['accept-language']
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
