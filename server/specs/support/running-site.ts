import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../../scripts/testing/find-free-port.ts'

const bundle = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const START_LIMIT_MS = 60_000

export type RunningSite = {
  url: string
  pid: number
  /** Everything it printed, and every log line, so far. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts the built site as its own process, as an operator does. */
export async function startSite(env: Record<string, string>): Promise<RunningSite> {
  const port = env['PORT'] ?? String(await findFreePort())
  const { child, output } = launch({ ...env, PORT: port })
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${output()}`)), START_LIMIT_MS)
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output()}`)))
    child.stdout?.on('data', () => {
      if (!output().includes('is ready at')) return
      clearTimeout(timer)
      resolve()
    })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output,
    stop: (signal = 'SIGTERM') => stop(child, signal),
  }
}

/** A site that is still starting, to be stopped. */
export async function beginSite(env: Record<string, string>): Promise<Pick<RunningSite, 'output' | 'stop'>> {
  const { child, output } = launch({ ...env, PORT: String(await findFreePort()) })
  return { output, stop: (signal = 'SIGTERM') => stop(child, signal) }
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
}

/** For starts that are expected to fail: exit code and output. */
export function runToEnd(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(env)
  // A site that starts unexpectedly must be stopped.
  const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS / 2)
  return new Promise((resolve) =>
    child.once('exit', (code) => {
      clearTimeout(timer)
      resolve({ code, output: output() })
    }),
  )
}

function launch(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [bundle], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', ...env },
  })
  let text = ''
  const keep = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return { child, output: () => text }
}
