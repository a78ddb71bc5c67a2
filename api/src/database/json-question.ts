import { Query, type Connection } from 'pg'

/** One JSON column of at most one row. Numbers go as digits: the driver is told nothing about their types. */
export type JsonQuestionText = { name: string; text: string; values: (string | Buffer)[] }

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
 * One JSON value needs none of it (docs/decisions/0062-sessions-are-asked-for-without-description.md).
 */
export class JsonQuestion<Found> extends Query {
  declare name: string
  declare readonly text: string
  declare readonly values: (string | Buffer)[]
  declare callback: (error: Error | null, found?: Found) => void
  declare hasBeenParsed: (wire: Wire) => boolean
  #json: string | undefined

  constructor({ name, text, values }: JsonQuestionText) {
    super(text, values)
    this.name = name
  }

  prepare(wire: Wire) {
    const { name, text, values } = this
    if (!this.hasBeenParsed(wire)) {
      wire.parse({ name, text })
      wire.submittedNamedStatements[name] = text
    }
    wire.bind({ statement: name, values })
    wire.execute({ portal: '' })
    wire.sync()
  }

  handleDataRow({ fields }: { fields: [string] }) {
    this.#json = fields[0]
  }

  handleCommandComplete() {
    // The value is all there is to know.
  }

  handleReadyForQuery() {
    let found: Found | undefined
    try {
      found = this.#json === undefined ? undefined : (JSON.parse(this.#json) as Found)
    } catch (error) {
      this.callback(error as Error)
      return
    }
    this.callback(null, found)
  }
}
