/** Each a character by itself: Latin letters, punctuation, currencies. Not a line break of Windows, which is two read as one. */
const plain = /^[\n\t -\u02ff\u2010-\u2027\u20a0-\u20bf]*$/

let segmenter: Intl.Segmenter | undefined

/** Cuts by what a reader counts as characters, so that no accent or emoji is torn apart. */
export function cutName(name: string, maxChars: number): string {
  // There are never more characters than units of code, and most names need no segmenter, which a browser is slow to make.
  if (name.length <= maxChars) return name
  if (plain.test(name)) return name.slice(0, maxChars)
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let count = 0
  for (const { index } of segmenter.segment(name)) {
    if (count === maxChars) return name.slice(0, index)
    count += 1
  }
  return name
}
