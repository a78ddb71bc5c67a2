import type { Figure } from './figures.ts'
import type { OperatorFigures } from './operator-file.ts'

/** The row of the table of figures that every page shows. */
export const losses = {
  kind: 'reported',
  percent: 70,
  isApproximate: true,
  period: 'notStated',
  netOfCosts: 'doesNotApply',
  source: null,
  asOf: null,
} as const satisfies Figure

export function lossesStatedBy({ losses: stated }: OperatorFigures = {}): Figure {
  return stated ? { ...losses, ...stated, isApproximate: false } : losses
}

const TALLY_STROKES = 10

/** How many of ten strokes stand for those who lose money. */
export function filledStrokes({ percent }: Pick<Figure, 'percent'>): number {
  return Math.round((percent / 100) * TALLY_STROKES)
}
