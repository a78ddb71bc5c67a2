import type { OutlookRow, Quantiles } from '@aurivane/contract/outlook'

const STROKES_PER_MONTH = 4

/** The values at each stroke of a chart: those of the months, and between two months on a straight line. */
export function strokesBetween(rows: readonly OutlookRow[]): Quantiles[] {
  return rows.slice(1).flatMap((to, index) => {
    const from = rows[index] ?? to
    return Array.from({ length: STROKES_PER_MONTH }, (_, step) => {
      const share = (step + 1) / STROKES_PER_MONTH
      const at = (name: keyof Quantiles) => from[name] + share * (to[name] - from[name])
      return { p05: at('p05'), p25: at('p25'), p50: at('p50'), p75: at('p75'), p95: at('p95') }
    })
  })
}
