import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** Enough for clients that use their connections to learn from `Connection: close` that these end, and to open others elsewhere. */
const DELAY_MS = 500
const QUIET_LIMIT_MS = 3_000

/**
 * A request that arrives while its connection is being closed is lost. So the site keeps answering for a moment after a stop
 * signal: load balancers see that it is not ready, clients see `Connection: close`. Then it closes in a turn of the event loop
 * in which no connection has arrived and no new one still owes its request: Node.js closes those as idle.
 */
export async function delayClosing(server: Server) {
  const withoutRequest = new Set<Socket>()
  let hasArrived = true
  server.on('connection', (socket) => {
    hasArrived = true
    withoutRequest.add(socket)
    socket.once('close', () => withoutRequest.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage) => withoutRequest.delete(socket))
  await sleep(DELAY_MS)
  const giveUpAt = performance.now() + QUIET_LIMIT_MS
  while ((hasArrived || withoutRequest.size > 0) && performance.now() < giveUpAt) {
    hasArrived = false
    // Connections are accepted in one turn and read in the next.
    await nextTurn()
    await nextTurn()
  }
}
