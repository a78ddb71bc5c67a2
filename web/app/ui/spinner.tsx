import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './spinner.css'

export function Spinner({ size }: { size?: 'large' }) {
  return <span className={classNames('spinner', size)} aria-hidden="true" />
}

/** A wait that fills the place of what comes, and says what it waits for. */
export function SpinnerBlock({ children }: { children: ReactNode }) {
  return (
    <div className="spinner-block" role="status">
      <Spinner size="large" />
      <div>{children}</div>
    </div>
  )
}
