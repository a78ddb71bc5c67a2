import { describe, expect, it } from 'vitest'
import { beginningOf } from './beginning-of.ts'

describe('The beginning of a text', () => {
  it('is all of one that is hardly longer', () => {
    const text = `${'word '.repeat(43)}end`
    expect(beginningOf(text)).toBe(text)
  })

  it('ends with a whole word', () => {
    const words = beginningOf('seven letters '.repeat(70)).split(' ')
    expect(words.length).toBeGreaterThan(10)
    expect(new Set(words)).toEqual(new Set(['seven', 'letters']))
  })

  it('is a part of a word that has no end', () => {
    expect(beginningOf('a'.repeat(1000))).toBe('a'.repeat(160))
  })

  it('is four of many short lines', () => {
    expect(beginningOf('one\ntwo\nthree\nfour\nfive\nsix')).toBe('one\ntwo\nthree\nfour')
  })

  it('tears no character apart', () => {
    expect(beginningOf('👩‍🚀'.repeat(200))).toBe('👩‍🚀'.repeat(160))
  })
})
