import type { OutlookRow, Quantiles } from '@aurivane/contract/outlook'
import { useId } from 'react'
import { strokesBetween } from './strokes-between.ts'
import './range-chart.css'

type Props = {
  /** An outlook from 100, which begins with month 0. */
  rows: readonly OutlookRow[]
  title: string
  description: string
  /** Words below the time axis: its beginning, middle and end. */
  timeLabels?: readonly [start: string, middle: string, end: string]
}

// The same scale for all three charts, so that their heights can be compared.
const LEFT = 40
const RIGHT = 318
const TOP = { value: 180, y: 14 }
const FLOOR = { value: 50, y: 214 }
const gridValues = [150, 50]

const START = 100

function yOf(value: number): number {
  return FLOOR.y - ((value - FLOOR.value) / (TOP.value - FLOOR.value)) * (FLOOR.y - TOP.y)
}

function bars(rows: readonly OutlookRow[], ends: (values: Quantiles) => [from: number, to: number]): string {
  const strokes = strokesBetween(rows)
  return strokes
    .map((values, index) => {
      const [from, to] = ends(values)
      const x = LEFT + ((RIGHT - LEFT) * (index + 1)) / strokes.length
      return `M${x.toFixed(1)} ${yOf(from).toFixed(1)}V${yOf(to).toFixed(1)}`
    })
    .join('')
}

/** The spread of outcomes around the start. Its width is the message; no line goes up. */
export function RangeChart({ rows, title, description, timeLabels }: Props) {
  const id = useId()
  const end = rows.at(-1)
  const start = yOf(START)
  return (
    <svg
      className="range-chart"
      viewBox="0 0 360 244"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <path className="grid" d={gridValues.map((value) => `M${LEFT} ${yOf(value)}H${RIGHT}`).join('')} />
      <path className="nine" d={bars(rows, ({ p95 }) => [p95, START])} />
      <path className="below" d={bars(rows, ({ p05 }) => [START, p05])} />
      <path className="half" d={bars(rows, ({ p25, p75 }) => [p75, p25])} />
      <path className="start" d={`M${LEFT} ${start}H${RIGHT + 4}`} />
      {gridValues.map((value) => (
        <text key={value} x={LEFT - 10} y={yOf(value) + 4} className="to-end">
          {value}
        </text>
      ))}
      <text x={LEFT - 10} y={start + 4} className="to-end strong">
        {START}
      </text>
      {end ? (
        <>
          <text x={RIGHT + 8} y={yOf(end.p95) + 4} className="strong">
            {Math.round(end.p95)}
          </text>
          <text x={RIGHT + 8} y={yOf(end.p05) + 6} className="strong loss">
            {Math.round(end.p05)}
          </text>
        </>
      ) : null}
      {timeLabels?.map((label, index) => (
        <text
          key={label}
          x={LEFT + ((RIGHT - LEFT) * index) / 2}
          y="236"
          className={['', 'to-middle', 'to-end'][index]}
        >
          {label}
        </text>
      ))}
    </svg>
  )
}
