import { outlook, type OutlookRow } from '@aurivane/contract/outlook'
import { portfolios, type Portfolio } from '@aurivane/contract/outlook/portfolios'
import { shownOutlook, type ShownOutlook } from '@aurivane/contract/outlook/shown'

const START = 100
const MONTHS = 12

export type CardOutlook = { rows: OutlookRow[]; shown: ShownOutlook }

/** The model of the calculator, without costs and with an average of 0, so that readers compare only the widths. */
export function cardOutlook(number: Portfolio): CardOutlook {
  const spread = portfolios[number].monthlySpread
  const result = outlook({ amount: START, months: MONTHS, spread, average: 0, yearlyCost: 0 })
  return { rows: result.rows, shown: shownOutlook(result, START) }
}
