import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { spread } from '../support/load.ts'
import type { Bench } from '../support/part.ts'
import { cpuMicroseconds, type Measured } from '../support/processes.ts'
import type { Row } from '../support/report.ts'
import { runPeer } from '../support/run-peer.ts'

const rawArgon2 = fileURLToPath(new URL('../peers/raw-argon2.ts', import.meta.url))
const LOGINS = 20
const AT_ONCE = 24
const PROBES = 200

/** The cost of a login, and its effect on other requests. */
export async function benchLogin({ site }: Bench): Promise<Row[]> {
  const raw = JSON.parse(await runPeer(rawArgon2)) as { cpu: number; ms: number }
  await logIn(site.url)
  const before = cpuMicroseconds(site.pid)
  for (let round = 0; round < LOGINS; round += 1) await logIn(site.url)
  const cpu = (cpuMicroseconds(site.pid) - before) / 1000 / LOGINS
  return [
    {
      what: 'one login, CPU',
      ours: `${cpu.toFixed(1)} ms`,
      peer: `one raw argon2id check: ${raw.cpu.toFixed(1)} ms`,
      ratio: (cpu / raw.cpu).toFixed(2),
      budget: 'one hash: below 1.5 times a raw one',
      held: cpu / raw.cpu < 1.5,
    },
    await watchOthers(site, raw.ms),
  ]
}

/** An unknown account costs the same, since the response time must not reveal it. */
async function logIn(url: string) {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.org', password: 'plain stones in a row' }),
  })
  await answer.arrayBuffer()
  return answer.status
}

async function watchOthers(site: Measured, hashMs: number): Promise<Row> {
  const quiet = await probe(site.url)
  let isOver = false
  const keepLoggingIn = async () => {
    while (!isOver) await logIn(site.url)
  }
  const logins = Promise.all(Array.from({ length: AT_ONCE }, keepLoggingIn))
  await wait(300)
  const busy = await probe(site.url)
  isOver = true
  await logins
  return {
    what: `another request, p99 while ${AT_ONCE} log in at once`,
    ours: `${p99(busy).toFixed(1)} ms (${spread(busy, 1)})`,
    peer: `the same with nobody else: ${p99(quiet).toFixed(1)} ms`,
    ratio: (p99(busy) / p99(quiet)).toFixed(1),
    budget: `waits for no hash: below one (${hashMs.toFixed(0)} ms)`,
    held: p99(busy) < hashMs,
  }
}

async function probe(url: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < PROBES; round += 1) {
    const startedAt = performance.now()
    await (await fetch(`${url}/api/v1/health/live`)).arrayBuffer()
    times.push(performance.now() - startedAt)
    await wait(5)
  }
  return times
}

function p99(times: number[]) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}
