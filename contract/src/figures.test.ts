import { describe, expect, it } from 'vitest'
import { compoundedPercent, figureIds, figures, figuresStatedBy } from './figures.ts'
import { filledStrokes } from './losses.ts'

const source = { en: 'Audit 2025', it: 'Revisione 2025', de: 'Prüfung 2025' }

describe('The figures', () => {
  it('are three, each with its kind, its value and its period', () => {
    expect(figureIds).toEqual(['weekly', 'monthly', 'losses'])
    expect(figures.weekly).toMatchObject({ kind: 'reported', percent: 1, period: 'week' })
    expect(figures.monthly).toMatchObject({ kind: 'target', percent: 5, period: 'averageMonth' })
    expect(figures.losses).toMatchObject({ kind: 'reported', percent: 70, period: 'notStated' })
  })

  it('have no source, no date and nothing about costs as long as the operator states none', () => {
    expect(figuresStatedBy()).toEqual(figures)
    expect(figuresStatedBy({})).toEqual(figures)
    for (const { source: stated, asOf } of Object.values(figures))
      expect([stated, asOf]).toEqual([null, null])
    expect(figureIds.map((id) => figures[id].netOfCosts)).toEqual(['notStated', 'notStated', 'doesNotApply'])
  })

  it('take over what the operator states about returns, each part by itself', () => {
    const { weekly, monthly, losses } = figuresStatedBy({
      weekly: { netOfCosts: false, asOf: '2026-01-31' },
      monthly: { netOfCosts: true, source },
    })
    expect(weekly).toEqual({ ...figures.weekly, netOfCosts: 'no', asOf: '2026-01-31' })
    expect(monthly).toEqual({ ...figures.monthly, netOfCosts: 'yes', source })
    expect(losses).toEqual(figures.losses)
  })

  it('name an exact share of accounts that lose money once the operator states it', () => {
    expect(figuresStatedBy({ losses: { percent: 76, asOf: '2025-12-31', source } }).losses).toEqual({
      kind: 'reported',
      percent: 76,
      isApproximate: false,
      period: 'notStated',
      netOfCosts: 'doesNotApply',
      asOf: '2025-12-31',
      source,
    })
  })

  it('are not the same when compounded', () => {
    expect((1 + compoundedPercent.weeklyPerYear / 100).toFixed(6)).toBe('1.677689')
    expect((1 + compoundedPercent.monthlyPerYear / 100).toFixed(6)).toBe('1.795856')
    expect((1 + compoundedPercent.weeklyPerMonth / 100).toFixed(6)).toBe('1.044061')
    expect(Object.values(compoundedPercent).map((percent) => percent.toFixed(2))).toEqual([
      '4.41',
      '67.77',
      '79.59',
    ])
  })

  it.each([
    [70, 7],
    [76, 8],
    [74.9, 7],
    [0, 0],
    [4.9, 0],
    [100, 10],
  ])('fill for %d%% of losses %d of ten strokes', (percent, strokes) => {
    expect(filledStrokes({ percent })).toBe(strokes)
  })
})
