import { Query, type Connection } from 'pg'

/** One JSON column of at most one row. Numbers go as digits: the driver is told nothing about their types. */
export type JsonQuestionText = { name: string; text: string; values: (string | Buffer)[] }

/** A question and whoever waits for its answer: the value that was found, if any. */
export type Asked = {
  question: JsonQuestionText
  resolve: (found: unknown) => void
  reject: (error: unknown) => void
}

/** The driver's types know nothing of what happens between a query and its connection. */
type Wire = Connection & {
  submittedNamedStatements: Record<string, string>
  parse(statement: { name: string; text: string }): void
  bind(portal: { statement: string; values: unknown[] }): void
  execute(portal: { portal: string }): void
  sync(): void
}

/**
 * The driver asks PostgreSQL to describe the columns of every answer, reads the description, and copies each question twice.
 * One JSON value needs none of it (docs/decisions/0062-sessions-are-asked-for-without-description.md). All of these questions
 * are one statement with different values, and one query to the driver and to PostgreSQL, which begins and ends one transaction
 * for them and sends their answers together; each sees what was there when its turn came.
 */
export class JsonQuestions extends Query {
  declare name: string
  declare readonly text: string
  declare callback: (error: Error | null) => void
  declare hasBeenParsed: (wire: Wire) => boolean
  readonly #asked: readonly Asked[]
  #answered = 0
  #json: string | null = null

  constructor({ name, text }: Pick<JsonQuestionText, 'name' | 'text'>, asked: readonly Asked[]) {
    super(text)
    this.name = name
    this.#asked = asked
    // The driver puts its own in front of it, which knows how long it may take.
    this.callback = (error) => {
      if (error) for (const { reject } of asked.slice(this.#answered)) reject(error)
    }
  }

  prepare(wire: Wire) {
    const { name, text } = this
    if (!this.hasBeenParsed(wire)) {
      wire.parse({ name, text })
      wire.submittedNamedStatements[name] = text
    }
    for (const { question } of this.#asked) {
      wire.bind({ statement: name, values: question.values })
      wire.execute({ portal: '' })
    }
    wire.sync()
  }

  handleDataRow({ fields }: { fields: [string | null] }) {
    this.#json = fields[0]
  }

  /** The answer to one question is complete, with or without a row. */
  handleCommandComplete() {
    const asked = this.#asked[this.#answered]
    const json = this.#json
    this.#answered += 1
    this.#json = null
    try {
      asked?.resolve(json === null ? undefined : JSON.parse(json))
    } catch (error) {
      asked?.reject(error)
    }
  }

  handleReadyForQuery() {
    this.callback(null)
  }
}
