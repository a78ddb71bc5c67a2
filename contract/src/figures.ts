import { losses, lossesStatedBy } from './losses.ts'
import type { LocalizedText, OperatorFigures } from './operator-file.ts'

/** The only table of figures about money. Texts about a figure are found by its id. */
export type FigureId = 'weekly' | 'monthly' | 'losses'

export type Figure = {
  /** What is aimed at, or what the operator says has happened. Neither is a result that somebody has checked. */
  kind: 'target' | 'reported'
  percent: number
  isApproximate: boolean
  period: 'week' | 'averageMonth' | 'notStated'
  netOfCosts: 'yes' | 'no' | 'notStated' | 'doesNotApply'
  source: LocalizedText | null
  /** YYYY-MM-DD */
  asOf: string | null
}

type Statement = NonNullable<OperatorFigures['weekly']>

const unknownOrigin = { source: null, asOf: null } as const

export const figures = {
  weekly: {
    kind: 'reported',
    percent: 1,
    isApproximate: false,
    period: 'week',
    netOfCosts: 'notStated',
    ...unknownOrigin,
  },
  monthly: {
    kind: 'target',
    percent: 5,
    isApproximate: false,
    period: 'averageMonth',
    netOfCosts: 'notStated',
    ...unknownOrigin,
  },
  losses,
} as const satisfies Record<FigureId, Figure>

/** In the order of the page that explains them. */
export const figureIds = Object.keys(figures) as FigureId[]

/** The table with what the operator has stated. The percentages of returns cannot be changed. */
export function figuresStatedBy(stated: OperatorFigures = {}): Record<FigureId, Figure> {
  return {
    weekly: withStatement(figures.weekly, stated.weekly),
    monthly: withStatement(figures.monthly, stated.monthly),
    losses: lossesStatedBy(stated),
  }
}

function withStatement(figure: Figure, { netOfCosts, source, asOf }: Statement = {}): Figure {
  return {
    ...figure,
    netOfCosts: netOfCosts === undefined ? figure.netOfCosts : netOfCosts ? 'yes' : 'no',
    source: source ?? figure.source,
    asOf: asOf ?? figure.asOf,
  }
}

const WEEKS_PER_YEAR = 52
const MONTHS_PER_YEAR = 12

/** What the two figures would be over a longer time if they were reached again and again, in percent. */
export const compoundedPercent = {
  weeklyPerMonth: compound(figures.weekly.percent, WEEKS_PER_YEAR / MONTHS_PER_YEAR),
  weeklyPerYear: compound(figures.weekly.percent, WEEKS_PER_YEAR),
  monthlyPerYear: compound(figures.monthly.percent, MONTHS_PER_YEAR),
}

function compound(percent: number, periods: number): number {
  return ((1 + percent / 100) ** periods - 1) * 100
}
