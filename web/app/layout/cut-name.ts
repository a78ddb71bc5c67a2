/** Code units that are one character each: Latin letters, punctuation, currencies. Without \r, since \r\n is one character. */
const plain = /^[\n\t -\u02ff\u2010-\u2027\u20a0-\u20bf]*$/

let segmenter: Intl.Segmenter | undefined

/** Cuts between graphemes, so that accents and emoji stay whole. */
export function cutName(name: string, maxChars: number): string {
  // A text has at most as many characters as code units. Most names need no segmenter, which is slow to create.
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
