import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'
import { createDatabase } from './database.ts'

/** A database behind a line that a spec can cut, or freeze: then it takes what is sent and answers nothing. */
export type BreakableDatabase = {
  url: string
  cut(): void
  mend(): Promise<void>
  freeze(): void
  thaw(): void
  drop(): Promise<void>
}

export async function createBreakableDatabase(): Promise<BreakableDatabase> {
  const database = await createDatabase()
  const { host, port, user, password, database: name } = new Client({ connectionString: database.url })
  const sockets = new Set<Socket>()
  let isFrozen = false
  let server = makeServer()

  function makeServer() {
    return createServer((incoming) => {
      const outgoing = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
      for (const [one, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        sockets.add(one)
        one.pipe(other)
        if (isFrozen) one.pause()
        one.on('error', () => other.destroy())
        one.on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      }
    })
  }
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, '127.0.0.1', () => resolve()))
  await listen(0)
  const own = (server.address() as AddressInfo).port

  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `postgres://${user}${password ? `:${encodeURIComponent(password)}` : ''}@127.0.0.1:${own}/${name}`,
    cut,
    async mend() {
      server = makeServer()
      await listen(own)
    },
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    async drop() {
      cut()
      await database.drop()
    },
  }
}
