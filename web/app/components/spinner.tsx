import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './spinner.css'

export function Spinner({ size }: { size?: 'large' }) {
  return <span className={classNames('spinner', size)} aria-hidden="true" />
}

/** A loading indicator in place of the content, with a text that says what is loading. */
export function SpinnerBlock({ children }: { children: ReactNode }) {
  return (
    <div className="spinner-block" role="status">
      <Spinner size="large" />
      <div>{children}</div>
    </div>
  )
}
