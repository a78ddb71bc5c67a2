import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './find-free-port.ts'
import { siteFlags, siteProgram } from './site-process.ts'

const script = fileURLToPath(new URL('hold-socket.pl', import.meta.url))
const START_LIMIT_MS = 60_000

export type HeldSite = {
  port: number
  url: string
  output(): string
  /** As `systemctl restart`: a stop signal, then the start; returns the exit code. */
  restart(): Promise<number>
  stop(): Promise<void>
}

/** The built site on a port that another process holds, as systemd does (`deploy/systemd/aurivane@.socket`). */
export async function startHeldSite(env: Record<string, string>): Promise<HeldSite> {
  const port = await findFreePort()
  const child = spawn('perl', [script, String(port), process.execPath, ...siteFlags, siteProgram], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
  })
  let text = ''
  const keep = (chunk: Buffer) => (text += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)

  async function untilStarted(times: number) {
    const giveUpAt = Date.now() + START_LIMIT_MS
    while (text.split('is ready at').length <= times) {
      if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(`The site did not start: ${text}`)
      await wait(10)
    }
  }

  let starts = 1
  await untilStarted(starts)
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    output: () => text,
    async restart() {
      child.kill('SIGHUP')
      starts += 1
      await untilStarted(starts)
      return Number([...text.matchAll(/exit code (\d+)/g)].at(-1)?.[1])
    },
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
