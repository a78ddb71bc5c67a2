import { figures } from '../figures.ts'
import type { Assumptions } from '../outlook.ts'
import { portfolios, type Portfolio } from './portfolios.ts'

/** What a reader has chosen, in the units of the screen. */
export type OutlookInputs = {
  amount: number
  months: number
  portfolio: Portfolio
  /** Percent per month, or the target of the figures. */
  average: number | 'target'
  /** Percent per year. */
  cost: number
}

export type NumberBounds = { min: number; max: number; decimals: number }

export const outlookBounds = {
  amount: { min: 1, max: 10_000_000, decimals: 2 },
  months: { min: 1, max: 60, decimals: 0 },
  average: { min: -5, max: 5, decimals: 1 },
  cost: { min: 0, max: 20, decimals: 1 },
} as const satisfies Record<string, NumberBounds>

const DEFAULT_YEARLY_COST_PERCENT = 2

/** `yearlyCostPercent`: as the operator has stated it. */
export function defaultInputs(yearlyCostPercent = DEFAULT_YEARLY_COST_PERCENT): OutlookInputs {
  return { amount: 10_000, months: 12, portfolio: 2, average: 0, cost: yearlyCostPercent }
}

export function assumptionsOf({ amount, months, portfolio, average, cost }: OutlookInputs): Assumptions {
  return {
    amount,
    months,
    spread: portfolios[portfolio].monthlySpread,
    average: (average === 'target' ? figures.monthly.percent : average) / 100,
    yearlyCost: cost / 100,
  }
}
