import type { Risk } from '@aurivane/contract/outlook/portfolios'
import './range-chart.css'

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
export function RiskGauge({ risk }: { risk: Risk }) {
  const filled = { low: 1, medium: 2, high: 3 }[risk]
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
