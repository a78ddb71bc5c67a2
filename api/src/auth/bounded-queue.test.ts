import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { BoundedQueue, QueueFull } from './bounded-queue.ts'

const options = { concurrencyMax: 1, waitingMax: 10, burstMs: 10_000, waitMsMaxAfterBurst: 1_000 }

describe('A bounded queue', () => {
  it('runs no more at once than allowed, in the order of arrival', async () => {
    const queue = new BoundedQueue({ ...options, concurrencyMax: 2 })
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

  it('rejects what finds the queue full, and goes on afterwards', async () => {
    const queue = new BoundedQueue({ ...options, waitingMax: 1 })
    const first = queue.run(() => pause(20, 'first'))
    const second = queue.run(() => pause(1, 'second'))
    await expect(queue.run(() => pause(1, 'third'))).rejects.toThrow(QueueFull)
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    expect(await queue.run(() => pause(1, 'fourth'))).toBe('fourth')
  })

  it('frees the slot of work that failed', async () => {
    const queue = new BoundedQueue(options)
    await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await queue.run(() => pause(1, 'next'))).toBe('next')
  })

  it('takes few once it has not been empty for longer than a burst, and many after it was empty', async () => {
    const queue = new BoundedQueue({ concurrencyMax: 1, waitingMax: 3, burstMs: 20, waitMsMaxAfterBurst: 5 })
    const finish: (() => void)[] = []
    const enter = () => queue.run(() => new Promise<void>((resolve) => finish.push(resolve)))
    const burst = [enter(), enter(), enter(), enter()]
    await expect(enter()).rejects.toThrow(QueueFull)
    await pause(40)
    finish.shift()?.()
    await burst[0]
    // One slot of the long queue is free, but by now it is no burst any more.
    await expect(enter()).rejects.toThrow(QueueFull)
    for (const served of burst) {
      finish.shift()?.()
      await Promise.race([served, pause(1)])
    }
    await Promise.all(burst)
    const next = [enter(), enter(), enter(), enter()]
    await expect(enter()).rejects.toThrow(QueueFull)
    for (const served of next) {
      await pause(1)
      finish.shift()?.()
      await served
    }
  })

  it('takes what will be done in time, however long it has not been empty', async () => {
    const queue = new BoundedQueue({
      concurrencyMax: 1,
      waitingMax: 6,
      burstMs: 0,
      waitMsMaxAfterBurst: 1_000,
    })
    await queue.run(() => pause(2))
    const served = Array.from({ length: 7 }, (_, place) => queue.run(() => pause(5, place)))
    await expect(queue.run(() => pause(1))).rejects.toThrow(QueueFull)
    expect(await Promise.all(served)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})
