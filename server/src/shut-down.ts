type Log = { info(text: string): void; error(details: object, text: string): void; flush(): void }

/** From a supervisor, Ctrl-C and a closed terminal. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

const SHUT_DOWN_LIMIT_MS = 9_000

/** Graceful shutdown when `stopping` is aborted: no new work, requests in flight are finished, everything is closed, exit 0. */
export function shutDownWhen(
  stopping: AbortSignal,
  log: Log,
  close: () => Promise<void>,
  limitMs = SHUT_DOWN_LIMIT_MS,
) {
  if (stopping.aborted) void shutDown(log, close, limitMs)
  else stopping.addEventListener('abort', () => void shutDown(log, close, limitMs), { once: true })
}

async function shutDown(log: Log, close: () => Promise<void>, limitMs: number) {
  log.info('shutting down')
  const giveUp = (error: unknown) => {
    log.error({ err: error }, 'could not stop in order')
    log.flush()
    process.exit(1)
  }
  // Nothing may delay the exit for longer than a supervisor waits.
  setTimeout(
    () => giveUp(new Error(`not closed after ${limitMs} ms; the database may still run`)),
    limitMs,
  ).unref()
  try {
    await close()
  } catch (error) {
    return giveUp(error)
  }
  log.info('stopped')
  log.flush()
  process.exit(0)
}
