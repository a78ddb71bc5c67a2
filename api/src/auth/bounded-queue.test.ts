import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { BoundedQueue, QueueFull } from './bounded-queue.ts'

describe('A bounded queue', () => {
  it('runs no more at once than allowed, in the order of arrival', async () => {
    const queue = new BoundedQueue(2, 10)
    let running = 0
    let most = 0
    const order: number[] = []
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        queue.run(async () => {
          running += 1
          most = Math.max(most, running)
          await pause(5)
          order.push(number)
          running -= 1
        }),
      ),
    )
    expect(most).toBe(2)
    expect(order).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('turns away whoever finds no place to wait, and goes on afterwards', async () => {
    const queue = new BoundedQueue(1, 1)
    const first = queue.run(() => pause(20, 'first'))
    const second = queue.run(() => pause(1, 'second'))
    await expect(queue.run(() => pause(1, 'third'))).rejects.toThrow(QueueFull)
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    expect(await queue.run(() => pause(1, 'fourth'))).toBe('fourth')
  })

  it('frees the place of work that failed', async () => {
    const queue = new BoundedQueue(1, 0)
    await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await queue.run(() => pause(1, 'next'))).toBe('next')
  })
})
