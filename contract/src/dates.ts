import type { Locale } from './locales.ts'

/** British English: '24 November 2026', not 'November 24, 2026'. */
const regional: Record<Locale, string> = { en: 'en-GB', it: 'it', de: 'de' }

/** '24 November 2026'; in UTC unless a time zone is given. */
export function formatDate(locale: Locale, date: Date, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(regional[locale], { dateStyle: 'long', timeZone }).format(date)
}

/** '24 November 2026, 18:30 (Europe/Rome)'. */
export function formatMoment(locale: Locale, date: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat(regional[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(date)
  return `${formatDate(locale, date, timeZone)}, ${time} (${timeZone})`
}

/** Whether this is the name of an IANA time zone; offsets such as +01:00 are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
