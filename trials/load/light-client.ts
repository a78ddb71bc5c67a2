import { connect, type Socket } from 'node:net'
import type { Answer, Request } from '../../testing/send.ts'

type Visit = { bytes: string; cameAtMs: number; sentAtMs: number; finish(answer: Partial<Answer>): void }
type Line = {
  socket: Socket
  visit: Visit | undefined
  received: Buffer[]
  length: number
  end: number
  idleSinceMs: number
}

const LOOK_EVERY_MS = 100
/** Less than the site's keep-alive timeout of 72 s, so that no request meets a closing connection. */
const IDLE_LIMIT_MS = 60_000
const HEAD_END = '\r\n\r\n'

/**
 * A minimal HTTP client over a fixed number of keep-alive connections. Node's own client costs more CPU per request than the
 * site, so that on the same machine an overload would measure the client.
 */
export class LightClient {
  readonly #url: URL
  readonly #timeoutMs: number
  readonly #lines = new Set<Line>()
  readonly #idle: Line[] = []
  #waiting: Visit[] = []
  /** Avoids `shift()`, which would move all others. */
  #nextWaiting = 0
  readonly #connectionsMax: number
  readonly #watch: NodeJS.Timeout

  constructor(url: string, connectionsMax: number, timeoutMs: number) {
    this.#url = new URL(url)
    this.#connectionsMax = connectionsMax
    this.#timeoutMs = timeoutMs
    this.#watch = setInterval(() => this.#giveUpOnLate(), LOOK_EVERY_MS)
  }

  ask(request: Request): Promise<Answer> {
    return new Promise((resolve) => {
      const visit: Visit = {
        bytes: this.#write(request),
        cameAtMs: performance.now(),
        sentAtMs: 0,
        finish(answer) {
          const waitedMs = (visit.sentAtMs || performance.now()) - visit.cameAtMs
          const ms = performance.now() - visit.cameAtMs
          const wasSent = visit.sentAtMs > 0
          resolve({ status: 0, headers: {}, text: '', ms, waitedMs, wasSent, ...answer })
        },
      }
      const line = this.#takeIdle() ?? this.#open()
      if (line) this.#send(line, visit)
      else this.#waiting.push(visit)
    })
  }

  close() {
    clearInterval(this.#watch)
    for (const { socket } of this.#lines) socket.destroy()
  }

  #write({ method, path, headers = {}, body }: Request): string {
    const payload = body === undefined ? '' : JSON.stringify(body)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    const length = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n`
    const verb = method ?? (body === undefined ? 'GET' : 'POST')
    const first = `${verb} ${path} HTTP/1.1\r\nhost: ${this.#url.host}\r\n`
    return `${first}${lines.join('')}${payload && length}\r\n${payload}`
  }

  #open(): Line | undefined {
    if (this.#lines.size >= this.#connectionsMax) return undefined
    const socket = connect({ host: this.#url.hostname, port: Number(this.#url.port), noDelay: true })
    const line: Line = { socket, visit: undefined, received: [], length: 0, end: 0, idleSinceMs: 0 }
    this.#lines.add(line)
    socket.on('data', (chunk: Buffer) => this.#read(line, chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => this.#drop(line, error.code ?? error.message))
    socket.on('close', () => this.#drop(line, 'connection closed'))
    return line
  }

  #send(line: Line, visit: Visit) {
    visit.sentAtMs = performance.now()
    line.visit = visit
    line.socket.write(visit.bytes)
  }

  #read(line: Line, chunk: Buffer) {
    line.received.push(chunk)
    line.length += chunk.length
    if (line.end === 0) {
      const head = Buffer.concat(line.received).toString('latin1')
      const at = head.indexOf(HEAD_END)
      if (at < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, at + 2))?.[1]
      line.end = at + HEAD_END.length + Number(length ?? 0)
    }
    if (line.length >= line.end) this.#finish(line)
  }

  #finish(line: Line) {
    const { visit, received, end } = line
    const answer = Buffer.concat(received).toString('utf8')
    const status = Number(answer.slice(9, 12))
    Object.assign(line, { visit: undefined, received: [], length: 0, end: 0 })
    visit?.finish(
      end > 0
        ? { status, text: answer.slice(answer.indexOf(HEAD_END) + HEAD_END.length) }
        : { failure: 'unreadable' },
    )
    const next = this.#takeWaiting()
    if (next) this.#send(line, next)
    else {
      line.idleSinceMs = performance.now()
      this.#idle.push(line)
    }
  }

  /** Like browsers and proxies, skips connections that the site is about to close. */
  #takeIdle(): Line | undefined {
    const line = this.#idle.pop()
    if (!line || line.idleSinceMs > performance.now() - IDLE_LIMIT_MS) return line
    this.#drop(line, 'idle for too long')
    return this.#takeIdle()
  }

  #takeWaiting(): Visit | undefined {
    const first = this.#waiting[this.#nextWaiting]
    if (first) this.#nextWaiting += 1
    else if (this.#nextWaiting > 0) {
      this.#waiting = []
      this.#nextWaiting = 0
    }
    return first
  }

  #drop(line: Line, failure: string) {
    if (!this.#lines.delete(line)) return
    line.socket.destroy()
    const place = this.#idle.indexOf(line)
    if (place >= 0) this.#idle.splice(place, 1)
    line.visit?.finish({ failure })
    const next = this.#takeWaiting()
    const fresh = next && this.#open()
    if (next && fresh) this.#send(fresh, next)
  }

  #giveUpOnLate() {
    const longAgo = performance.now() - this.#timeoutMs
    for (const line of this.#lines)
      if (line.visit && line.visit.sentAtMs < longAgo) this.#drop(line, 'no answer in time')
  }
}
