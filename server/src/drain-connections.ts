import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Long enough for whoever uses a connection all the time to be told, with the next answer, that it closes. */
const FAREWELL_MS = 500
const QUIET_LIMIT_MS = 1_000

/**
 * A request that comes just when its connection is closed is lost without an answer. So, once told to stop, the site goes
 * on for a moment, and Fastify adds `Connection: close` to every answer; what remains then are connections that nobody
 * has used for a while. These and the door are closed in a turn of the event loop in which nobody has come in.
 */
export function drainConnections(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    let arrivals = 0
    const count = () => (arrivals += 1)
    app.server.on('connection', count)
    if (await hasConnections(app)) await wait(FAREWELL_MS)
    const giveUpAt = performance.now() + QUIET_LIMIT_MS
    for (let before = -1; before !== arrivals && performance.now() < giveUpAt;) {
      before = arrivals
      await turn()
    }
    await closeDoor(app)
  })
}

/** Here rather than by Fastify, which takes some turns more to come to it. Ends when the last connection has. */
function closeDoor({ server }: FastifyInstance): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

function hasConnections({ server }: FastifyInstance): Promise<boolean> {
  return new Promise((resolve) =>
    server.getConnections((error, count) => resolve(error !== null || count > 0)),
  )
}
