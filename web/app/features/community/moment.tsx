import { formatMoment } from '@aurivane/contract/dates'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useOnceHydrated } from '../../navigation/use-once-hydrated.ts'

/** A day in words, such as '24 November 2026'. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date, useLocale())}</time>
}

/** '24 November 2026, 18:30 (Europe/Rome)'. */
export function Moment({ date, timeZone }: { date: string; timeZone: string }) {
  return <time dateTime={date}>{formatMoment(useLocale(), new Date(date), timeZone)}</time>
}

/** The reader's time zone; null on the server, which does not know it. */
export function useOwnTimeZone(): string | null {
  return useOnceHydrated(readTimeZone, () => null)
}

export function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
