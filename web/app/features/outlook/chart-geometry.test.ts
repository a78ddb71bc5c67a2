import { outlook } from '@aurivane/contract/outlook'
import { assumptionsOf, defaultInputs } from '@aurivane/contract/outlook/inputs'
import { describe, expect, it } from 'vitest'
import { chartGeometry, roundValues } from './chart-geometry.ts'

function geometryOf(changes: Partial<ReturnType<typeof defaultInputs>> = {}) {
  return chartGeometry(outlook(assumptionsOf({ ...defaultInputs(), ...changes })).rows)
}

/** The upper and the lower edge of an area, both from left to right, as distances from the top. */
function edgesOf(path: string) {
  const tops = [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, top]) => Number(top))
  const upper = tops.slice(0, tops.length / 2)
  const lower = tops.slice(tops.length / 2).toReversed()
  return { upper, lower }
}

describe('The chart of an outlook', () => {
  it('fills its field from the highest to the lowest value, with a margin', () => {
    const { nine, below } = geometryOf()
    expect(edgesOf(nine).upper.at(-1)).toBeCloseTo(4.5, 1)
    expect(edgesOf(below).lower.at(-1)).toBeCloseTo(95.5, 1)
  })

  it('draws half of the outcomes within nine in ten', () => {
    const { nine, below, half } = geometryOf()
    const inner = edgesOf(half)
    expect(inner.upper).toHaveLength(13)
    for (let month = 1; month <= 12; month++) {
      expect(inner.upper[month]).toBeGreaterThan(edgesOf(nine).upper[month] ?? NaN)
      expect(inner.lower[month]).toBeLessThan(edgesOf(below).lower[month] ?? NaN)
    }
  })

  it('divides nine in ten at the start', () => {
    const { nine, below, start } = geometryOf()
    const [, level] = /^M0 ([\d.]+)H12$/.exec(start) ?? []
    expect(edgesOf(nine).lower.at(-1)).toBe(Number(level))
    expect(edgesOf(below).upper.at(-1)).toBe(Number(level))
  })

  it('draws nothing below the start where no outcome ends there', () => {
    const { upper, lower } = edgesOf(geometryOf({ portfolio: 1, average: 'target' }).below)
    expect(upper.at(-1)).toBe(lower.at(-1))
  })

  it.each([1, 7, 60])('has one point for each of %i months, and the last one at the edge', (months) => {
    const { half, middle } = geometryOf({ months })
    expect(edgesOf(half).upper).toHaveLength(months + 1)
    expect(middle).toMatch(new RegExp(`L${months} [\\d.]+$`))
    expect(middle + half).not.toMatch(/NaN|Infinity/)
  })
})

describe('The values beside the grid', () => {
  it.each([
    [7370, 13030, [8000, 10_000, 12_000]],
    [890.75, 1237.73, [900, 1000, 1100, 1200]],
    [0.89, 3.19, [1, 1.5, 2, 2.5, 3]],
    [10_000_000, 218_847_540, [50_000_000, 100_000_000, 150_000_000, 200_000_000]],
  ])('between %d and %d are round', (low, high, values) => {
    expect(roundValues(low, high)).toEqual(values)
  })
})
