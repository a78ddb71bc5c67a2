import { classNames } from './class-names.ts'
import './skeleton.css'

type Props = { width?: 'short' | 'usual' | 'long' | 'block'; className?: string }

/** A placeholder of the same shape as the loading content. */
export function Skeleton({ width = 'usual', className }: Props) {
  return <span className={classNames('skeleton', width !== 'usual' && width, className)} aria-hidden="true" />
}
