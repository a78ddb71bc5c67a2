import './card-drawing.css'

/**
 * A line drawing of 230 by 104, as up to four paths: quiet lines, ink lines, gold lines and gold fills.
 * The drawings stand in card-drawings/, one file per page, so that a page loads only its own.
 */
export type Drawing = { quiet?: string; line?: string; gold?: string; fill?: string }

/** Decoration beside words. */
export function CardDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg
      className="card-drawing"
      viewBox="0 0 230 104"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      {drawing.quiet && <path className="quiet-line" d={drawing.quiet} />}
      {drawing.line && <path d={drawing.line} />}
      {drawing.gold && <path className="gold-line" d={drawing.gold} />}
      {drawing.fill && <path className="gold-fill" d={drawing.fill} />}
    </svg>
  )
}
