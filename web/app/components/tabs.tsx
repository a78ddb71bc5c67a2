import type { ReactNode } from 'react'
import './tabs.css'

type Props = { label: string; children: ReactNode }

/** A row of links; the current one carries aria-current. Each tab has an address of its own. */
export function Tabs({ label, children }: Props) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  )
}
