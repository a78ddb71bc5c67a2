import type { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '@aurivane/contract/paths'
import { send } from '../support/send.ts'

const READERS = 8
const PAUSE_MS = 10

/** People who read pages and lists all the time, and remember what went wrong. */
export class Crowd {
  readonly #url: string
  readonly #agent: Agent
  readonly #failed: string[] = []
  #asked = 0
  #isOn = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(url: string, agent: Agent) {
    this.#url = url
    this.#agent = agent
  }

  start() {
    this.#isOn = true
    this.#running = Promise.all(Array.from({ length: READERS }, () => this.#read()))
  }

  async stop(): Promise<{ asked: number; failed: string[] }> {
    this.#isOn = false
    await this.#running
    return { asked: this.#asked, failed: this.#failed }
  }

  async #read() {
    const addresses = [paths.home, '/api/v1/user/club/all', paths.faq]
    while (this.#isOn) {
      this.#asked += 1
      const path = addresses[this.#asked % addresses.length] ?? paths.home
      const { status, failure } = await send(this.#url, { path, agent: this.#agent })
      if (status !== 200 && status !== 202) this.#failed.push(failure ?? String(status))
      await wait(PAUSE_MS)
    }
  }
}
