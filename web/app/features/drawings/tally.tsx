import { filledInTally } from '../risk-sentences.ts'
import './tally.css'

export const STROKES = 10

/** Ten strokes: as many are filled as investors in ten lose money. Decoration beside the same words. */
export function Tally() {
  const filled = filledInTally()
  return (
    <svg className="tally" viewBox="0 0 148 44" aria-hidden="true">
      <path className="lost" d={outlines(0, filled)} />
      <path className="kept" d={outlines(filled, STROKES)} />
    </svg>
  )
}

function outlines(from: number, to: number) {
  let path = ''
  for (let stroke = from; stroke < to; stroke++) path += `M${2 + stroke * 15} 2h8v40h-8z`
  return path
}
