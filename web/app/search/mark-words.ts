import { wordsIn } from './fold-words.ts'

export type MarkedPiece = { text: string; isMarked: boolean; start: number }
export type IsMatch = (word: string) => boolean

/** The whole text, with the words that match marked. */
export function markWords(text: string, isMatch: IsMatch): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let last = 0
  function add(start: number, end: number, isMarked: boolean) {
    if (end > start) pieces.push({ text: text.slice(start, end), isMarked, start })
    last = end
  }
  for (const { start, end } of findMatches(text, isMatch)) {
    add(last, start, false)
    add(start, end, true)
  }
  add(last, text.length, false)
  return pieces
}

const EXCERPT_CHARS = 140
/** The maximum text before the first match. */
const LEAD_CHARS = 50

/** The part of the text in which most words match, cut between words; its beginning if none does. */
export function cutExcerpt(text: string, isMatch: IsMatch): string {
  const { start, isSentence } = beginBefore(text, findDensest(text, isMatch))
  const end = endAfter(text, start + EXCERPT_CHARS)
  return `${isSentence ? '' : '… '}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

function findMatches(text: string, isMatch: IsMatch) {
  return [...wordsIn(text)].filter(({ word }) => isMatch(word))
}

function findDensest(text: string, isMatch: IsMatch): number {
  const matches = findMatches(text, isMatch)
  let best = { start: 0, count: 0 }
  for (const { start } of matches) {
    const within = matches.filter(
      (other) => other.start >= start && other.end <= start + EXCERPT_CHARS - LEAD_CHARS,
    )
    const count = new Set(within.map(({ word }) => word.toLowerCase())).size
    if (count > best.count) best = { start, count }
  }
  return best.start
}

/** Starts at a sentence if one begins nearby, otherwise at a word. Near the end of the text it starts earlier. */
function beginBefore(text: string, place: number): { start: number; isSentence: boolean } {
  const from = Math.max(0, Math.min(place - LEAD_CHARS, text.length - EXCERPT_CHARS))
  if (from === 0) return { start: 0, isSentence: true }
  const lead = text.slice(from, place)
  const sentence = lead.search(/[.?!] /)
  if (sentence >= 0) return { start: from + sentence + 2, isSentence: true }
  const word = lead.indexOf(' ')
  return { start: word >= 0 ? from + word + 1 : place, isSentence: false }
}

function endAfter(text: string, place: number): number {
  if (place >= text.length) return text.length
  const space = text.lastIndexOf(' ', place)
  return space > 0 ? space : place
}
