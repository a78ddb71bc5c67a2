import { simulateDrawdowns, type Drawdowns } from './outlook/drawdowns.ts'
import { normalDistribution } from './outlook/normal-distribution.ts'

/** Shares are fractions, not percent: 0.05 is 5%. */
export type Assumptions = {
  amount: number
  /** Whole. */
  months: number
  /** Standard deviation of one month's logarithmic return. */
  spread: number
  /** Compounded return of an average month: half of the outcomes end above it. */
  average: number
  yearlyCost: number
}

/** Values that 5, 25, 50, 75 and 95% of the outcomes stay below. */
export type Quantiles = { p05: number; p25: number; p50: number; p75: number; p95: number }
export type OutlookRow = Quantiles & { month: number }

export type Outlook = Quantiles &
  Drawdowns & {
    /** The chance of ending below the start. */
    below: number
    /** From month 0 to the last one. */
    rows: OutlookRow[]
  }

const distances = { p05: -1.6448536, p25: -0.6744898, p50: 0, p75: 0.6744898, p95: 1.6448536 }

/**
 * The range of outcomes if every month's logarithmic return is independent and normal. A hypothetical example and not a
 * forecast; the same assumptions always give the same figures.
 */
export function outlook({ amount, months, spread, average, yearlyCost }: Assumptions): Outlook {
  const drift = Math.log(1 + average) + Math.log(1 - yearlyCost) / 12
  const rows = Array.from({ length: months + 1 }, (_, month) => ({
    month,
    ...quantilesAfter(month, amount, drift, spread),
  }))
  return {
    ...quantilesAfter(months, amount, drift, spread),
    below: normalDistribution((-drift * Math.sqrt(months)) / spread),
    ...simulateDrawdowns(months, drift, spread),
    rows,
  }
}

function quantilesAfter(month: number, amount: number, drift: number, spread: number): Quantiles {
  const valueAt = (z: number) => amount * Math.exp(drift * month + z * spread * Math.sqrt(month))
  return {
    p05: valueAt(distances.p05),
    p25: valueAt(distances.p25),
    p50: valueAt(distances.p50),
    p75: valueAt(distances.p75),
    p95: valueAt(distances.p95),
  }
}
