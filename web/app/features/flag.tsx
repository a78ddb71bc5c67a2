import sheet from './drawings/flags.webp'
import './drawings/flag-places.css'
import './flag.css'

type Props = {
  /** ISO 3166-1 alpha-2, in either case. */
  code: string
  /** Alternative text; left out where the country's name stands beside the flag. */
  label?: string
}

/** One part of the sheet that holds all flags (docs/decisions/0026-flag-sprite.md). */
export function Flag({ code, label = '' }: Props) {
  return (
    <img
      className={`flag flag-${code.toLowerCase()}`}
      src={sheet}
      width="24"
      height="18"
      alt={label}
      loading="lazy"
      decoding="async"
    />
  )
}
