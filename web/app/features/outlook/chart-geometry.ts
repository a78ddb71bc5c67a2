import type { OutlookRow, Quantiles } from '@aurivane/contract/outlook'

const MARGIN = 0.05
const TICKS_MAX = 5

export type ChartGeometry = {
  /** Paths in a field as wide as there are months and 100 high, with the largest value on top. */
  nine: string
  below: string
  half: string
  middle: string
  start: string
  grid: string
  /** Round values, and how far from the top they are, in percent. */
  ticks: { value: number; top: number }[]
}

/** What the chart of an outlook draws. `rows` begin with month 0, which is the start. */
export function chartGeometry(rows: readonly OutlookRow[]): ChartGeometry {
  const start = rows[0]?.p50 ?? 0
  const width = rows.length - 1
  const low = Math.min(...rows.map(({ p05 }) => p05))
  const high = Math.max(...rows.map(({ p95 }) => p95))
  const margin = (high - low) * MARGIN
  const topOf = (value: number) => round((100 * (high + margin - value)) / (high - low + 2 * margin), 1)
  const points = (valueOf: (row: Quantiles) => number) =>
    rows.map((row) => `${row.month} ${topOf(valueOf(row))}`)
  const area = (upper: (row: Quantiles) => number, lower: (row: Quantiles) => number) =>
    `M${[...points(upper), ...points(lower).toReversed()].join('L')}Z`
  const ticks = roundValues(low, high).map((value) => ({ value, top: topOf(value) }))
  return {
    nine: area(
      ({ p95 }) => Math.max(p95, start),
      ({ p05 }) => Math.max(p05, start),
    ),
    below: area(
      ({ p95 }) => Math.min(p95, start),
      ({ p05 }) => Math.min(p05, start),
    ),
    half: area(
      ({ p75 }) => p75,
      ({ p25 }) => p25,
    ),
    middle: `M${points(({ p50 }) => p50).join('L')}`,
    start: `M0 ${topOf(start)}H${width}`,
    grid: ticks.map(({ top }) => `M0 ${top}H${width}`).join(''),
    ticks,
  }
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}

/** Between two and five values inside the range that are easy to read: multiples of 1, 2 or 5 with zeros. */
export function roundValues(low: number, high: number): number[] {
  const least = (high - low) / TICKS_MAX
  const power = 10 ** Math.floor(Math.log10(least))
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10)
  const first = Math.ceil(low / step)
  const last = Math.floor(high / step)
  return Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step, 2))
}
