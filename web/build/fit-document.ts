import { weigh } from './compress.ts'
import { firstStyles, isLong, ownStyles } from './critical-css.ts'

/**
 * A connection carries 14,600 bytes before it hears back, about 1,200 of them the head of the answer. This is in the
 * measure of `weigh`, which is a little above what is sent.
 */
const ONE_FLIGHT_BYTES = 13_700

type Document = { html: string; style: string }
type Compose = (style: string, how: { long?: true }) => string

/**
 * A document carries the styles of all its markup where it still comes in one flight; otherwise, if it is long, those of
 * its first screens. The whole styles come in one task, which on /countries took a phone 90 ms: docs/decisions/0081.
 */
export async function fitDocument(css: string, markup: string, compose: Compose): Promise<Document> {
  const style = ownStyles(css, markup)
  const html = compose(style, {})
  if (!isLong(markup) || (await weigh(html)) <= ONE_FLIGHT_BYTES) return { html, style }
  const first = firstStyles(css, markup)
  return { html: compose(first, { long: true }), style: first }
}
