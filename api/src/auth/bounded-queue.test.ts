import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { BoundedQueue, QueueFull } from './bounded-queue.ts'

const patient = { atOnceMax: 1, waitingMax: 10, rushMs: 10_000, waitMsMaxAfterRush: 1_000 }

describe('A bounded queue', () => {
  it('runs no more at once than allowed, in the order of arrival', async () => {
    const queue = new BoundedQueue({ ...patient, atOnceMax: 2 })
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
    const queue = new BoundedQueue({ ...patient, waitingMax: 1 })
    const first = queue.run(() => pause(20, 'first'))
    const second = queue.run(() => pause(1, 'second'))
    await expect(queue.run(() => pause(1, 'third'))).rejects.toThrow(QueueFull)
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    expect(await queue.run(() => pause(1, 'fourth'))).toBe('fourth')
  })

  it('frees the place of work that failed', async () => {
    const queue = new BoundedQueue(patient)
    await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await queue.run(() => pause(1, 'next'))).toBe('next')
  })

  it('keeps a short line once it has stood longer than a rush, and a long one after it was empty', async () => {
    const queue = new BoundedQueue({ atOnceMax: 1, waitingMax: 3, rushMs: 20, waitMsMaxAfterRush: 5 })
    const doors: (() => void)[] = []
    const come = () => queue.run(() => new Promise<void>((resolve) => doors.push(resolve)))
    const rush = [come(), come(), come(), come()]
    await expect(come()).rejects.toThrow(QueueFull)
    await pause(40)
    doors.shift()?.()
    await rush[0]
    // One place of the long line is free, but by now it stands for good.
    await expect(come()).rejects.toThrow(QueueFull)
    for (const served of rush) {
      doors.shift()?.()
      await Promise.race([served, pause(1)])
    }
    await Promise.all(rush)
    const next = [come(), come(), come(), come()]
    await expect(come()).rejects.toThrow(QueueFull)
    for (const served of next) {
      await pause(1)
      doors.shift()?.()
      await served
    }
  })

  it('lets in who will be served in time, however long the line has stood', async () => {
    const queue = new BoundedQueue({ atOnceMax: 1, waitingMax: 6, rushMs: 0, waitMsMaxAfterRush: 1_000 })
    await queue.run(() => pause(2))
    const served = Array.from({ length: 7 }, (_, place) => queue.run(() => pause(5, place)))
    await expect(queue.run(() => pause(1))).rejects.toThrow(QueueFull)
    expect(await Promise.all(served)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})
