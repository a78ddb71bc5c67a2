import { describe, expect, it } from 'vitest'
import { fillText } from './fill-text.ts'

const texts = {
  plain: 'A text',
  named: '{{name}} of {{name}} and {{other}}',
  deep: { found_one: '{{count}} club', found_other: '{{count}} clubs' },
  list: ['first'],
}

describe('A text with values', () => {
  it('has its values put in, wherever they stand', () => {
    expect(fillText(texts, 'named', 'en', { name: 'A', other: 2 })).toBe('A of A and 2')
  })

  it('keeps a place open for which nothing was given', () => {
    expect(fillText(texts, 'named', 'en', { name: 'A' })).toBe('A of A and {{other}}')
  })

  it.each([
    [0, '0 clubs'],
    [1, '1 club'],
    [2, '2 clubs'],
  ])('has the plural of %i', (count, text) => {
    expect(fillText(texts, 'deep.found', 'en', { count })).toBe(text)
  })

  it('falls back to the general form where a language has more forms than we wrote', () => {
    expect(fillText(texts, 'deep.found', 'it', { count: 1_000_000 })).toBe('1000000 clubs')
  })

  it('does not take values for anything but text', () => {
    expect(fillText(texts, 'named', 'en', { name: '{{other}}', other: '$&' })).toBe(
      '{{other}} of {{other}} and $&',
    )
  })

  it.each(['missing', 'deep', 'list', 'plain.length', '__proto__.toString'])(
    'says the name of what is no text: %s',
    (key) => {
      expect(fillText(texts, key, 'en')).toBe(key)
    },
  )
})
