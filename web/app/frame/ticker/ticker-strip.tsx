import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { TickerSymbol } from './ticker-configuration.ts'

type Props = { symbols: readonly TickerSymbol[]; note: string; children: ReactNode }

/** Names without numbers, a note that says why, and what can be done about it. */
export function TickerStrip({ symbols, note, children }: Props) {
  const { list, isCut } = useIsCut()
  return (
    <div className="wrap strip">
      <ul ref={list} className="symbols" tabIndex={isCut ? 0 : undefined}>
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

/** Where the names do not fit, arrow keys must be able to scroll them; where they fit, nobody needs to stop there. */
function useIsCut() {
  const list = useRef<HTMLUListElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { list, isCut }
}
