import { expect, test } from 'vitest'
import { waitOut } from './wait-out.ts'

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

test('a database that is slow at first is asked again', async () => {
  const { calls, work } = failing(2, slow)
  expect(await waitOut(work)).toBe('done')
  expect(calls.count).toBe(3)
})

test('one that stays away is given up', async () => {
  const { calls, work } = failing(Infinity, slow)
  await expect(waitOut(work, 500)).rejects.toBe(slow)
  expect(calls.count).toBeGreaterThan(1)
})

test('whatever else is wrong is told at once', async () => {
  const wrong = new Error('relation "users" does not exist')
  const { calls, work } = failing(1, wrong)
  await expect(waitOut(work)).rejects.toBe(wrong)
  expect(calls.count).toBe(1)
})
