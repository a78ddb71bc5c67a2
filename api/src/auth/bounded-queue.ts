/** Told to whoever comes when all places are taken. */
export class QueueFull extends Error {
  constructor() {
    super('queue full')
    this.name = 'QueueFull'
  }
}

/** Runs a few pieces of work at once, lets a few more wait, and turns the rest away at once. */
export class BoundedQueue {
  readonly #inFlightMax: number
  readonly #waitingMax: number
  readonly #waiting: (() => void)[] = []
  #inFlight = 0

  constructor(inFlightMax: number, waitingMax: number) {
    this.#inFlightMax = inFlightMax
    this.#waitingMax = waitingMax
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
    if (this.#inFlight < this.#inFlightMax) {
      this.#inFlight += 1
      return undefined
    }
    if (this.#waiting.length >= this.#waitingMax) throw new QueueFull()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** The place is handed on rather than freed, so that nobody can slip in before who waits longest. */
  #leave() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#inFlight -= 1
  }
}
