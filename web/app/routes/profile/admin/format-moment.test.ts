import { describe, expect, it } from 'vitest'
import { formatMoment } from './format-moment.ts'

describe('A moment of the audit log', () => {
  const date = '2026-09-16T04:02:00.000Z'

  it.each([
    ['en', '16\u00a0Sept\u00a02026, 04:02'],
    ['it', '16\u00a0set\u00a02026, 04:02'],
    ['de', '16.09.2026, 04:02'],
  ] as const)('breaks in %s at most between its day and its time', (locale, written) => {
    expect(formatMoment(date, locale)).toBe(written)
  })
})
