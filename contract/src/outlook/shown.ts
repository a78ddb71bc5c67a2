import type { Outlook, OutlookRow, Quantiles } from '../outlook.ts'

const WHOLE_AMOUNTS_FROM = 100
const tableMonths = [1, 3, 6, 12, 24, 36, 48]

/** An outlook as it is shown: every figure is rounded once, so that list, chart, table and sentences agree. */
export type ShownOutlook = Quantiles & {
  start: number
  /** Of every amount. */
  decimals: 0 | 2
  below: Chance
  /** In percent, with one decimal. */
  medianDrawdown: number
  badDrawdown: number
  /** The gain in percent that makes up for the bad drawdown; null if there is no loss. */
  gainNeeded: number | null
  table: OutlookRow[]
}

/** A chance is never shown as impossible or certain. */
export type Chance = { is: 'lessThanOne' } | { is: 'moreThanNinetyNine' } | { is: 'percent'; percent: number }

/** `amount`: as it was entered. */
export function shownOutlook(outlook: Outlook, amount: number): ShownOutlook {
  const decimals = amount >= WHOLE_AMOUNTS_FROM ? 0 : 2
  const lastMonth = outlook.rows.length - 1
  const badDrawdown = round(100 * outlook.badDrawdown, 1)
  return {
    ...roundQuantiles(outlook, decimals),
    start: round(amount, decimals),
    decimals,
    below: chanceOf(outlook.below),
    medianDrawdown: round(100 * outlook.medianDrawdown, 1),
    badDrawdown,
    gainNeeded: gainAfter(badDrawdown),
    table: outlook.rows
      .filter(({ month }) => tableMonths.includes(month) || month === lastMonth)
      .map((row) => ({ month: row.month, ...roundQuantiles(row, decimals) })),
  }
}

function roundQuantiles({ p05, p25, p50, p75, p95 }: Quantiles, decimals: number): Quantiles {
  return {
    p05: round(p05, decimals),
    p25: round(p25, decimals),
    p50: round(p50, decimals),
    p75: round(p75, decimals),
    p95: round(p95, decimals),
  }
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}

export function chanceOf(share: number): Chance {
  const percent = 100 * share
  if (percent < 0.5) return { is: 'lessThanOne' }
  return percent >= 99.5 ? { is: 'moreThanNinetyNine' } : { is: 'percent', percent: Math.round(percent) }
}

/** By the loss as it is shown, so that readers can check the sum. */
export function gainAfter(lossPercent: number): number | null {
  if (lossPercent <= 0 || lossPercent >= 100) return null
  return round((100 * lossPercent) / (100 - lossPercent), 1)
}
