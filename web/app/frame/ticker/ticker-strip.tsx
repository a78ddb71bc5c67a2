import type { ReactNode } from 'react'
import type { TickerSymbol } from './ticker-configuration.ts'

type Props = { symbols: readonly TickerSymbol[]; note: string; children: ReactNode }

/** Names without numbers, a note that says why, and what can be done about it. */
export function TickerStrip({ symbols, note, children }: Props) {
  return (
    <div className="wrap strip">
      <ul className="symbols">
        {symbols.map(({ proName, title }) => (
          <li key={proName}>{title}</li>
        ))}
      </ul>
      <p className="note" role="status">
        {note}
      </p>
      {children}
    </div>
  )
}
