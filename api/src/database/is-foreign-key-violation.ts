/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FOREIGN_KEY_VIOLATION = '23503'

/** Whether the row that the new one belongs to is gone; Drizzle wraps the driver's error. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === FOREIGN_KEY_VIOLATION) return true
  return isForeignKeyViolation(error.cause)
}
