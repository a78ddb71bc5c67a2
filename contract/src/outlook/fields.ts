import type { Locale } from '../locales.ts'
import { outlookBounds, type NumberBounds, type OutlookInputs } from './inputs.ts'
import type { Portfolio } from './portfolios.ts'
import { parseTypedNumber } from './parse-number.ts'

/** The fields as they are on the screen: what was typed is text, in the reader's language. */
export type OutlookFields = {
  amount: string
  months: string
  portfolio: Portfolio
  averageChoice: 'zero' | 'target' | 'own'
  ownAverage: string
  cost: string
}

/** Each is the key of a text. */
export type OutlookError =
  | 'amountMissing'
  | 'amountOutOfRange'
  | 'monthsOutOfRange'
  | 'averageOutOfRange'
  | 'costOutOfRange'

type TypedField = 'amount' | 'months' | 'ownAverage' | 'cost'
export type OutlookErrors = Partial<Record<TypedField, OutlookError>>

export type ReadFields = { is: 'valid'; inputs: OutlookInputs } | { is: 'wrong'; errors: OutlookErrors }

export function readOutlookFields(fields: OutlookFields, locale: Locale): ReadFields {
  const read = (text: string, bounds: NumberBounds) => parseTypedNumber(text, locale, bounds)
  const amount = read(fields.amount, outlookBounds.amount)
  const months = read(fields.months, outlookBounds.months)
  const average = readAverage(fields, locale)
  const cost = read(fields.cost, outlookBounds.cost)
  if (amount !== null && months !== null && average !== null && cost !== null) {
    return { is: 'valid', inputs: { amount, months, portfolio: fields.portfolio, average, cost } }
  }
  return {
    is: 'wrong',
    errors: {
      ...(amount === null && { amount: fields.amount.trim() === '' ? 'amountMissing' : 'amountOutOfRange' }),
      ...(months === null && { months: 'monthsOutOfRange' }),
      ...(average === null && { ownAverage: 'averageOutOfRange' }),
      ...(cost === null && { cost: 'costOutOfRange' }),
    },
  }
}

function readAverage({ averageChoice, ownAverage }: OutlookFields, locale: Locale) {
  if (averageChoice === 'zero') return 0
  return averageChoice === 'target'
    ? averageChoice
    : parseTypedNumber(ownAverage, locale, outlookBounds.average)
}

/** The fields that show these inputs. `write` writes a number in the reader's language. */
export function fieldsOf(inputs: OutlookInputs, write: (value: number) => string): OutlookFields {
  const { amount, months, portfolio, average, cost } = inputs
  const isOwn = average !== 'target' && average !== 0
  return {
    amount: write(amount),
    months: write(months),
    portfolio,
    averageChoice: isOwn ? 'own' : average === 'target' ? 'target' : 'zero',
    ownAverage: isOwn ? write(average) : '',
    cost: write(cost),
  }
}
