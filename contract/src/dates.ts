import type { Locale } from './locales.ts'

/** British English: '24 November 2026', not 'November 24, 2026'. */
const regional: Record<Locale, string> = { en: 'en-GB', it: 'it', de: 'de' }

/** A meeting's moment in its own time zone: '24 November 2026, 18:30 (Europe/Rome)'. */
export function formatMoment(locale: Locale, date: Date, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regional[locale], { ...options, timeZone }).format(date)
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${format({ dateStyle: 'long' })}, ${time} (${timeZone})`
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
