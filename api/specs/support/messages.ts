import type { Locale } from '@aurivane/contract/locales'
import { de } from '@aurivane/contract/messages/de'
import { en } from '@aurivane/contract/messages/en'
import { it } from '@aurivane/contract/messages/it'

/** The texts of one language, for comparison. */
export function messagesIn(locale: Locale) {
  return { en, it, de }[locale]
}
