import { writeSync } from 'node:fs'
import pino, { type DestinationStream } from 'pino'

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

/** A terminal that was closed, or a pipe without a reader, takes nothing any more: from then on lines are dropped. */
function openStandardOutput(): DestinationStream {
  const output = pino.destination({ dest: STANDARD_OUTPUT, sync: false })
  let isClosed = false
  const close = () => {
    isClosed = true
    output.destroy()
  }
  output.on('error', (error) => {
    if (!isFromClosedOutput(error)) throw error
    close()
  })
  // Before pino's own listener, which would try for ever to write what is left.
  process.prependListener('exit', () => {
    if (!isClosed && isOutputClosed()) close()
  })
  return {
    write(line) {
      if (!isClosed) output.write(line)
    },
  }
}

function isOutputClosed() {
  try {
    writeSync(STANDARD_OUTPUT, '')
    return false
  } catch (error) {
    return isFromClosedOutput(error)
  }
}

function isFromClosedOutput(error: unknown) {
  return ['EIO', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')
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
