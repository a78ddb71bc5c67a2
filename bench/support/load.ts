import { Agent, request } from 'node:http'
import { cpuMicroseconds, type Measured } from './processes.ts'

export type Target = { program: Measured; path: string; headers?: Record<string, string> }
export type Figures = { perSecond: number; cpuMicrosecondsPerRequest: number }

const CONNECTIONS = 16

/** Asks one address as fast as it answers, for a while, and says what it cost the server. */
export async function load({ program, path, headers = {} }: Target, milliseconds: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const cpuBefore = cpuMicroseconds(program.pid)
  const startedAt = performance.now()
  const endsAt = startedAt + milliseconds
  let answered = 0
  const ask = async () => {
    while (performance.now() < endsAt) {
      await once(program.url + path, headers, agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  const seconds = (performance.now() - startedAt) / 1000
  const cpu = cpuMicroseconds(program.pid) - cpuBefore
  agent.destroy()
  return { perSecond: answered / seconds, cpuMicrosecondsPerRequest: cpu / answered }
}

function once(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (incoming) => {
      if ((incoming.statusCode ?? 500) >= 400) reject(new Error(`${url} answered ${incoming.statusCode}`))
      incoming.resume()
      incoming.on('end', resolve)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** Rounds of the targets in turn, so that a noisy minute hits all of them; medians with their spread. */
export async function compare(targets: Target[], rounds = 5, milliseconds = 1_500) {
  const results = targets.map(() => [] as Figures[])
  for (const target of targets) await load(target, 500)
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, target] of targets.entries()) results[place]?.push(await load(target, milliseconds))
  }
  return results.map((figures) => ({
    perSecond: median(figures.map((figure) => figure.perSecond)),
    cpu: median(figures.map((figure) => figure.cpuMicrosecondsPerRequest)),
    cpuSpread: spread(figures.map((figure) => figure.cpuMicrosecondsPerRequest)),
  }))
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function spread(values: number[]): string {
  return `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`
}
