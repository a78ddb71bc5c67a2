import { useLocale } from '../../../i18n/language.tsx'
import { formatMoment } from '../admin/format-moment.ts'

/** A moment inside a sentence, for example 'Last used {{time}}'. */
export function useMoment() {
  const locale = useLocale()
  return (date: string) => formatMoment(date, locale)
}
