import './pagination.css'

type Props = {
  label: string
  /** Counted from 1, as the reader counts. */
  current: number
  total: number
  onChoose: (page: number) => void
  buttonId?: (page: number) => string
  pageLabel?: (page: number) => string
  previous?: string
  next?: string
}

export function Pagination({ label, current, total, onChoose, buttonId, pageLabel, previous, next }: Props) {
  const numbers = Array.from({ length: total }, (_, index) => index + 1)
  return (
    <nav className="pages" aria-label={label}>
      {previous ? (
        <button type="button" disabled={current <= 1} onClick={() => onChoose(current - 1)}>
          {previous}
        </button>
      ) : null}
      {numbers.map((page) => (
        <button
          key={page}
          type="button"
          id={buttonId?.(page)}
          aria-label={pageLabel?.(page)}
          aria-current={page === current ? 'page' : undefined}
          onClick={() => onChoose(page)}
        >
          {page}
        </button>
      ))}
      {next ? (
        <button type="button" disabled={current >= total} onClick={() => onChoose(current + 1)}>
          {next}
        </button>
      ) : null}
    </nav>
  )
}
