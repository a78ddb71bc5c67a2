/** Thrown at once when the queue takes no more. */
export class QueueFull extends Error {
  constructor() {
    super('queue full')
    this.name = 'QueueFull'
  }
}

type Figures = {
  concurrencyMax: number
  /** A burst may fill a long queue, since it ends soon. */
  waitingMax: number
  /** A queue that has not been empty for so long is no burst: there is more to do than can be done. */
  burstMs: number
  /** Then a long queue would only make everybody wait; only what is likely to be done in this time is taken. */
  waitMsMaxAfterBurst: number
}

/** How much of what work takes is taken from the latest piece: the last eight or so are remembered. */
const WEIGHT_OF_LATEST = 1 / 8

/** Runs a few pieces of work at once, lets a few more wait, and rejects the rest at once. */
export class BoundedQueue {
  readonly #figures: Figures
  readonly #waiting: (() => void)[] = []
  #running = 0
  #waitingSinceMs = 0
  #workMs = 0

  constructor(figures: Figures) {
    this.#figures = figures
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter()
    const startedAtMs = performance.now()
    try {
      return await work()
    } finally {
      this.#workMs += (performance.now() - startedAtMs - this.#workMs) * WEIGHT_OF_LATEST
      this.#leave()
    }
  }

  #enter(): Promise<void> | undefined {
    if (this.#running < this.#figures.concurrencyMax) {
      this.#running += 1
      return undefined
    }
    if (this.#waiting.length === 0) this.#waitingSinceMs = performance.now()
    else if (this.#waiting.length >= this.#capacity()) throw new QueueFull()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** How many may wait at the moment. */
  #capacity() {
    const { concurrencyMax, waitingMax, burstMs, waitMsMaxAfterBurst } = this.#figures
    if (performance.now() - this.#waitingSinceMs <= burstMs) return waitingMax
    return Math.min(waitingMax, Math.max(1, waitMsMaxAfterBurst / this.#workMs) * concurrencyMax)
  }

  /** The slot is handed on rather than freed, so that nothing overtakes what waits longest. */
  #leave() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running -= 1
  }
}
