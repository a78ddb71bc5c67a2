import { describe, expect, it } from 'vitest'
import { locales } from '../locales.ts'
import { fieldsOf, readOutlookFields, type OutlookFields } from './fields.ts'
import { defaultInputs, type OutlookInputs } from './inputs.ts'

const fields: OutlookFields = {
  amount: '10,000',
  months: '12',
  portfolio: 2,
  averageChoice: 'zero',
  ownAverage: '',
  cost: '2',
}

function errorsOf(changed: Partial<OutlookFields>) {
  const read = readOutlookFields({ ...fields, ...changed }, 'en')
  return read.is === 'wrong' ? read.errors : {}
}

describe('The fields of the calculator', () => {
  it('are read in the language of the reader', () => {
    expect(readOutlookFields(fields, 'en')).toEqual({ is: 'valid', inputs: defaultInputs() })
    expect(readOutlookFields({ ...fields, amount: '10.000', cost: '2,5' }, 'de')).toEqual({
      is: 'valid',
      inputs: { ...defaultInputs(), cost: 2.5 },
    })
  })

  it.each([
    [{ amount: '' }, { amount: 'amountMissing' }],
    [{ amount: '  ' }, { amount: 'amountMissing' }],
    [{ amount: '0' }, { amount: 'amountOutOfRange' }],
    [{ amount: '-1' }, { amount: 'amountOutOfRange' }],
    [{ amount: 'much' }, { amount: 'amountOutOfRange' }],
    [{ amount: '10,000,001' }, { amount: 'amountOutOfRange' }],
    [{ months: '' }, { months: 'monthsOutOfRange' }],
    [{ months: '0' }, { months: 'monthsOutOfRange' }],
    [{ months: '61' }, { months: 'monthsOutOfRange' }],
    [{ months: '1.5' }, { months: 'monthsOutOfRange' }],
    [{ averageChoice: 'own' }, { ownAverage: 'averageOutOfRange' }],
    [{ averageChoice: 'own', ownAverage: '5.1' }, { ownAverage: 'averageOutOfRange' }],
    [{ cost: '' }, { cost: 'costOutOfRange' }],
    [{ cost: '20.1' }, { cost: 'costOutOfRange' }],
  ] as const)('%j is answered with %j', (changed, errors) => {
    expect(errorsOf(changed)).toEqual(errors)
  })

  it('are all answered at once', () => {
    expect(errorsOf({ amount: '', months: 'x', averageChoice: 'own', ownAverage: 'x', cost: '-' })).toEqual({
      amount: 'amountMissing',
      months: 'monthsOutOfRange',
      ownAverage: 'averageOutOfRange',
      cost: 'costOutOfRange',
    })
  })

  it('leave an own average aside that is not chosen', () => {
    const read = readOutlookFields({ ...fields, averageChoice: 'target', ownAverage: 'x' }, 'en')
    expect(read).toEqual({ is: 'valid', inputs: { ...defaultInputs(), average: 'target' } })
  })

  it.each(locales)('show what was read, in %s', (locale) => {
    const { format } = new Intl.NumberFormat(locale, { useGrouping: 'always' })
    const inputs: OutlookInputs[] = [
      defaultInputs(),
      { amount: 1_234_567.89, months: 60, portfolio: 1, average: 'target', cost: 0 },
      { amount: 1_000, months: 1, portfolio: 3, average: -4.5, cost: 19.9 },
    ]
    for (const one of inputs) {
      expect(readOutlookFields(fieldsOf(one, format), locale)).toEqual({ is: 'valid', inputs: one })
    }
  })
})
