import { describe, expect, it, vi } from 'vitest'
import { normalDistribution } from './outlook/normal-distribution.ts'
import { FIRST_STATE, normalNumbers, outputOf, stateAfter } from './outlook/random-numbers.ts'
import { outlook, type Assumptions } from './outlook.ts'

const CALCULATION_MAX_MS = 100

type Vector = [
  amount: number,
  months: number,
  spread: number,
  average: number,
  yearlyCost: number,
  p05: number,
  p25: number,
  p50: number,
  p75: number,
  p95: number,
  below: number,
  medianDrawdown: number,
  badDrawdown: number,
]

const vectors: Vector[] = [
  [10000, 12, 0.05, 0, 0.02, 7370.5, 8719.46, 9800, 11014.44, 13030.33, 0.54643, 0.14285, 0.29477],
  [10000, 12, 0.02, 0, 0, 8922.95, 9543.45, 10000, 10478.39, 11207.06, 0.5, 0.05627, 0.12487],
  [10000, 12, 0.05, 0, 0, 7520.92, 8897.41, 10000, 11239.23, 13296.25, 0.5, 0.13479, 0.28356],
  [10000, 12, 0.1, 0, 0, 5656.42, 7916.39, 10000, 12632.02, 17679.03, 0.5, 0.25142, 0.48671],
  [10000, 12, 0.05, 0.05, 0, 13506.49, 15978.47, 17958.56, 20184.04, 23878.16, 0.00036, 0.03226, 0.09143],
  [10000, 12, 0.1, 0.05, 0.02, 9954.95, 13932.36, 17599.39, 22231.59, 31114.02, 0.05136, 0.13106, 0.29464],
  [10000, 12, 0.02, 0.05, 0.02, 15703.84, 16795.89, 17599.39, 18441.33, 19723.74, 0, 0, 0.00464],
  [10000, 60, 0.1, 0, 0.02, 2528.11, 5360.8, 9039.21, 15241.61, 32319.47, 0.55188, 0.56179, 0.81618],
  [10000, 60, 0.1, -0.05, 0.02, 116.47, 246.97, 416.43, 702.18, 1488.95, 0.99998, 0.96272, 0.98909],
  [1000, 1, 0.1, 0.05, 0, 890.75, 981.51, 1050, 1123.26, 1237.73, 0.31281, 0, 0.10877],
  [1, 60, 0.05, 0.01, 0.015, 0.89, 1.3, 1.68, 2.19, 3.19, 0.08909, 0.21726, 0.39672],
  [
    10000000, 60, 0.1, 0.05, 0.2, 17118830.32, 36300070.11, 61207956.34, 103206795.68, 218847540.97, 0.00967,
    0.31433, 0.51913,
  ],
  [2500.5, 36, 0.02, -0.005, 0.035, 1539.99, 1730.17, 1876.03, 2034.19, 2285.4, 0.99168, 0.26942, 0.39267],
  [50, 7, 0.05, 0.025, 0.1, 44.96, 51.12, 55.89, 61.11, 69.48, 0.19989, 0.06041, 0.15581],
]

const longest: Assumptions = { amount: 10_000, months: 60, spread: 0.1, average: 0, yearlyCost: 0.02 }

function expectNear(value: number, expected: number, tolerance: number) {
  expect(Math.abs(value - expected), `${value} is not ${expected}`).toBeLessThanOrEqual(tolerance)
}

describe('The outlook', () => {
  it.each(vectors)(
    'of %d over %d months, spread %d, average %d, cost %d is the one of the specification',
    (amount, months, spread, average, yearlyCost, p05, p25, p50, p75, p95, below, median, bad) => {
      const result = outlook({ amount, months, spread, average, yearlyCost })
      for (const [name, expected] of Object.entries({ p05, p25, p50, p75, p95 })) {
        expectNear(result[name as keyof typeof result] as number, expected, Math.max(0.01, expected / 1e6))
      }
      expectNear(result.below, below, 0.0001)
      expectNear(result.medianDrawdown, median, 0.0005)
      expectNear(result.badDrawdown, bad, 0.0005)
    },
  )

  it('has a row for every month from the start to the end', () => {
    const { rows, p05, p25, p50, p75, p95 } = outlook(longest)
    expect(rows.map(({ month }) => month)).toEqual(Array.from({ length: 61 }, (_, month) => month))
    expect(rows[0]).toEqual({ month: 0, p05: 10_000, p25: 10_000, p50: 10_000, p75: 10_000, p95: 10_000 })
    expect(rows[60]).toEqual({ month: 60, p05, p25, p50, p75, p95 })
  })

  it('has at every month the values that an outlook to this month ends with', () => {
    const year = outlook({ ...longest, months: 12 })
    expect(outlook(longest).rows[12]).toEqual(year.rows[12])
  })

  it('gives the cards of the portfolios their drawdowns', () => {
    const shown = [0.02, 0.05, 0.1].map((spread) => {
      const card = outlook({ amount: 100, months: 12, spread, average: 0, yearlyCost: 0 })
      return [card.below, card.medianDrawdown, card.badDrawdown].map((share) => (100 * share).toFixed(1))
    })
    expect(shown).toEqual([
      ['50.0', '5.6', '12.5'],
      ['50.0', '13.5', '28.4'],
      ['50.0', '25.1', '48.7'],
    ])
  })

  it('is the same at every calculation', () => {
    expect(outlook(longest)).toEqual(outlook(longest))
  })

  it(`takes less than ${CALCULATION_MAX_MS} ms of a processor over 60 months, the first time too`, async () => {
    vi.resetModules()
    const { outlook: calculate } = await import('./outlook.ts')
    const times = [0, 0.01, 0.02].map((average) => {
      const before = process.threadCpuUsage()
      calculate({ ...longest, average })
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1_000
    })
    expect(Math.max(...times)).toBeLessThan(CALCULATION_MAX_MS)
  })
})

describe('The random numbers', () => {
  it('are those of mulberry32 with the state 1', () => {
    const outputs: number[] = []
    for (let state = stateAfter(FIRST_STATE); outputs.length < 4; state = stateAfter(state)) {
      outputs.push(outputOf(state))
    }
    expect(outputs).toEqual([2693262067, 11749833, 2265367787, 4213581821])
  })

  it('become normal two at a time', () => {
    const [first, second, third] = normalNumbers(3)
    expect([first, second, third].map((value) => value?.toFixed(6))).toEqual([
      '0.965974',
      '1.123104',
      '-0.049228',
    ])
  })

  it('are the same however many are asked for', () => {
    const few = normalNumbers(10).slice(0, 10)
    expect(normalNumbers(700_000).slice(0, 10)).toEqual(few)
  })
})

describe('The normal distribution', () => {
  it.each([
    [0, 0.5],
    [1, 0.841344746],
    [-1, 0.158655254],
    [1.6448536, 0.95],
    [-0.6744898, 0.25],
    [-40, 0],
    [40, 1],
  ])('of %d is %d', (z, expected) => {
    expectNear(normalDistribution(z), expected, 1e-7)
  })
})
