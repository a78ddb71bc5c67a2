import { Client, type ClientConfig } from 'pg'
import { JsonQuestion, type JsonQuestionText } from './json-question.ts'

/** Two keep two cores of the database at work; each more would take apart what one write could carry. */
const LINES = 2
const REOPEN_AFTER_MS = 1_000

/** Answers the value that the statement found, if any. */
export type Ask = <Found>(question: JsonQuestionText) => Promise<Found | undefined>

/** The driver's types know neither its pipelines nor the socket below a connection. */
type PipelineConfig = ClientConfig & { pipeline: true }
type Corkable = { connection: { stream: { cork(): void; uncork(): void } } }

/**
 * Connections on which questions follow each other without waiting for answers. What comes in during one turn of the event loop
 * leaves as one write, and the answers come back as one read (docs/decisions/0051-session-reads-share-a-connection.md). For
 * statements that are quick and wait for no lock: a slow one would hold up those behind it. While there is no connection, the
 * question goes to `otherwise`.
 */
export function openPipeline(config: ClientConfig, otherwise: Ask) {
  const lines = Array.from({ length: LINES }, () => new Line(config))
  let turn = 0
  const ask: Ask = <Found>(question: JsonQuestionText) => {
    turn = (turn + 1) % LINES
    return lines[turn]?.send<Found>(question) ?? otherwise<Found>(question)
  }
  return {
    ask,
    async close() {
      await Promise.all(lines.map((line) => line.close()))
    },
  }
}

class Line {
  readonly #config: PipelineConfig
  #client: Client | undefined
  #opening: Promise<void> | undefined
  #reopenAt = 0
  #isClosed = false
  #isCorked = false

  constructor(config: ClientConfig) {
    this.#config = { ...config, application_name: 'aurivane-pipeline', pipeline: true }
  }

  /** Undefined while there is no connection; whoever asks first has it opened for those who come later. */
  send<Found>(text: JsonQuestionText): Promise<Found | undefined> | undefined {
    const client = this.#client
    if (!client) {
      if (!this.#isClosed && performance.now() >= this.#reopenAt) this.#opening ??= this.#open()
      return undefined
    }
    this.#gather(client)
    return new Promise((resolve, reject) => {
      const question = new JsonQuestion<Found>(text)
      question.callback = (error, found) => (error ? reject(error) : resolve(found))
      client.query(question)
    })
  }

  async close() {
    this.#isClosed = true
    await this.#opening
    await this.#client?.end()
  }

  async #open() {
    const client = new Client(this.#config)
    // A connection that is lost is told by the questions that fail on it.
    client.on('error', () => this.#forget(client))
    client.on('end', () => this.#forget(client))
    try {
      this.#client = await client.connect()
    } catch {
      this.#forget(client)
    } finally {
      this.#opening = undefined
    }
  }

  #forget(client: Client) {
    if (this.#client === client) this.#client = undefined
    this.#reopenAt = performance.now() + REOPEN_AFTER_MS
  }

  /** Everything that is asked before the event loop looks for news again is written at once. */
  #gather(client: Client) {
    if (this.#isCorked) return
    this.#isCorked = true
    const { stream } = (client as unknown as Corkable).connection
    stream.cork()
    setImmediate(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }
}
