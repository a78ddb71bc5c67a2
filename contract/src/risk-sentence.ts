import type { Figure } from './figures.ts'
import type { Promotion } from './promotion.ts'

/** Which sentences warn beside a return figure, by the keys of their texts. */
export type RiskSentences = {
  /** `stated` and `statedForCfds` name the share of accounts that the operator has stated. */
  first: 'about' | 'stated' | 'statedForCfds'
  hasLongWarning: boolean
}

export function riskSentencesFor(
  { isApproximate }: Pick<Figure, 'isApproximate'>,
  promotion: Promotion,
): RiskSentences {
  const isBritish = promotion === 'gb'
  const stated = isBritish ? 'statedForCfds' : 'stated'
  return { first: isApproximate ? 'about' : stated, hasLongWarning: isBritish }
}
