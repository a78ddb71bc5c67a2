/** Mail servers may say anything at any length, and looking for addresses takes the square of it. */
const REASON_MAX_CHARS = 500

/** Mail servers like to repeat the address that they complain about; it stays out of the log. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error.message.slice(0, REASON_MAX_CHARS).replaceAll(/[^\s<>]+@[^\s<>]+/g, '…')
}
