import { createServer, type AddressInfo, type Server } from 'node:net'
import type { FastifyInstance, FastifyListenOptions } from 'fastify'

/**
 * Node.js takes one new connection from a listening socket in each turn of its event loop. With hundreds of visitors a turn is
 * long, and the next hundred would wait for as many turns. Linux lets one port have several sockets, each with its turn
 * (docs/decisions/0060-several-doors-on-one-port.md).
 */
const DOORS = 8

export async function openDoors(app: FastifyInstance, place: { host: string; port: number }) {
  if (process.platform !== 'linux') return void (await app.listen(place))
  await refuseTakenPort(place)
  const shared: FastifyListenOptions & { reusePort: boolean } = { ...place, reusePort: true }
  await app.listen(shared)
  const { address, port } = app.server.address() as AddressInfo
  for (let door = 1; door < DOORS; door += 1) await openSideDoor(app, { host: address, port })
}

/** Sockets that share a port never find it taken, not even by another site. One that does not share finds out. */
async function refuseTakenPort(place: { host: string; port: number }) {
  if (place.port === 0) return
  const probe = createServer()
  await listen(probe, place)
  await new Promise((resolve) => probe.close(resolve))
}

async function openSideDoor(app: FastifyInstance, place: { host: string; port: number }) {
  // As the server of HTTP sets its own connections.
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    Object.assign(socket, { server: app.server })
    app.server.emit('connection', socket)
  })
  await listen(door, { ...place, reusePort: true })
  sideDoorsOf(app).push(door)
}

const sideDoors = new WeakMap<FastifyInstance, Server[]>()

/** The doors besides the one that Fastify knows. */
export function sideDoorsOf(app: FastifyInstance): Server[] {
  const doors = sideDoors.get(app) ?? []
  sideDoors.set(app, doors)
  return doors
}

function listen(server: Server, place: { host: string; port: number; reusePort?: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, () => resolve())
  })
}
