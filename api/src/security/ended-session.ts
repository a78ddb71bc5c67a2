import { isForeignKeyViolation } from '../database/is-foreign-key-violation.ts'
import { Refusal } from '../refusal.ts'

/** The session may end between its check at the start of the request and the row that belongs to it. */
export function refuseEndedSession(error: unknown): never {
  throw isForeignKeyViolation(error) ? new Refusal('login_needed') : error
}
