import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'
import { createDatabase } from './database.ts'

/**
 * A database behind a proxy that a spec can disconnect, freeze (it accepts data and answers nothing), or let replace some of
 * the sent bytes.
 */
export type BreakableDatabase = {
  url: string
  /** Without the proxy. */
  direct: string
  cut(): void
  mend(): Promise<void>
  freeze(): void
  thaw(): void
  replace(sent: Buffer, by: Buffer): void
  drop(): Promise<void>
}

export async function createBreakableDatabase(): Promise<BreakableDatabase> {
  const database = await createDatabase()
  const { host, port, user, password, database: name } = new Client({ connectionString: database.url })
  const proxy = new TcpProxy(() =>
    host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host),
  )
  await proxy.listen(0)
  const own = proxy.port
  return {
    url: `postgres://${user}${password ? `:${encodeURIComponent(password)}` : ''}@127.0.0.1:${own}/${name}`,
    direct: database.url,
    cut: () => proxy.close(),
    mend: () => proxy.listen(own),
    freeze: () => proxy.setFrozen(true),
    thaw: () => proxy.setFrozen(false),
    replace: (sent, by) => (proxy.replaced = { sent, by }),
    async drop() {
      proxy.close()
      await database.drop()
    },
  }
}

class TcpProxy {
  readonly #open: () => Socket
  readonly #sockets = new Set<Socket>()
  #server = createServer()
  #isFrozen = false
  replaced: { sent: Buffer; by: Buffer } | undefined

  constructor(open: () => Socket) {
    this.#open = open
  }

  get port() {
    return (this.#server.address() as AddressInfo).port
  }

  listen(port: number): Promise<void> {
    this.#server = createServer((incoming) => this.#join(incoming, this.#open()))
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', () => resolve()))
  }

  close() {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  setFrozen(isFrozen: boolean) {
    this.#isFrozen = isFrozen
    for (const socket of this.#sockets) {
      if (isFrozen) socket.pause()
      else socket.resume()
    }
  }

  #join(incoming: Socket, outgoing: Socket) {
    incoming.on('data', (chunk: Buffer) => this.#replaceIn(chunk))
    this.#pipe(incoming, outgoing)
    this.#pipe(outgoing, incoming)
  }

  #replaceIn(chunk: Buffer) {
    const at = this.replaced ? chunk.indexOf(this.replaced.sent) : -1
    if (at >= 0) this.replaced?.by.copy(chunk, at)
  }

  #pipe(from: Socket, to: Socket) {
    this.#sockets.add(from)
    from.pipe(to)
    if (this.#isFrozen) from.pause()
    from.on('error', () => to.destroy())
    from.on('close', () => {
      this.#sockets.delete(from)
      to.destroy()
    })
  }
}
