import { MENU_NAME_MAX_CHARS } from '@aurivane/contract/limits'
import { describe, expect, it } from 'vitest'
import { cutName } from './cut-name.ts'

describe('The first name in the menu', () => {
  it('is whole up to 9 characters', () => {
    expect(cutName('Alexander', MENU_NAME_MAX_CHARS)).toBe('Alexander')
  })
  it('is cut to 9 characters when it has 10 or more', () => {
    expect(cutName('Maximilian', MENU_NAME_MAX_CHARS)).toBe('Maximilia')
  })
  it('counts what a reader counts: letters with marks and joined emoji are one', () => {
    const name = 'Zoë\u0308\u0301'.normalize('NFD') + '👩‍👩‍👧‍👦'.repeat(7)
    expect(cutName(name, MENU_NAME_MAX_CHARS)).toBe('Zoë\u0308\u0301'.normalize('NFD') + '👩‍👩‍👧‍👦'.repeat(6))
  })
  it('counts plain text as the segmenter does, line breaks too', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    for (const text of [
      'Straße “Fünf”\u2013€ 20, naïve\u00ad',
      'one\ntwo\nthree\nfour',
      'one\r\ntwo\r\nthree\r\n',
    ]) {
      const first = [...segmenter.segment(text)].slice(0, MENU_NAME_MAX_CHARS)
      expect(cutName(text, MENU_NAME_MAX_CHARS)).toBe(first.map(({ segment }) => segment).join(''))
    }
  })
})
