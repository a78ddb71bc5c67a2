type Log = { info(text: string): void; error(details: object, text: string): void; flush(): void }

/** A supervisor, Ctrl-C, a terminal that was closed: whoever asks a process to end. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

const SHUT_DOWN_LIMIT_MS = 9_000

/** These signals end the process in order: no new work, what is under way is finished, everything is closed, exit 0. */
export function shutDownOnSignal(log: Log, close: () => Promise<void>, limitMs = SHUT_DOWN_LIMIT_MS) {
  let isClosing = false
  const shutDown = async () => {
    if (isClosing) return
    isClosing = true
    log.info('shutting down')
    // Nothing may hold the exit up for longer than a supervisor waits.
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
  function giveUp(error: unknown) {
    log.error({ err: error }, 'could not stop in order')
    log.flush()
    process.exit(1)
  }
  for (const signal of stopSignals) process.on(signal, () => void shutDown())
}
