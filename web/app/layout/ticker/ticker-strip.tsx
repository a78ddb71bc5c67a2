import { useEffect, useRef, type ReactNode } from 'react'
import type { TickerSymbol } from './ticker-configuration.ts'

type Props = { symbols: readonly TickerSymbol[]; note: string; children?: ReactNode }

/** Names without numbers, a note that says why, and what can be done about it. */
export function TickerStrip({ symbols, note, children }: Props) {
  const list = useTabStopWhenCut()
  return (
    <div className="wrap strip">
      <ul ref={list} className="symbols">
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

/** Focusable only while the names overflow, so that arrow keys can scroll them. */
function useTabStopWhenCut() {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return list
}
