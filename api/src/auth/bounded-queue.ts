/** Told to whoever comes when all places are taken. */
export class QueueFull extends Error {
  constructor() {
    super('queue full')
    this.name = 'QueueFull'
  }
}

type Figures = {
  atOnceMax: number
  /** Who comes in a rush may wait in a long line, since it ends soon. */
  waitingMax: number
  /** A line that has not been empty for so long is no rush: there is more to do than can be done. */
  rushMs: number
  /** Then a long line would only make everybody wait; only who is likely to be served in this time is let in. */
  waitMsMaxAfterRush: number
}

/** How much of what work takes is taken from the latest piece: the last eight or so are remembered. */
const WEIGHT_OF_LATEST = 1 / 8

/** Runs a few pieces of work at once, lets a few more wait, and turns the rest away at once. */
export class BoundedQueue {
  readonly #figures: Figures
  readonly #waiting: (() => void)[] = []
  #atOnce = 0
  #lineBeganAtMs = 0
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
    if (this.#atOnce < this.#figures.atOnceMax) {
      this.#atOnce += 1
      return undefined
    }
    if (this.#waiting.length === 0) this.#lineBeganAtMs = performance.now()
    else if (this.#waiting.length >= this.#placesToWait()) throw new QueueFull()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #placesToWait() {
    const { atOnceMax, waitingMax, rushMs, waitMsMaxAfterRush } = this.#figures
    if (performance.now() - this.#lineBeganAtMs <= rushMs) return waitingMax
    return Math.min(waitingMax, Math.max(1, waitMsMaxAfterRush / this.#workMs) * atOnceMax)
  }

  /** The place is handed on rather than freed, so that nobody can slip in before who waits longest. */
  #leave() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#atOnce -= 1
  }
}
