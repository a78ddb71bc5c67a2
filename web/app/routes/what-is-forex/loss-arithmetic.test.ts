import { describe, expect, it } from 'vitest'
import { gainNeededAfter, leftAfterLosses } from './loss-arithmetic.ts'

describe('The arithmetic of losses', () => {
  it.each([
    [10, 11.1],
    [20, 25],
    [50, 100],
    [70, 233.3],
  ])('a loss of %i percent needs a gain of %d percent', (loss, gain) => {
    expect(gainNeededAfter(loss)).toBeCloseTo(gain, 1)
  })

  it.each([
    [1, 90.4],
    [5, 59.9],
    [10, 34.9],
  ])('ten losses of %i percent each leave %d percent', (share, left) => {
    expect(leftAfterLosses(share, 10)).toBeCloseTo(left, 1)
  })
})
