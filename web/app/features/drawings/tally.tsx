import { filledInTally } from '../risk-sentences.ts'
import { naming } from './naming.ts'
import './tally.css'

type Props = {
  /** What the strokes say; without it the tally is decoration beside the same words. */
  title?: string
  /** The large form, whose filled strokes are engraved, stands above a value statement. */
  size?: 'large'
}

const STROKES = 10

/** Ten strokes: as many are filled as investors in ten lose money. */
export function Tally({ title, size }: Props) {
  const filled = filledInTally()
  return size === 'large' ? (
    <svg className="tally large" viewBox="0 0 512 120" {...naming(title)}>
      <path className="lost" d={engravedStrokes(filled)} />
      <path className="kept" d={outlines(filled, 52, 2, 34, 3, 114)} />
    </svg>
  ) : (
    <svg className="tally" viewBox="0 0 148 44" {...naming(title)}>
      <path className="lost" d={outlines(0, 15, 2, 8, 2, 40, filled)} />
      <path className="kept" d={outlines(filled, 15, 2, 8, 2, 40)} />
    </svg>
  )
}

function outlines(
  from: number,
  gap: number,
  left: number,
  width: number,
  top: number,
  height: number,
  to = STROKES,
) {
  let path = ''
  for (let stroke = from; stroke < to; stroke++)
    path += `M${left + stroke * gap} ${top}h${width}v${height}h-${width}z`
  return path
}

function engravedStrokes(filled: number) {
  let path = ''
  for (let stroke = 0; stroke < filled; stroke++) {
    for (let y = 3; y < 120; y += 6) path += `M${2 + stroke * 52} ${y}h34`
  }
  return path
}
