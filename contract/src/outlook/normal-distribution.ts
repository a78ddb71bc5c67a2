/** Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17: wrong by less than 0.0000001. */
const coefficients = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153, 0]

/** The share of a standard normal distribution that is below `z`. */
export function normalDistribution(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const polynomial = coefficients.reduce((sum, coefficient) => sum * t + coefficient, 0)
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
  return z < 0 ? above : 1 - above
}
