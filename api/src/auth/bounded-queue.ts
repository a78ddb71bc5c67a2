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
  /** Then a long line would only make everybody wait, and a short one serves as many. */
  waitingMaxAfterRush: number
}

/** Runs a few pieces of work at once, lets a few more wait, and turns the rest away at once. */
export class BoundedQueue {
  readonly #figures: Figures
  readonly #waiting: (() => void)[] = []
  #atOnce = 0
  #lineBeganAtMs = 0

  constructor(figures: Figures) {
    this.#figures = figures
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter()
    try {
      return await work()
    } finally {
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
    const { waitingMax, rushMs, waitingMaxAfterRush } = this.#figures
    return performance.now() - this.#lineBeganAtMs > rushMs ? waitingMaxAfterRush : waitingMax
  }

  /** The place is handed on rather than freed, so that nobody can slip in before who waits longest. */
  #leave() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#atOnce -= 1
  }
}
