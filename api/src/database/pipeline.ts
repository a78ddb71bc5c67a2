import { Client, type ClientConfig } from 'pg'
import { JsonQuestions, type Asked, type JsonQuestionText } from './json-questions.ts'

/** Two keep two cores of the database at work; each more would take apart what one write could carry. */
const LINES = 2
const REOPEN_AFTER_MS = 1_000
/** PostgreSQL sends the answers to questions that came together when it has the last one, or 8 KB of them. */
const TOGETHER_MAX = 16

/** Answers the value that the statement found, if any. */
export type Ask = <Found>(question: JsonQuestionText) => Promise<Found | undefined>

/** The driver's types know neither its pipelines nor the socket below a connection. */
type PipelineConfig = ClientConfig & { pipeline: true }
type Corkable = { connection: { stream: { cork(): void; uncork(): void } } }

/**
 * Connections on which questions follow each other without waiting for answers. What comes in during one turn of the event loop
 * leaves together, and the answers come back together (docs/decisions/0051-session-reads-share-a-connection.md). For
 * statements that are quick and wait for no lock: a slow one would hold up those behind it. While there is no connection, the
 * question goes to `otherwise`.
 */
export function openPipeline(config: ClientConfig, otherwise: Ask) {
  const lines = Array.from({ length: LINES }, () => new Line(config))
  let next = 0
  let hasChosen = false
  const ask: Ask = <Found>(question: JsonQuestionText) => {
    // One for all who ask in this turn of the event loop: apart they would be two writes and two answers.
    if (!hasChosen) {
      hasChosen = true
      next = (next + 1) % LINES
      setImmediate(() => (hasChosen = false))
    }
    return lines[next]?.send<Found>(question) ?? otherwise<Found>(question)
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
  #asked: Asked[] = []

  constructor(config: ClientConfig) {
    this.#config = { ...config, application_name: 'aurivane-pipeline', pipeline: true }
  }

  /** Undefined while there is no connection; whoever asks first has it opened for those who come later. */
  send<Found>(question: JsonQuestionText): Promise<Found | undefined> | undefined {
    const client = this.#client
    if (!client) {
      if (!this.#isClosed && performance.now() >= this.#reopenAt) this.#opening ??= this.#open()
      return undefined
    }
    return new Promise<Found | undefined>((resolve, reject) => {
      if (this.#asked.length === 0) setImmediate(() => this.#write(client))
      this.#asked.push({ question, resolve: resolve as Asked['resolve'], reject })
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

  /** Everything that was asked since the event loop last looked for news, in one write. */
  #write(client: Client) {
    const asked = this.#asked
    this.#asked = []
    const { stream } = (client as unknown as Corkable).connection
    stream.cork()
    for (const questions of takeTogether(asked)) client.query(questions)
    stream.uncork()
  }
}

function* takeTogether(asked: readonly Asked[]) {
  let from = 0
  while (from < asked.length) {
    const statement = asked[from]?.question
    let to = from + 1
    while (to < asked.length && to - from < TOGETHER_MAX && asked[to]?.question.text === statement?.text)
      to += 1
    if (statement) yield new JsonQuestions(statement, asked.slice(from, to))
    from = to
  }
}
