import { expect, test } from 'vitest'
import { retryWhileDown } from './retry-while-down.ts'

const slow = new Error('Failed query', { cause: new Error('Query read timeout') })

function failing(times: number, error: Error) {
  const calls = { count: 0 }
  async function work() {
    calls.count += 1
    if (calls.count <= times) throw error
    return 'done'
  }
  return { calls, work }
}

test('retries while the database is slow', async () => {
  const { calls, work } = failing(2, slow)
  expect(await retryWhileDown(work)).toBe('done')
  expect(calls.count).toBe(3)
})

test('gives up when the database stays down', async () => {
  const { calls, work } = failing(Infinity, slow)
  await expect(retryWhileDown(work, 500)).rejects.toBe(slow)
  expect(calls.count).toBeGreaterThan(1)
})

test('throws any other error at once', async () => {
  const wrong = new Error('relation "users" does not exist')
  const { calls, work } = failing(1, wrong)
  await expect(retryWhileDown(work)).rejects.toBe(wrong)
  expect(calls.count).toBe(1)
})
