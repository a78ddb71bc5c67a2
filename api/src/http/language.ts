import { DEFAULT_LOCALE, negotiateLocale, type Locale } from '@aurivane/contract/locales'
import { say, type MessageKey, type MessageValues } from '@aurivane/contract/messages/messages'
import type { FastifyRequest } from 'fastify'

export type Say = (key: MessageKey, values?: MessageValues) => string

/** Texts follow Accept-Language; codes never do. */
export function localeOf(request: FastifyRequest): Locale {
  return negotiateLocale(request.headers['accept-language']) ?? DEFAULT_LOCALE
}

export function sayIn(locale: Locale): Say {
  return (key, values) => say(locale, key, values)
}
