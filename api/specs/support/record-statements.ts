import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database } from '../../src/database/open-database.ts'
import * as schema from '../../src/database/schema.ts'

export type Statement = { text: string; values: unknown[] }

/** What is sent to the database when this is done, without a database: every statement answers no rows. */
export async function recordStatements(work: (db: Database) => unknown): Promise<Statement[]> {
  const statements: Statement[] = []
  const pool = new Pool()
  const record = async (query: { text: string; values?: unknown[] }, values?: unknown[]) => {
    statements.push({ text: query.text, values: values ?? query.values ?? [] })
    return { rows: [], rowCount: 0 }
  }
  pool.query = record as unknown as typeof pool.query
  const db = Object.assign(drizzle(pool, { schema }), {
    $ask: (question: { text: string; values?: unknown[] }) => record(question).then(() => undefined),
    $close: () => pool.end(),
  })
  try {
    await work(db)
  } catch (error) {
    // Some miss a row that they had just written; what they sent is known all the same.
    if (statements.length === 0) throw error
  }
  return statements
}
