import type { ReactNode } from 'react'
import './rows.css'

/** A list of settings: `Row`s of name, value and what can be done about it. */
export function Rows({ children }: { children: ReactNode }) {
  return <dl className="rows">{children}</dl>
}

type RowProps = { name: ReactNode; children: ReactNode; action?: ReactNode }

export function Row({ name, children, action }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {action ? <dd className="act">{action}</dd> : null}
    </div>
  )
}
