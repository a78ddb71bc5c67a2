import type { Clock } from '../../src/services.ts'

/** A clock that runs like the real one until a test moves it. */
export class MovableClock implements Clock {
  #offsetMs = 0

  now(): Date {
    return new Date(Date.now() + this.#offsetMs)
  }

  advance(milliseconds: number) {
    this.#offsetMs += milliseconds
  }

  /** Runs this as if it began at that moment, and then goes back. */
  async startingAt(moment: string, work: () => Promise<void>) {
    const before = this.#offsetMs
    this.#offsetMs = new Date(moment).getTime() - Date.now()
    try {
      await work()
    } finally {
      this.#offsetMs = before
    }
  }
}
