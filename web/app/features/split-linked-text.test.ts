import { describe, expect, it } from 'vitest'
import { plainSentence, splitLinkedText } from './split-linked-text.ts'

describe('A sentence with links in it', () => {
  it('falls into plain and marked pieces, in order', () => {
    expect(splitLinkedText('Use the <contact>form</contact> or <mail>write</mail>.')).toEqual([
      { mark: null, text: 'Use the ' },
      { mark: 'contact', text: 'form' },
      { mark: null, text: ' or ' },
      { mark: 'mail', text: 'write' },
      { mark: null, text: '.' },
    ])
  })

  it('may have marks of several words', () => {
    expect(plainSentence('A <term-stop-loss>stop</term-stop-loss> and a <term-gap>gap</term-gap>')).toBe(
      'A stop and a gap',
    )
  })

  it('stays whole when it has no marks', () => {
    expect(splitLinkedText('5 < 6 and 7 > 6')).toEqual([{ mark: null, text: '5 < 6 and 7 > 6' }])
  })

  it('reads the same without its marks', () => {
    expect(plainSentence('<terms>Terms</terms> and <privacy>privacy</privacy>')).toBe('Terms and privacy')
  })
})
