import type { Cluster } from '../support/postgres-cluster.ts'
import type { Row } from '../support/report.ts'

export type Options = { isQuick: boolean }

/** What every part is given. The separate PostgreSQL is started when the first part asks for it. */
export type Trial = {
  options: Options
  separate(): Promise<Cluster>
  say(text: string): void
}

export type Part = (trial: Trial) => Promise<Row[]>
