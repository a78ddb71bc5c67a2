/** Cuts by what a reader counts as characters, so that no accent or emoji is torn apart. */
export function cutName(name: string, maxChars: number): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)]
  if (characters.length <= maxChars) return name
  return characters
    .slice(0, maxChars)
    .map(({ segment }) => segment)
    .join('')
}
