import type { Locale } from '@aurivane/contract/locales'
import type { Promotion } from '@aurivane/contract/promotion'
import { filledStrokes, lossesStatedBy } from '@aurivane/contract/losses'
import { riskSentencesFor } from '@aurivane/contract/risk-sentence'
import type { TFunction } from 'i18next'
import { formatNumber } from '../i18n/format.ts'
import { operatorFile } from './operator.ts'

type T = TFunction<'translation'>

/** The warning, and the longer one that follows it beside return figures in the United Kingdom. */
export function writeRiskSentences(
  t: T,
  locale: Locale,
  promotion: Promotion,
  { isBesideClaim = true } = {},
) {
  const losses = lossesStatedBy(operatorFile().figures)
  const { first, hasLongWarning } = riskSentencesFor(losses, promotion)
  return {
    first: t(`riskSentences.${first}`, { percent: formatNumber(losses.percent, locale) }),
    long: hasLongWarning && isBesideClaim ? t('riskSentences.long') : null,
  }
}

/** How many lose money, in one sentence. `about` is said as long as the operator has stated no figure of its own. */
export function writeLosses(t: T, locale: Locale, about = t('riskSentences.losses')): string {
  const losses = lossesStatedBy(operatorFile().figures)
  return losses.isApproximate
    ? about
    : t('riskSentences.lossesStated', { percent: formatNumber(losses.percent, locale) })
}

export function filledInTally(): number {
  return filledStrokes(lossesStatedBy(operatorFile().figures))
}

/** Whether the operator has stated how many lose money. */
export function areLossesStated(): boolean {
  return operatorFile().figures?.losses !== undefined
}
