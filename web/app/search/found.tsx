import type { MarkedPiece } from './mark-words.ts'
import type { ContentHit } from './search-contents.ts'
import './found.css'

/** What a hit in our texts shows: where it stands, its heading, and the words round those that match. */
export function Found({ hit: { label, title, excerpt } }: { hit: ContentHit }) {
  return (
    <span className="found">
      <span className="found-title">
        <Marked pieces={title} />
      </span>
      <span className="found-text">
        <Marked pieces={excerpt} />
      </span>
      <span className="found-place">{label}</span>
    </span>
  )
}

export function Marked({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, isMarked, start }) => (isMarked ? <mark key={start}>{text}</mark> : text))
}
