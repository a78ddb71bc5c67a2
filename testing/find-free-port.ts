import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the range of ephemeral ports, which outgoing connections could take. */
const FIRST_PORT = 20_000
const PORTS = 12_000

export async function findFreePort(): Promise<number> {
  const port = FIRST_PORT + randomInt(PORTS)
  return (await isFree(port)) ? port : findFreePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
