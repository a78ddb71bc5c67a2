import { useId } from 'react'
import { RANGE_START, RANGE_WEEKS, rangeAfter } from './range-outcomes.ts'
import type { Range, Spread } from './range-outcomes.ts'
import './range-chart.css'

type Props = {
  spread: Spread
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

function xOf(week: number): number {
  return LEFT + ((RIGHT - LEFT) * week) / RANGE_WEEKS
}

function yOf(value: number): number {
  return FLOOR.y - ((value - FLOOR.value) / (TOP.value - FLOOR.value)) * (FLOOR.y - TOP.y)
}

function bars(spread: Spread, ends: (range: Range) => [from: number, to: number]): string {
  return Array.from({ length: RANGE_WEEKS }, (_, index) => {
    const [from, to] = ends(rangeAfter(spread, index + 1))
    return `M${xOf(index + 1).toFixed(1)} ${yOf(from).toFixed(1)}V${yOf(to).toFixed(1)}`
  }).join('')
}

/** The spread of outcomes around the start, week by week. Its width is the message; no line goes up. */
export function RangeChart({ spread, title, description, timeLabels }: Props) {
  const id = useId()
  const end = rangeAfter(spread, RANGE_WEEKS)
  const start = yOf(RANGE_START)
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
      <path className="nine" d={bars(spread, ({ high }) => [high, RANGE_START])} />
      <path className="below" d={bars(spread, ({ low }) => [RANGE_START, low])} />
      <path className="half" d={bars(spread, ({ middleHigh, middleLow }) => [middleHigh, middleLow])} />
      <path className="start" d={`M${LEFT} ${start}H${RIGHT + 4}`} />
      {gridValues.map((value) => (
        <text key={value} x={LEFT - 10} y={yOf(value) + 4} className="to-end">
          {value}
        </text>
      ))}
      <text x={LEFT - 10} y={start + 4} className="to-end strong">
        {RANGE_START}
      </text>
      <text x={RIGHT + 8} y={yOf(end.high) + 4} className="strong">
        {Math.round(end.high)}
      </text>
      <text x={RIGHT + 8} y={yOf(end.low) + 6} className="strong loss">
        {Math.round(end.low)}
      </text>
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

type Kind = 'nine' | 'half' | 'below'

/** How a stroke of the chart looks, for the key beside it. */
export function RangeKeySign({ kind }: { kind: Kind }) {
  const [from, to] = { nine: [2, 26], half: [5, 23], below: [8, 26] }[kind]
  return (
    <svg className="range-chart range-key-sign" viewBox="0 0 40 28" aria-hidden="true">
      <path className={kind} d={[4, 10, 16, 22, 28, 34].map((x) => `M${x} ${from}V${to}`).join('')} />
      {kind === 'below' && <path className="start" d="M0 8h40" />}
    </svg>
  )
}

/** Three steps, as many filled as the risk is high. */
export function RiskGauge({ spread }: { spread: Spread }) {
  const filled = { low: 1, medium: 2, high: 3 }[spread]
  return (
    <svg className="risk-gauge" viewBox="0 0 84 20" aria-hidden="true">
      {[6, 11.5, 17].map((height, index) => (
        <rect
          key={height}
          className={index < filled ? 'on' : undefined}
          x={1 + index * 28}
          y={19 - height}
          width="24"
          height={height}
        />
      ))}
    </svg>
  )
}
