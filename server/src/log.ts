import pino from 'pino'

/** One JSON line per event on standard output. Nothing that is secret is ever handed to it; redaction is the second net. */
export function openLog(level: string) {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          'password',
          'newPassword',
          'token',
          'code',
          'authorization',
          'cookie',
          'headers',
          '*.password',
          '*.token',
        ],
        censor: '…',
      },
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
    },
    pino.destination({ dest: 1, sync: false }),
  )
}

/** A database error carries the values of the query that failed; those stay out of the log. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  const message = error.message.split('\nparams:')[0]
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  return { type: error.name, message, code, cause, stack }
}
