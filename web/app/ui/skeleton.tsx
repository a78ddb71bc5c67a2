import { classNames } from './class-names.ts'
import './skeleton.css'

type Props = { width?: 'short' | 'usual' | 'long' | 'block'; className?: string }

/** Stands where something of the same shape is about to come. */
export function Skeleton({ width = 'usual', className }: Props) {
  return <span className={classNames('skeleton', width !== 'usual' && width, className)} aria-hidden="true" />
}
