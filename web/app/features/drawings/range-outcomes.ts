/**
 * Outcomes around a start of 100, for illustration only: an assumed monthly spread and a middle that stays at the
 * start, so that readers compare widths and not slopes. No history and no forecast stands behind it.
 */
export type Spread = 'low' | 'medium' | 'high'

export const RANGE_START = 100
export const RANGE_WEEKS = 52
const WEEKS_PER_MONTH = RANGE_WEEKS / 12

/** Standard deviation of one month. */
export const monthlySpread = { low: 0.02, medium: 0.05, high: 0.1 } as const satisfies Record<Spread, number>

// Distances from the middle of a normal distribution that enclose nine in ten and half of all outcomes.
const NINE_IN_TEN = 1.645
const HALF = 0.674

export type Range = { low: number; middleLow: number; middleHigh: number; high: number }

export function rangeAfter(spread: Spread, weeks: number): Range {
  const width = monthlySpread[spread] * Math.sqrt(weeks / WEEKS_PER_MONTH)
  const at = (distance: number) => RANGE_START * Math.exp(distance * width)
  return { low: at(-NINE_IN_TEN), middleLow: at(-HALF), middleHigh: at(HALF), high: at(NINE_IN_TEN) }
}

/** The figures of the chart in whole numbers, for the table beside it. */
export function rangeFigures(spread: Spread): (Range & { months: number })[] {
  return [1, 3, 6, 12].map((months) => {
    const { low, middleLow, middleHigh, high } = rangeAfter(spread, months * WEEKS_PER_MONTH)
    const [lowest, from, to, highest] = [low, middleLow, middleHigh, high].map(Math.round) as [
      number,
      number,
      number,
      number,
    ]
    return { months, low: lowest, middleLow: from, middleHigh: to, high: highest }
  })
}
