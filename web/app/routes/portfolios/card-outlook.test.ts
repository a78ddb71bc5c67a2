import { describe, expect, it } from 'vitest'
import { strokesBetween } from '../../features/drawings/strokes-between.ts'
import { cardOutlook } from './card-outlook.ts'

describe('The outlook of a card', () => {
  it.each([
    [1, [89, 95, 100, 105, 112]],
    [2, [75, 89, 100, 112, 133]],
    [3, [57, 79, 100, 126, 177]],
  ] as const)('of Portfolio %i starts at 100, stays there in the middle and widens', (number, ends) => {
    const { shown } = cardOutlook(number)
    expect([shown.p05, shown.p25, shown.p50, shown.p75, shown.p95]).toEqual(ends)
  })

  it('has the months 1, 3, 6 and 12 in its table, the last as in the chart', () => {
    const { shown, rows } = cardOutlook(2)
    expect(shown.table.map(({ month }) => month)).toEqual([1, 3, 6, 12])
    expect(shown.table.at(-1)).toMatchObject({ p05: shown.p05, p95: shown.p95 })
    expect(rows.at(-1)?.p95).toBeCloseTo(132.9625, 4)
  })

  it('is drawn through the values of its months', () => {
    const { rows } = cardOutlook(3)
    const strokes = strokesBetween(rows)
    expect(strokes).toHaveLength(48)
    expect(strokes[3]?.p05).toBeCloseTo(rows[1]?.p05 ?? NaN)
    expect(strokes.at(-1)?.p95).toBeCloseTo(rows.at(-1)?.p95 ?? NaN)
  })
})
