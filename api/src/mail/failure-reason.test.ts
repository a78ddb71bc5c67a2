import { describe, expect, it } from 'vitest'
import { reasonOf } from './failure-reason.ts'

describe('The reason why a mail was not delivered', () => {
  it('is what the server said, without addresses', () => {
    expect(reasonOf(new Error('451 <ada@example.com>: try later, ada@example.com'))).toBe(
      '451 <…>: try later, …',
    )
    expect(reasonOf('nothing')).toBe('unknown')
  })

  it('is found at once in an answer of any length', () => {
    const start = performance.now()
    expect(reasonOf(new Error('x'.repeat(200_000)))).toHaveLength(500)
    expect(performance.now() - start).toBeLessThan(50)
  })
})
