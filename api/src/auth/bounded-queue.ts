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
  /** A queue that has not been empty for this long is not a burst but an overload. */
  burstMs: number
  /** In an overload only work that is likely to be done within this time is accepted. */
  waitMsMaxAfterBurst: number
}

/** Weight of the latest duration in the moving average, which covers about eight of them. */
const WEIGHT_OF_LATEST = 1 / 8

/** Runs a few tasks concurrently, queues a few more, and rejects the rest at once. */
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

  /** The slot is passed to the task that has waited longest, so that a new one cannot take it first. */
  #leave() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running -= 1
  }
}
