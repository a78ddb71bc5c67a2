import { naming } from '../../features/drawings/naming.ts'
import { STROKES } from '../../features/drawings/tally.tsx'
import { filledInTally } from '../../features/risk-sentences.ts'

/** The large tally above a value statement; its title says what the strokes mean. */
export function EngravedTally({ title }: { title: string }) {
  const filled = filledInTally()
  return (
    <svg className="tally large" viewBox="0 0 512 120" {...naming(title)}>
      <path className="lost" d={engravings(filled)} />
      <path className="kept" d={outlines(filled)} />
    </svg>
  )
}

function engravings(to: number) {
  let path = ''
  for (let stroke = 0; stroke < to; stroke++) {
    for (let y = 3; y < 120; y += 6) path += `M${2 + stroke * 52} ${y}h34`
  }
  return path
}

function outlines(from: number) {
  let path = ''
  for (let stroke = from; stroke < STROKES; stroke++) path += `M${2 + stroke * 52} 3h34v114h-34z`
  return path
}
