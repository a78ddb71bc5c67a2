import { describe, expect, it } from 'vitest'
import { spellingsOf } from './fold-words.ts'
import { cutExcerpt, markWords } from './mark-words.ts'

const isMatch = (word: string) => spellingsOf(word).includes('grosse')
const filler = 'Ein Satz, der nichts damit zu tun hat. '.repeat(10)

describe('An excerpt', () => {
  it('marks the words that match and nothing else', () => {
    expect(
      markWords('Die Größe, nicht die Groß­artigkeit.', isMatch).filter((piece) => piece.isMarked),
    ).toEqual([{ text: 'Größe', isMarked: true, start: 4 }])
    const pieces = markWords('Größe zählt: GRÖSSE', isMatch)
    expect(pieces.map(({ text }) => text).join('')).toBe('Größe zählt: GRÖSSE')
    expect(pieces.map((piece) => piece.isMarked)).toEqual([true, false, true])
  })

  it('is short, begins with a sentence or a word, and contains the match', () => {
    const excerpt = cutExcerpt(`${filler}Hier steht die Größe. ${filler}`, isMatch)
    expect(excerpt).toMatch(/^Hier steht die Größe\. .* …$/)
    expect(excerpt.length).toBeLessThanOrEqual(142)
    const inside = cutExcerpt(`${'lang '.repeat(100)}Größe ${'lang '.repeat(100)}`, isMatch)
    expect(inside).toMatch(/^… lang .*lang Größe lang .*lang …$/)
  })

  it('is as long when the match stands at the end', () => {
    const excerpt = cutExcerpt(`${'lang '.repeat(100)}Größe`, isMatch)
    expect(excerpt).toMatch(/^… lang .* Größe$/)
    expect(excerpt.length).toBeGreaterThan(130)
  })

  it('is the beginning where nothing matches, without dots that mean nothing', () => {
    expect(cutExcerpt('Kurz und gut.', isMatch)).toBe('Kurz und gut.')
    expect(cutExcerpt(filler, isMatch)).toMatch(/^Ein Satz.* …$/)
  })
})
