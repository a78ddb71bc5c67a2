import type { Chance, ShownOutlook } from '@aurivane/contract/outlook/shown'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'

/** How the figures of an outlook are written in the reader's language. */
export function useFigures({ decimals }: Pick<ShownOutlook, 'decimals'>) {
  const { t } = useTranslation('outlook')
  const locale = useLocale()
  const withDecimals = (value: number, digits: number) =>
    formatNumber(value, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return {
    amount: (value: number) => withDecimals(value, decimals),
    /** With one decimal and without the sign. */
    share: (value: number) => withDecimals(value, 1),
    percent: (value: number) => t('result.percent', { percent: withDecimals(value, 1) }),
    chance: (chance: Chance) =>
      chance.is === 'percent'
        ? t('result.percent', { percent: formatNumber(chance.percent, locale) })
        : t(`result.${chance.is}`),
  }
}
