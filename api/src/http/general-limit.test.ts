import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Services } from '../services.ts'
import { GeneralLimit } from './general-limit.ts'

/** More than any sensible number of looks at the clock: a request that asks itself round and round would never let go. */
const LOOKS_MAX = 500
/** Longer than a question is waited for. */
const LATE_MS = 600
const FIRST = 10

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

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
  const limit = new GeneralLimit({ db: { execute }, clock: { now } } as unknown as Services)
  return { limit, answers }
}

/** What is put off to the next turn of the event loop may put something off itself. */
async function settle() {
  for (let turns = 0; turns < 3; turns += 1) await turn()
}

async function useUpFirst(limit: GeneralLimit, bucket: string) {
  for (let count = 0; count < FIRST; count += 1) expect(limit.take(bucket)).toBeUndefined()
  await settle()
}

describe('A question about addresses', () => {
  it('that is answered late does not make those wait whose own question is still under way', async () => {
    const { limit, answers } = openLimit()
    await useUpFirst(limit, 'first')
    await useUpFirst(limit, 'second')
    expect(answers).toHaveLength(1)
    vi.advanceTimersByTime(LATE_MS)
    await settle()

    answers[0]?.()
    await settle()
    expect(answers).toHaveLength(2)
    await expect(Promise.resolve(limit.take('second'))).resolves.toBeUndefined()
  })

  it('is waited for again as soon as one was answered in time', async () => {
    const { limit, answers } = openLimit()
    await useUpFirst(limit, 'here')
    vi.advanceTimersByTime(LATE_MS)
    await settle()
    answers[0]?.()
    await settle()
    expect(limit.take('here')).toBeUndefined()

    const closing = limit.close()
    await settle()
    answers[1]?.()
    await closing
    expect(limit.take('here')).toBeInstanceOf(Promise)
  })
})
