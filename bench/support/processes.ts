import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../testing/find-free-port.ts'

export type Measured = {
  name: string
  url: string
  pid: number
  startedInMs: number
  /** Further processes that contribute to its answers. */
  pidsBehind?: number[]
  /** The certificate that clients must trust, with TLS. */
  certificate?: string
  stop(): Promise<void>
}

const TICKS_PER_SECOND = 100
/** A start that migrates a large database takes longest. */
const GIVE_UP_MS = 300_000

/** Starts a program that listens on PORT, and waits until it answers at `readyPath`. */
export async function startProgram(
  name: string,
  script: string,
  readyPath: string,
  env: Record<string, string> = {},
  flags: string[] = [],
): Promise<Measured> {
  const port = await findFreePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...flags, script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), ...env },
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(child, url + readyPath)
  const startedInMs = performance.now() - startedAt
  return { name, url, pid: child.pid ?? 0, startedInMs, stop: () => stop(child) }
}

async function waitUntilReady(child: ChildProcess, url: string) {
  const giveUpAt = performance.now() + GIVE_UP_MS
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await wait(10)
  }
  throw new Error(`Nothing answers at ${url}`)
}

async function stop(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Processor time that a process has used so far, in microseconds (Linux). */
export function cpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000_000
}
