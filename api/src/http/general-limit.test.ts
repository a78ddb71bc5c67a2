import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { Services } from '../services.ts'
import { GeneralLimit } from './general-limit.ts'

/** More than any sensible number of looks at the clock: a request that asks itself round and round would never let go. */
const LOOKS_MAX = 500
/** Longer than a question is waited for. */
const LATE_MS = 600
const FIRST = 10

/** A database that answers a question when it is told to. */
function openLimit() {
  const answers: (() => void)[] = []
  const execute = () => new Promise((resolve) => answers.push(() => resolve({ rows: [] })))
  let looks = 0
  const now = () => {
    looks += 1
    if (looks > LOOKS_MAX) throw new Error('it asks round and round')
    return new Date()
  }
  const log = { warn: vi.fn() }
  const limit = new GeneralLimit({ db: { execute }, clock: { now }, log } as unknown as Services)
  return { limit, answers }
}

describe('A question about addresses', () => {
  it('that is answered late does not make those wait whose own question is still under way', async () => {
    const { limit, answers } = openLimit()
    for (let count = 0; count < FIRST; count += 1) void limit.take('first')
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    for (let count = 0; count < FIRST; count += 1) void limit.take('second')
    await pause(LATE_MS)

    answers[0]?.()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    await expect(Promise.resolve(limit.take('second'))).resolves.toBeUndefined()
  })

  it('is waited for again as soon as one was answered in time', async () => {
    const { limit, answers } = openLimit()
    for (let count = 0; count < FIRST; count += 1) void limit.take('here')
    await pause(LATE_MS)
    answers[0]?.()
    await turn()
    expect(limit.take('here')).toBeUndefined()

    const closing = limit.close()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.()
    await closing
    expect(limit.take('here')).toBeInstanceOf(Promise)
  })
})
