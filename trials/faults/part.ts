import type { Cluster } from '../../testing/postgres-cluster.ts'
import type { Row } from '../support/report.ts'

export type Options = { isQuick: boolean }

/** What every part gets. The separate PostgreSQL is started at its first use. */
export type Trial = {
  options: Options
  separate(): Promise<Cluster>
  say(text: string): void
}

export type Part = (trial: Trial) => Promise<Row[]>
