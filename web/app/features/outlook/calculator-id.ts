/** The place on both pages. */
export const CALCULATOR_ID = 'calculator'
