import type { ReactNode } from 'react'
import './empty-state.css'

type Props = {
  /** What there is not. */
  title: ReactNode
  drawing?: ReactNode
  children?: ReactNode
  /** What to do next. */
  actions?: ReactNode
}

export function EmptyState({ title, drawing, children, actions }: Props) {
  return (
    <div className="empty">
      {drawing}
      <p className="title">{title}</p>
      {typeof children === 'string' ? <p className="quiet">{children}</p> : children}
      {actions ? <div className="row">{actions}</div> : null}
    </div>
  )
}
