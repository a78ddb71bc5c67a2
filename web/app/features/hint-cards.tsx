import type { ReactNode } from 'react'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { classNames } from '../components/class-names.ts'
import './hint-cards.css'

type Props = {
  /** Five cells end without a hole: two above, three below. */
  count: 5 | 6
  children: ReactNode
}

/** Cells of one ruled sheet rather than floating boxes. */
export function HintCards({ count, children }: Props) {
  return <div className={classNames('hints', count === 5 && 'of-five')}>{children}</div>
}

type CardProps = {
  /** A `CardDrawing`. */
  drawing?: ReactNode
  title: string
  text: string
  /** The whole card leads there. */
  to?: string
}

export function HintCard({ drawing, title, text, to }: CardProps) {
  return (
    <article className={classNames('hint', to && 'is-link')}>
      {drawing}
      <h3>{to ? <LocalizedLink to={to}>{title}</LocalizedLink> : title}</h3>
      <p>{text}</p>
    </article>
  )
}
