import { describe, expect, it } from 'vitest'
import { truncateText } from './truncate-text.ts'

describe('The beginning of a text', () => {
  it('is all of one that is hardly longer', () => {
    const text = `${'word '.repeat(43)}end`
    expect(truncateText(text)).toBe(text)
  })

  it('ends with a whole word', () => {
    const words = truncateText('seven letters '.repeat(70)).split(' ')
    expect(words.length).toBeGreaterThan(10)
    expect(new Set(words)).toEqual(new Set(['seven', 'letters']))
  })

  it('is a part of a word that has no end', () => {
    expect(truncateText('a'.repeat(1000))).toBe('a'.repeat(160))
  })

  it('is four of many short lines', () => {
    expect(truncateText('one\ntwo\nthree\nfour\nfive\nsix')).toBe('one\ntwo\nthree\nfour')
  })

  it('tears no character apart', () => {
    expect(truncateText('👩‍🚀'.repeat(200))).toBe('👩‍🚀'.repeat(160))
  })
})
