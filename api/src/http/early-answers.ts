import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** By connection, what was refused before all of it had come. The rest is read and thrown away, for as long as a request may take. */
const refusedEarly = new WeakMap<Socket, IncomingMessage>()

export function markRefused(request: IncomingMessage) {
  if (!request.complete) refusedEarly.set(request.socket, request)
}

/** Whether what is still coming in belongs to a request that has its answer: a second one would be read as the next one's. */
export function isRefusedAlready(socket: Socket) {
  return refusedEarly.get(socket)?.complete === false
}
