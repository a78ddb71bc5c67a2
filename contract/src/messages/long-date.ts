import type { Locale } from '../locales.ts'

/** English as in '24 November 2026'. */
const tags: Record<Locale, string> = { en: 'en-GB', it: 'it', de: 'de' }

/** A day in words, in UTC: '24 November 2026'. */
export function longDate(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
