import { fullMark, smallMark } from './brand-mark-paths.ts'
import { naming } from './naming.ts'
import './brand-mark.css'

type Props = {
  /** For sizes below 32 px. */
  size?: 'small'
  title?: string
}

/** The vane: it shows where the wind stands. */
export function BrandMark({ size, title }: Props) {
  return size === 'small' ? (
    <svg className="brand-mark small" viewBox="0 0 24 24" {...naming(title)}>
      <path d={smallMark.line} />
      <path className="head" d={smallMark.head} />
    </svg>
  ) : (
    <svg className="brand-mark" viewBox="0 0 48 48" {...naming(title)}>
      <path d={fullMark.line} />
      <path className="head" d={fullMark.head} />
      <path className="solid" d={fullMark.solid} />
    </svg>
  )
}
