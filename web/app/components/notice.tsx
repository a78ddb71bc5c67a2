import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './notice.css'

export type Tone = 'plain' | 'good' | 'bad' | 'gold'

type Props = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: Tone
  title?: ReactNode
  /** Buttons or links below the text. */
  actions?: ReactNode
}

export function Notice({ tone = 'plain', title, actions, className, children, ...rest }: Props) {
  return (
    <div {...rest} className={classNames('notice', tone !== 'plain' && tone, className)}>
      {title ? <p className="title">{title}</p> : null}
      {typeof children === 'string' ? <p>{children}</p> : children}
      {actions ? <div className="row">{actions}</div> : null}
    </div>
  )
}
