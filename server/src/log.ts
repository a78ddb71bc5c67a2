import { writeSync } from 'node:fs'
import pino, { type DestinationStream } from 'pino'

const STANDARD_OUTPUT = 1

/** One JSON line per event on standard output. Secrets are never passed to it; redaction is a second safeguard. */
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

/** More than this is not kept while the output cannot be written. */
const BUFFER_MAX_BYTES = 1_048_576

/** After a closed terminal or a pipe without reader, lines are dropped. A full disk is tried again with each line. */
function openStandardOutput(): DestinationStream {
  const output = pino.destination({ dest: STANDARD_OUTPUT, sync: false, maxLength: BUFFER_MAX_BYTES })
  let isClosed = false
  let isFailing = false
  const close = () => {
    isClosed = true
    output.destroy()
  }
  output.on('error', (error) => {
    if (isFromClosedOutput(error)) close()
    else isFailing = true
  })
  output.on('write', () => {
    isFailing = false
  })
  // Before pino's listener, which would retry for ever.
  process.prependListener('exit', () => {
    if (!isClosed && (isFailing || isOutputClosed())) close()
  })
  return {
    write(line) {
      if (isClosed) return
      // Writes what is kept, also if the buffer is full and no space for the line is left.
      if (isFailing) output.write('')
      output.write(line)
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

/** A database error contains the parameters of the query, which must not be logged. */
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
