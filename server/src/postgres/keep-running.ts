import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { BaseLogger } from 'pino'

const PAUSE_STEP_MS = 100
const PAUSE_MAX_MS = 5000
const CLOSE_LIMIT_MS = 1000

/** Restarts the server if it dies while it is needed. */
export function keepRunning(
  first: Client,
  rejoin: (signal: AbortSignal) => Promise<Client>,
  log: Pick<BaseLogger, 'warn' | 'error'>,
) {
  const leaving = new AbortController()
  let watcher = first
  let restart = Promise.resolve()
  watch(first)

  function watch(client: Client) {
    watcher = client
    client.once('end', () => {
      if (!leaving.signal.aborted) restart = restartServer()
    })
  }

  async function restartServer() {
    log.warn('The embedded PostgreSQL has gone and is started again')
    for (
      let pauseMs = 0;
      !leaving.signal.aborted;
      pauseMs = Math.min(pauseMs * 2 + PAUSE_STEP_MS, PAUSE_MAX_MS)
    ) {
      try {
        await sleep(pauseMs, undefined, { ref: false, signal: leaving.signal })
        return watch(await rejoin(leaving.signal))
      } catch (error) {
        if (!leaving.signal.aborted)
          log.error({ err: error }, 'The embedded PostgreSQL could not be started again')
      }
    }
  }

  return {
    async stop() {
      leaving.abort()
      await restart
      // A frozen server never confirms the end of the connection.
      const closed = new AbortController()
      await Promise.race([watcher.end(), sleep(CLOSE_LIMIT_MS, undefined, { signal: closed.signal })])
      closed.abort()
    },
  }
}
