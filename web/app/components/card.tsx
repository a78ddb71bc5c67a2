import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import './card.css'

type Props = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li' }

export function Card({ as: Element = 'div', className, ...rest }: Props) {
  // The four elements take the same attributes; only their role differs.
  const Box = Element as 'div'
  return <Box {...rest} className={classNames('card', className)} />
}
