/** The three portfolios by their number, as the calculator and its address name them. */
export const portfolios = {
  1: { risk: 'low', monthlySpread: 0.02 },
  2: { risk: 'medium', monthlySpread: 0.05 },
  3: { risk: 'high', monthlySpread: 0.1 },
} as const
export type Portfolio = keyof typeof portfolios
export type Risk = (typeof portfolios)[Portfolio]['risk']
export const portfolioNumbers: readonly Portfolio[] = [1, 2, 3]
