import type { Database } from '../database/open-database.ts'
import { endSession } from './sessions.queries.ts'

export function logOut(db: Database, tokenHash: Buffer) {
  return db.transaction((tx) => endSession(tx, tokenHash))
}
