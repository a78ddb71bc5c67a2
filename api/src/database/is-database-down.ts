const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'EACCES',
  // A local socket whose backlog is full because the server is frozen.
  'EAGAIN',
])
const driverSentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
  'timeout expired',
]

/** Whether a failure means that the database cannot be reached or does not answer, rather than that a query is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code, syscall } = cause as { code?: unknown; syscall?: unknown }
    if (typeof code === 'string' && isDownCode(code, syscall)) return true
    if (driverSentences.some((sentence) => (cause as Error).message.includes(sentence))) return true
    if (cause instanceof AggregateError && cause.errors.some((inner) => isDatabaseDown(inner))) return true
  }
  return false
}

function isDownCode(code: string, syscall: unknown) {
  if (networkCodes.has(code)) return typeof syscall === 'string'
  // Class 08: connection; 53: out of resources (disk full, too many connections); 57: operator intervention, statement timeout; 25006: read-only.
  return /^(08|53|57)[0-9A-Z]{3}$/.test(code) || code === '25006' || code === '25P03'
}
