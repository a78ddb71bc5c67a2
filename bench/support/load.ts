import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { cpuMicroseconds, type Measured } from './processes.ts'
import type { Row } from './report.ts'

export type Target = { program: Measured; path: string; headers?: Record<string, string> }
export type Figures = { perSecond: number; cpuMicrosecondsPerRequest: number }

const CONNECTIONS = 32
const LAST_CHUNK = '\r\n0\r\n\r\n'
const WARM_UP_MS = 4_000

/**
 * Sends requests to one address as fast as it answers, and returns what they cost the server. It writes fixed bytes to plain
 * sockets and counts the bytes that come back, because an expensive client would dominate the measurement.
 */
export async function load(target: Target, milliseconds: number): Promise<Figures> {
  const { program, path } = target
  const request = Buffer.from(toRequest(path, new URL(program.url).host, target.headers))
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(program)))
  const cpuBefore = cpuOf(program)
  const startedAt = performance.now()
  const counts = await Promise.all(
    sockets.map((socket) => askUntil(startedAt + milliseconds, socket, request, program.url + path)),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const cpu = cpuOf(program) - cpuBefore
  const answered = counts.reduce((sum, count) => sum + count, 0)
  return { perSecond: answered / seconds, cpuMicrosecondsPerRequest: cpu / answered }
}

function cpuOf({ pid, pidsBehind = [] }: Measured) {
  return [pid, ...pidsBehind].reduce((sum, one) => sum + cpuMicroseconds(one), 0)
}

function toRequest(path: string, host: string, headers: Record<string, string> = {}) {
  const lines = Object.entries({ host, connection: 'keep-alive', ...headers })
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

function open({ url, certificate }: Measured): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const options = { port: Number(port), host: '127.0.0.1', noDelay: true }
  return new Promise((resolve, reject) => {
    const socket: Socket = certificate
      ? connectTls({ ...options, servername: hostname, ca: certificate }, () => resolve(socket))
      : connect(options, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** One request after the other on one connection. All answers end like the first one, which is parsed. */
function askUntil(endsAt: number, socket: Socket, request: Buffer, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0
    let hasEnded: HasEnded | null = null
    socket.on('error', reject)
    socket.on('data', (bytes: Buffer) => {
      hasEnded ??= watchEnd(bytes, url)
      if (!hasEnded(bytes)) return
      answered += 1
      if (performance.now() < endsAt) return void socket.write(request)
      socket.destroy()
      resolve(answered)
    })
    socket.on('close', () => reject(new Error(`${url} closed the connection`)))
    socket.write(request)
  })
}

/** Called with every chunk of every answer in order; returns whether it was the answer's last one. */
type HasEnded = (bytes: Buffer) => boolean

function watchEnd(first: Buffer, url: string): HasEnded {
  const text = first.toString('latin1')
  const head = text.slice(0, text.indexOf('\r\n\r\n') + 4)
  if (!/^HTTP\/1\.1 [23]/.test(head)) throw new Error(`${url} answered ${text.slice(0, 200)}`)
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return watchLastChunk()
  const expected = head.length + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  let received = 0
  return (bytes) => {
    received += bytes.length
    if (received < expected) return false
    received -= expected
    return true
  }
}

/** Chunks may be split differently each time, but the end is the same. */
function watchLastChunk(): HasEnded {
  let tail = ''
  return (bytes) => {
    tail = (tail + bytes.toString('latin1', Math.max(0, bytes.length - LAST_CHUNK.length))).slice(
      -LAST_CHUNK.length,
    )
    if (tail !== LAST_CHUNK) return false
    tail = ''
    return true
  }
}

/** Rounds of the targets in turns, so that noise hits all of them; medians with their spread. */
export async function compare(targets: Target[], rounds = 15, milliseconds = 1_000) {
  const results = targets.map(() => [] as Figures[])
  // Warm-up: a larger program takes longer to be compiled.
  for (const target of targets) await load(target, WARM_UP_MS)
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, target] of targets.entries()) results[place]?.push(await load(target, milliseconds))
  }
  return results.map((figures) => {
    const cpus = figures.map((figure) => figure.cpuMicrosecondsPerRequest)
    return {
      perSecond: median(figures.map((figure) => figure.perSecond)),
      cpu: median(cpus),
      cpuSpread: spread(cpus),
    }
  })
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function spread(values: number[], digits = 0): string {
  return `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`
}

export type Cost = { cpu: number; cpuSpread: string; perSecond: number }

/** Less is better: the ratio is the peer’s cost divided by ours. */
export function costRow(what: string, ours: Cost, peer: Cost, verdict: Pick<Row, 'budget' | 'held'>): Row {
  const say = ({ cpu, cpuSpread }: Cost) => `${Math.round(cpu)} µs (${cpuSpread})`
  return { what, ours: say(ours), peer: say(peer), ratio: (peer.cpu / ours.cpu).toFixed(2), ...verdict }
}
