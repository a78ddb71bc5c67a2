import { describe, expect, it } from 'vitest'
import { formatNumber, formatPercent } from './format.ts'

describe('Numbers', () => {
  it.each([
    ['en', '1,000', '100,000', '1,234.5'],
    ['it', '1.000', '100.000', '1.234,5'],
    ['de', '1.000', '100.000', '1.234,5'],
  ] as const)('are grouped from four digits on in %s', (locale, ...written) => {
    expect([1_000, 100_000, 1_234.5].map((value) => formatNumber(value, locale))).toEqual(written)
  })

  it('have the percent sign of their language', () => {
    expect(formatPercent(12.5, 'en')).toBe('12.5%')
    expect(formatPercent(12.5, 'it')).toBe('12,5%')
    expect(formatPercent(12.5, 'de')).toBe('12,5\u00a0%')
  })
})
