import { describe, expect, it } from 'vitest'
import { isArchived } from './is-archived.ts'

describe('A post is archived', () => {
  it.each([
    ['2025-06-02', '2026-06-01', false],
    ['2025-06-02', '2026-06-02', true],
    ['2025-06-02', '2030-01-01', true],
    ['2024-02-29', '2025-02-28', false],
    ['2024-02-29', '2025-03-01', true],
    ['2025-12-31', '2026-12-30', false],
    ['2025-12-31', '2026-12-31', true],
  ])('12 calendar months after its day: of %s on %s: %s', (postDay, today, isExpected) => {
    expect(isArchived(postDay, today)).toBe(isExpected)
  })
})
