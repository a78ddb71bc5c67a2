type Log = { info(text: string): void; error(details: object, text: string): void; flush(): void }

const SHUT_DOWN_LIMIT_MS = 9_000

/** SIGTERM and Ctrl-C end the process in order: no new work, what is under way is finished, everything is closed, exit 0. */
export function shutDownOnSignal(log: Log, close: () => Promise<void>) {
  let isClosing = false
  const shutDown = async () => {
    if (isClosing) return
    isClosing = true
    log.info('shutting down')
    // Nothing may hold the exit up for longer than a supervisor waits.
    setTimeout(() => process.exit(1), SHUT_DOWN_LIMIT_MS).unref()
    try {
      await close()
      log.info('stopped')
      process.exitCode = 0
    } catch (error) {
      log.error({ err: error }, 'could not stop in order')
      process.exitCode = 1
    }
    log.flush()
    process.exit()
  }
  process.on('SIGTERM', () => void shutDown())
  process.on('SIGINT', () => void shutDown())
}
