import { flagPath } from './flag-files.ts'
import './flag.css'

type Props = {
  /** ISO 3166-1 alpha-2, in either case. */
  code: string
  /** Alternative text; left out where the country's name stands beside the flag. */
  label?: string
}

export function Flag({ code, label = '' }: Props) {
  return (
    <img
      className="flag"
      src={flagPath(code)}
      width="24"
      height="18"
      alt={label}
      loading="lazy"
      decoding="async"
    />
  )
}
