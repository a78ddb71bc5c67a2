export type TextPiece = { mark: string | null; text: string }

/** `Use the <contact>form</contact>.` becomes plain text, marked text and plain text. */
export function splitLinkedText(sentence: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of sentence.matchAll(/<([\w-]+)>(.*?)<\/\1>/gs)) {
    const [whole, mark = '', text = ''] = match
    if (match.index > end) pieces.push({ mark: null, text: sentence.slice(end, match.index) })
    pieces.push({ mark, text })
    end = match.index + whole.length
  }
  if (end < sentence.length) pieces.push({ mark: null, text: sentence.slice(end) })
  return pieces
}

/** The same sentence without its marks, for searching and for machines. */
export function plainSentence(sentence: string): string {
  return splitLinkedText(sentence)
    .map((piece) => piece.text)
    .join('')
}
