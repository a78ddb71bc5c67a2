import { writeSync } from 'node:fs'
import pino from 'pino'

const STANDARD_OUTPUT = 1

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
    openStandardOutput(),
  )
}

/** A terminal that was closed takes no words any more: they are dropped. (Pipes without readers are looked after by pino.) */
function openStandardOutput() {
  const output = pino.destination({ dest: STANDARD_OUTPUT, sync: false })
  const { flushSync } = output
  output.on('error', (error) => {
    if (!isFromClosedTerminal(error)) throw error
    output.write = () => true
  })
  output.flushSync = () => {
    // What could not be written would be tried for ever, and the process would never end.
    if (!isTerminalClosed()) flushSync.call(output)
  }
  return output
}

function isTerminalClosed() {
  try {
    writeSync(STANDARD_OUTPUT, '')
    return false
  } catch (error) {
    return isFromClosedTerminal(error)
  }
}

function isFromClosedTerminal(error: unknown) {
  return (error as NodeJS.ErrnoException).code === 'EIO'
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
