import type { MarkedPiece } from './mark-words.ts'
import type { ContentHit } from './search-contents.ts'
import './search-hit.css'

/** A hit in our texts: its location, its heading, and an excerpt around the match. */
export function SearchHit({ hit: { label, title, excerpt } }: { hit: ContentHit }) {
  return (
    <span className="search-hit">
      <span className="search-hit-title">
        <Marked pieces={title} />
      </span>
      <span className="search-hit-text">
        <Marked pieces={excerpt} />
      </span>
      <span className="search-hit-place">{label}</span>
    </span>
  )
}

export function Marked({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, isMarked, start }) => (isMarked ? <mark key={start}>{text}</mark> : text))
}
