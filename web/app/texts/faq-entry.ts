/** One answer is made of parts, so that a long one can be scanned. Steps are numbered, points are not. */
export type FaqPart = {
  title?: string
  paragraphs?: string[]
  /** Names a return: shown with the risk warning, and not at all where return figures are not shown. */
  claim?: string
  points?: string[]
  steps?: string[]
  /** Text of the tutorial picture of this part, see features/tutorial-pictures.ts. */
  picture?: { name: 'register' | 'two-factor' | 'create-club'; alt: string }
}

export type FaqEntry = { question: string; parts: [FaqPart, ...FaqPart[]] }

export type FaqAnchor = `categoryrow${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14}`
