/** Mail servers may answer with any length, and searching for addresses takes quadratic time. */
const REASON_MAX_CHARS = 500

/** Mail servers often repeat the recipient's address, which must not be logged. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error.message.slice(0, REASON_MAX_CHARS).replaceAll(/[^\s<>]+@[^\s<>]+/g, '…')
}
