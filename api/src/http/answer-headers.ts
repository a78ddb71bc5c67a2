import type { Locale } from '@aurivane/contract/locales'

/** For an answer that is meant for one caller, in that caller's language. */
export function answerHeaders(locale: Locale) {
  return { 'content-language': locale, vary: 'Accept-Language', 'cache-control': 'no-store' }
}
