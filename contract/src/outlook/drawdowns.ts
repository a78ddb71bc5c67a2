import { normalNumbers } from './random-numbers.ts'

const PATHS = 10_000
const MEDIAN_RANK = 5_000
const ONE_IN_TWENTY_RANK = 9_500

export type Drawdowns = { medianDrawdown: number; badDrawdown: number }

/**
 * The worst drawdown of simulated paths of month-end values: the largest fall from an earlier highest value, as a share of
 * that value. `drift` and `spread` are mean and standard deviation of a month's logarithmic return.
 */
export function simulateDrawdowns(months: number, drift: number, spread: number): Drawdowns {
  const normals = normalNumbers(PATHS * months)
  const falls = new Float64Array(PATHS)
  for (let path = 0; path < PATHS; path++) {
    // In logarithms, where a fall is a difference.
    let value = 0
    let highest = 0
    let deepest = 0
    for (let month = 0; month < months; month++) {
      value += drift + spread * (normals[path * months + month] ?? 0)
      if (value > highest) highest = value
      else if (highest - value > deepest) deepest = highest - value
    }
    falls[path] = deepest
  }
  falls.sort()
  return {
    medianDrawdown: shareLost(falls[MEDIAN_RANK - 1] ?? 0),
    badDrawdown: shareLost(falls[ONE_IN_TWENTY_RANK - 1] ?? 0),
  }
}

/** The random numbers take most of the time of a first calculation: they can be made before they are needed. */
export function prepareDrawdowns(months: number) {
  normalNumbers(PATHS * months)
}

function shareLost(fall: number): number {
  return 1 - Math.exp(-fall)
}
