import { defaultInputs, outlookBounds, type OutlookInputs } from './inputs.ts'
import { portfolioNumbers } from './portfolios.ts'
import { parsePlainNumber } from './parse-number.ts'

const TARGET = 'target'

type Options = {
  yearlyCostPercent?: number | undefined
  /** Where return figures are not shown, the target counts as 0. */
  hasTarget: boolean
}

/** The calculation of an address. What is missing or wrong has the default of its field; it never throws. */
export function readOutlookAddress(search: string, { yearlyCostPercent, hasTarget }: Options): OutlookInputs {
  const query = new URLSearchParams(search)
  const defaults = defaultInputs(yearlyCostPercent)
  const numberIn = (name: 'amount' | 'months' | 'cost') =>
    parsePlainNumber(query.get(name) ?? '', outlookBounds[name]) ?? defaults[name]
  return {
    amount: numberIn('amount'),
    months: numberIn('months'),
    portfolio:
      portfolioNumbers.find((number) => String(number) === query.get('portfolio')) ?? defaults.portfolio,
    average: readAverage(query.get('average') ?? '', hasTarget),
    cost: numberIn('cost'),
  }
}

function readAverage(text: string, hasTarget: boolean): OutlookInputs['average'] {
  if (text === TARGET) return hasTarget ? TARGET : 0
  return parsePlainNumber(text, outlookBounds.average) ?? 0
}

/** The query of a calculation, with all five values and the other parameters of the address as they were. */
export function writeOutlookAddress(search: string, inputs: OutlookInputs): string {
  const query = new URLSearchParams(search)
  for (const name of ['amount', 'months', 'portfolio', 'average', 'cost'] as const) {
    query.set(name, String(inputs[name]))
  }
  return `?${query.toString()}`
}
