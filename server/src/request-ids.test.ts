import { describe, expect, it } from 'vitest'
import { makeRequestIds } from './request-ids.ts'

describe('Ids of requests', () => {
  const makeId = makeRequestIds()
  // More than are made at once.
  const ids = Array.from({ length: 5_000 }, makeId)

  it('have the form of random UUIDs', () => {
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  it('are never the same', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(makeRequestIds()().slice(0, 23)).not.toBe(makeRequestIds()().slice(0, 23))
  })
})
