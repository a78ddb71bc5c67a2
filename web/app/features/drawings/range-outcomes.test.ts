import { describe, expect, it } from 'vitest'
import { RANGE_START, RANGE_WEEKS, rangeAfter, rangeFigures } from './range-outcomes.ts'

describe('The range of outcomes', () => {
  it('widens with the risk and always reaches below the start', () => {
    const [low, medium, high] = (['low', 'medium', 'high'] as const).map((spread) =>
      rangeAfter(spread, RANGE_WEEKS),
    )
    expect([low, medium, high].map((range) => Math.round(range?.high ?? 0))).toEqual([112, 133, 177])
    expect([low, medium, high].map((range) => Math.round(range?.low ?? 0))).toEqual([89, 75, 57])
  })

  it('keeps its middle at the start, so that no slope is promised', () => {
    for (const weeks of [1, 13, 52]) {
      const { low, middleLow, middleHigh, high } = rangeAfter('high', weeks)
      expect(Math.sqrt(low * high)).toBeCloseTo(RANGE_START)
      expect(Math.sqrt(middleLow * middleHigh)).toBeCloseTo(RANGE_START)
    }
  })

  it('gives the table the figures of the chart in whole numbers', () => {
    expect(rangeFigures('low').at(-1)).toEqual({
      months: 12,
      low: 89,
      middleLow: 95,
      middleHigh: 105,
      high: 112,
    })
    expect(rangeFigures('medium').map(({ months }) => months)).toEqual([1, 3, 6, 12])
  })
})
