import { openDatabase, type Database } from '../../src/database/open-database.ts'

export type Statement = { text: string; values: unknown[] }

/** Records the statements that a function sends, without a database: every statement returns no rows. */
export async function recordStatements(work: (db: Database) => unknown): Promise<Statement[]> {
  const statements: Statement[] = []
  const db = openDatabase({}, () => {})
  const record = async (query: { text: string; values?: unknown[] }, values?: unknown[]) => {
    statements.push({ text: query.text, values: values ?? query.values ?? [] })
    return { rows: [], rowCount: 0 }
  }
  db.pool.query = record as unknown as typeof db.pool.query
  try {
    await work(db)
  } catch (error) {
    // Some fail because a written row is missing; their statements are recorded all the same.
    if (statements.length === 0) throw error
  }
  return statements
}
