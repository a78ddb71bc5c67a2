import { createServer, type AddressInfo, type Server } from 'node:net'
import type { FastifyInstance, FastifyListenOptions } from 'fastify'
import { SettingsError } from './settings.ts'

/**
 * Node.js takes one new connection from a listening socket in each turn of its event loop. With hundreds of visitors a turn is
 * long, and the next hundred would wait for as many turns. Linux lets one port have several sockets, each with its turn
 * (docs/decisions/0060-several-doors-on-one-port.md).
 */
const DOORS = 8

export async function openDoors(app: FastifyInstance, place: Place) {
  if (process.platform !== 'linux') return void (await app.listen(place))
  await tryDoor('PORT', place)
  const shared: FastifyListenOptions & { reusePort: boolean } = { ...place, reusePort: true }
  await app.listen(shared)
  const { address, port } = app.server.address() as AddressInfo
  for (let door = 1; door < DOORS; door += 1) await openSideDoor(app, { host: address, port })
}

type Place = { host: string; port: number }
type PortSetting = 'PORT' | 'METRICS_PORT'

/**
 * Whether we may listen there, found out by doing so for a moment. Sockets that share a port never find it taken, not even by
 * another site. One that does not share finds out.
 */
export async function tryDoor(setting: PortSetting, place: Place) {
  if (place.port === 0) return
  const probe = createServer()
  await listenAs(setting, probe, place)
  await new Promise((resolve) => probe.close(resolve))
}

/** Listens, or says which setting is in the way. */
export async function listenAs(setting: PortSetting, server: Server, { host, port }: Place) {
  try {
    await listen(server, { host, port })
  } catch (error) {
    const explain = obstacles[(error as NodeJS.ErrnoException).code ?? '']
    if (!explain) throw error
    throw new SettingsError(explain(setting, { host, port }), { cause: error })
  }
}

const obstacles: Record<string, (setting: PortSetting, place: Place) => string> = {
  EADDRINUSE: (setting, { port }) =>
    `${setting} ${port} is taken by another program: stop it, or set ${setting} to a free one`,
  EACCES: (setting, { port }) => `${setting} ${port} may not be used by this user: permission denied`,
  EADDRNOTAVAIL: (_, { host }) => `HOST is "${host}", but that is no address of this machine`,
  ENOTFOUND: (_, { host }) => `HOST is "${host}", but that name is not known`,
  EAI_AGAIN: (_, { host }) => `HOST is "${host}", but that name cannot be looked up`,
}

async function openSideDoor(app: FastifyInstance, place: Place) {
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

function listen(server: Server, place: Place & { reusePort?: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, () => resolve())
  })
}
