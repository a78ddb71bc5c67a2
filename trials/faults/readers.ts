import type { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '@aurivane/contract/paths'
import { isAcknowledged, send, type Answer } from '../../testing/send.ts'

const READERS = 8
const PAUSE_MS = 10

/** Requests pages and lists continuously and records failures. */
export class Readers {
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
      const answer = await send(this.#url, { path, agent: this.#agent })
      if (!isAcknowledged(answer)) this.#failed.push(describeFailure(answer))
      await wait(PAUSE_MS)
    }
  }
}

/** The site sets `X-Request-Id`; an answer without it comes from the proxy. */
export function describeFailure({ status, failure, headers }: Answer): string {
  if (failure) return failure
  return headers['x-request-id'] ? `${status} by the site` : `${status} by the proxy`
}
