import type { Locale } from '@aurivane/contract/locales'
import { formatDate } from '../../../i18n/format.ts'

/** To the minute. Day and time stay whole; between them a line may end where it must. */
export function formatMoment(date: string, locale: Locale): string {
  return formatDate(date, locale, { dateStyle: 'medium', timeStyle: 'short' }).replaceAll(
    /(?<!,) /g,
    '\u00a0',
  )
}
