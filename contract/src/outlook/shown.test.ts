import { describe, expect, it } from 'vitest'
import { outlook } from '../outlook.ts'
import { assumptionsOf, defaultInputs, type OutlookInputs } from './inputs.ts'
import { chanceOf, gainAfter, shownOutlook } from './shown.ts'

function show(changed: Partial<OutlookInputs> = {}) {
  const inputs = { ...defaultInputs(), ...changed }
  return shownOutlook(outlook(assumptionsOf(inputs)), inputs.amount)
}

describe('What is shown of an outlook', () => {
  it('is by default what the specification shows', () => {
    const { table: _, ...shown } = show()
    expect(shown).toEqual({
      start: 10_000,
      decimals: 0,
      p05: 7_370,
      p25: 8_719,
      p50: 9_800,
      p75: 11_014,
      p95: 13_030,
      below: { is: 'percent', percent: 55 },
      medianDrawdown: 14.3,
      badDrawdown: 29.5,
      gainNeeded: 41.8,
    })
  })

  it('has whole amounts from 100 on, and two decimals below', () => {
    expect(show({ amount: 100 })).toMatchObject({ decimals: 0, start: 100, p05: 74 })
    expect(show({ amount: 99.99 })).toMatchObject({ decimals: 2, start: 99.99, p05: 73.7 })
    expect(show({ amount: 2_500.5 })).toMatchObject({ decimals: 0, start: 2_501 })
    expect(show({ amount: 1, months: 60, average: 1, cost: 1.5 })).toMatchObject({ p05: 0.89, p95: 3.19 })
  })

  it.each([
    [1, [1]],
    [2, [1, 2]],
    [3, [1, 3]],
    [12, [1, 3, 6, 12]],
    [13, [1, 3, 6, 12, 13]],
    [48, [1, 3, 6, 12, 24, 36, 48]],
    [60, [1, 3, 6, 12, 24, 36, 48, 60]],
  ])('has for %d months a table with the rows %j', (months, rows) => {
    const { table, p05, p95 } = show({ months })
    expect(table.map(({ month }) => month)).toEqual(rows)
    expect(table.at(-1)).toMatchObject({ month: months, p05, p95 })
  })

  it.each([
    [0, 'lessThanOne'],
    [0.00499, 'lessThanOne'],
    [0.005, 1],
    [0.5, 50],
    [0.5464, 55],
    [0.99499, 99],
    [0.9951, 'moreThanNinetyNine'],
    [1, 'moreThanNinetyNine'],
  ])('has for the chance %d the words or the percent %s', (share, shown) => {
    const chance = chanceOf(share)
    expect(chance.is === 'percent' ? chance.percent : chance.is).toBe(shown)
  })

  it.each([
    [29.5, 41.8],
    [81.6, 443.5],
    [50, 100],
    [0.1, 0.1],
    [0, null],
    [100, null],
  ])('says that a loss of %d%% needs a gain of %j%%', (loss, gain) => {
    expect(gainAfter(loss)).toBe(gain)
  })

  it('leaves the sentence about the gain out where no loss is shown', () => {
    const shown = show({ months: 1, portfolio: 1, average: 5, cost: 0 })
    expect([shown.badDrawdown, shown.gainNeeded]).toEqual([0, null])
  })
})
