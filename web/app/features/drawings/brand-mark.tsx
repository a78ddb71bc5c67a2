import { fullMark, smallMark } from './brand-mark-paths.ts'
import './brand-mark.css'

/** The vane: it shows where the wind stands. Decoration beside the name. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 48 48" aria-hidden="true">
      <path d={fullMark.line} />
      <path className="head" d={fullMark.head} />
      <path className="solid" d={fullMark.solid} />
    </svg>
  )
}

/** Fewer and heavier strokes, for the place beside the name. */
export function SmallBrandMark() {
  return (
    <svg className="brand-mark small" viewBox="0 0 24 24" aria-hidden="true">
      <path d={smallMark.line} />
      <path className="head" d={smallMark.head} />
    </svg>
  )
}
