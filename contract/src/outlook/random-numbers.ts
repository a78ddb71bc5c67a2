/** The generator mulberry32: its state counts up by a constant, and every state has one output. */
export const FIRST_STATE = 1
const STEP = 0x6d2b79f5
const OUTPUTS = 2 ** 32

export function stateAfter(state: number): number {
  return (state + STEP) | 0
}

/** A whole number from 0 to 2^32 - 1. */
export function outputOf(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
  return (mixed ^ (mixed >>> 14)) >>> 0
}

/** Between 0 and 1, and never 0, whose logarithm does not exist. */
function fractionOf(state: number): number {
  return (outputOf(state) + 0.5) / OUTPUTS
}

let known = new Float64Array(0)
let knownCount = 0
let state = FIRST_STATE

/**
 * The first `count` numbers, or more, of one sequence of standard normal numbers (Box-Muller transform). Every calculation
 * starts at its beginning, so what was computed for one is kept for the next: five times as fast while somebody types.
 */
export function normalNumbers(count: number): Float64Array {
  if (known.length < count) {
    const longer = new Float64Array(count)
    longer.set(known)
    known = longer
  }
  for (; knownCount < count; knownCount++) {
    state = stateAfter(state)
    const radius = Math.sqrt(-2 * Math.log(fractionOf(state)))
    state = stateAfter(state)
    known[knownCount] = radius * Math.cos(2 * Math.PI * fractionOf(state))
  }
  return known
}
