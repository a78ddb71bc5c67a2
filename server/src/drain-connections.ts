import { Server } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sideDoorsOf } from './open-doors.ts'

/** Long enough for whoever uses a connection all the time to be told, with the next answer, that it closes. */
const FAREWELL_MS = 500
const QUIET_LIMIT_MS = 1_000
const LOOK_AGAIN_MS = 50

/**
 * A request that comes just when its connection is closed is lost without an answer. So, once told to stop, the site closes
 * only its doors at first, in a turn of the event loop in which nobody has come in. It goes on for a moment on the connections
 * that are there, and Fastify adds `Connection: close` to every answer. What is idle after that, nobody has used for a while.
 */
export function drainConnections(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    await untilNobodyComes(app)
    let isEmpty = false
    const emptied = closeDoors(app).then(() => (isEmpty = true))
    await Promise.race([emptied, wait(FAREWELL_MS)])
    while (!isEmpty) {
      app.server.closeIdleConnections()
      await Promise.race([emptied, wait(LOOK_AGAIN_MS)])
    }
  })
}

/** The first turn may be the rest of one that has looked already, so it takes two. */
async function untilNobodyComes({ server }: FastifyInstance) {
  let hasCome = true
  server.on('connection', () => (hasCome = true))
  const giveUpAt = performance.now() + QUIET_LIMIT_MS
  await turn()
  while (hasCome && performance.now() < giveUpAt) {
    hasCome = false
    await turn()
  }
}

/** As the server of any protocol does it: that of HTTP closes idle connections as well. Ends with the last connection. */
async function closeDoors(app: FastifyInstance) {
  const close = (server: Server) =>
    new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()))
  await Promise.all([app.server, ...sideDoorsOf(app)].map(close))
}
