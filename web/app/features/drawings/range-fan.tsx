import { naming } from './naming.ts'
import './range-chart.css'

const STROKES = 44

/** Outcomes that spread evenly above and below the start: the sign of "a range, never a single line". */
export function RangeFan({ title }: { title?: string }) {
  const bars = (reach: number) =>
    Array.from({ length: STROKES }, (_, index) => {
      const half = reach * Math.sqrt((index + 1) / STROKES)
      return `M${((index + 1) * 11.6).toFixed(1)} ${(60 - half).toFixed(1)}v${(half * 2).toFixed(1)}`
    }).join('')
  return (
    <svg className="range-chart range-fan" viewBox="0 0 512 120" {...naming(title)}>
      <path className="nine" d={bars(56)} />
      <path className="half" d={bars(23)} />
      <path className="start" d="M0 60h512" />
    </svg>
  )
}
