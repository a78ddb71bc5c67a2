import { describe, expect, it } from 'vitest'
import { readOutlookAddress, writeOutlookAddress } from './address.ts'
import { assumptionsOf, defaultInputs, type OutlookInputs } from './inputs.ts'

const shown = { hasTarget: true }
const defaults = { amount: 10_000, months: 12, portfolio: 2, average: 0, cost: 2 }

describe('The address of a calculation', () => {
  it.each([
    ['?amount=2500.5&months=36&portfolio=1&average=-0.5&cost=3.5', [2500.5, 36, 1, -0.5, 3.5]],
    ['?amount=1&months=1&portfolio=3&average=target&cost=0', [1, 1, 3, 'target', 0]],
    ['amount=10000000&months=60&portfolio=2&average=5&cost=20', [10_000_000, 60, 2, 5, 20]],
    ['?cost=1&lng=ge&average=-5', [10_000, 12, 2, -5, 1]],
  ])('%s is read', (search, [amount, months, portfolio, average, cost]) => {
    expect(readOutlookAddress(search as string, shown)).toEqual({ amount, months, portfolio, average, cost })
  })

  it.each([
    '',
    '?',
    '#',
    '?amount=&months=&portfolio=&average=&cost=',
    '?amount=0&months=0&portfolio=0&average=5.1&cost=21',
    '?amount=10,000&months=61&portfolio=4&average=−1&cost=-1',
    '?amount=1e3&months=1.5&portfolio=2.0&average=Target&cost=0x1',
    '?amount=NaN&months=Infinity&portfolio=__proto__&average=constructor&cost=null',
    '?amount[]=5&months%00=5&portfolio=%32%32&average=0.25&cost=1.11',
    '?amount=%&months=%ff%fe&portfolio=%E0%A4%A&average=%00&cost=%F0%9F%92%A9',
    `?amount=${'9'.repeat(100_000)}&months=${'-'.repeat(100_000)}&cost=${'%'.repeat(100_000)}`,
    '&'.repeat(100_000),
    '\uD800=\uDFFF&amount=\uD800',
  ])('has the default of each field that is missing or wrong (%#)', (search) => {
    expect(readOutlookAddress(search, shown)).toEqual(defaults)
  })

  it('uses the first of several values', () => {
    expect(readOutlookAddress('?months=6&months=24', shown).months).toBe(6)
    expect(readOutlookAddress('?months=x&months=24', shown).months).toBe(12)
  })

  it('has no target where return figures are not shown', () => {
    expect(readOutlookAddress('?average=target', { hasTarget: false }).average).toBe(0)
    expect(readOutlookAddress('?average=5', { hasTarget: false }).average).toBe(5)
  })

  it('begins with the cost that the operator has stated', () => {
    expect(readOutlookAddress('', { ...shown, yearlyCostPercent: 3.5 }).cost).toBe(3.5)
    expect(readOutlookAddress('', { ...shown, yearlyCostPercent: 0 }).cost).toBe(0)
    expect(readOutlookAddress('?cost=1', { ...shown, yearlyCostPercent: 3.5 }).cost).toBe(1)
  })

  it('is written with all five values, a dot and no grouping', () => {
    expect(writeOutlookAddress('', defaultInputs())).toBe(
      '?amount=10000&months=12&portfolio=2&average=0&cost=2',
    )
    expect(
      writeOutlookAddress('', { amount: 2500.5, months: 60, portfolio: 3, average: 'target', cost: 0.1 }),
    ).toBe('?amount=2500.5&months=60&portfolio=3&average=target&cost=0.1')
  })

  it('keeps the other parameters', () => {
    const written = new URLSearchParams(
      writeOutlookAddress('?lng=ge&months=6&a=%26&months=7', defaultInputs()),
    )
    expect([written.get('lng'), written.get('a'), written.getAll('months')]).toEqual(['ge', '&', ['12']])
  })

  it('is read as it was written', () => {
    const inputs: OutlookInputs[] = [
      { amount: 0.99 + 0.01, months: 1, portfolio: 1, average: -5, cost: 0 },
      { amount: 9_999_999.99, months: 59, portfolio: 3, average: 'target', cost: 19.9 },
      { amount: 10_000_000, months: 60, portfolio: 2, average: 0.1, cost: 20 },
    ]
    for (const one of inputs) expect(readOutlookAddress(writeOutlookAddress('', one), shown)).toEqual(one)
  })
})

describe('The assumptions of a calculation', () => {
  it('are fractions', () => {
    expect(assumptionsOf({ amount: 50, months: 7, portfolio: 3, average: 2.5, cost: 10 })).toEqual({
      amount: 50,
      months: 7,
      spread: 0.1,
      average: 0.025,
      yearlyCost: 0.1,
    })
  })

  it('take the target from the table of figures', () => {
    expect(assumptionsOf({ ...defaultInputs(), average: 'target' })).toMatchObject({
      spread: 0.05,
      average: 0.05,
    })
  })
})
