import { describe, expect, it } from 'vitest'
import type { SearchIndex } from '../../app/search/search-index.ts'
import { fitIndex } from './fit-index.ts'

const sentence = 'Spreads widen around the meeting. '
const index: SearchIndex = [
  { path: '/faq', label: 'Question', entries: [['a', 'Short', 'A few words.']] },
  { path: '/bulletinPost/x', label: 'News', entries: [['', 'Long', sentence.repeat(200).trim()]] },
]

describe('An index that has grown too large', () => {
  it('keeps every entry and cuts the ends of the longest texts, between words', () => {
    const written = fitIndex(index, 2000)
    expect(Buffer.byteLength(written)).toBeLessThanOrEqual(2000)
    const [short, long] = JSON.parse(written) as SearchIndex
    expect(short).toEqual(index[0])
    const text = long?.entries[0]?.[2] ?? ''
    expect(text.length).toBeGreaterThan(1500)
    expect(`${sentence.repeat(200).trim()} `.startsWith(`${text} `)).toBe(true)
  })

  it('is written as it is while it fits', () => {
    expect(JSON.parse(fitIndex(index, 60_000))).toEqual(index)
  })

  it('is refused when even short texts are too many', () => {
    expect(() => fitIndex(index, 100)).toThrow('too many entries')
  })
})
