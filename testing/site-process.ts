import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The V8 option of `npm start` and of the files in `deploy/`; benchmarks and trials use it too. */
export const siteFlags = ['--max-semi-space-size=4']

/** The built site. */
export const siteProgram = fileURLToPath(new URL('../server/dist/main.js', import.meta.url))
const START_LIMIT_MS = 60_000
const OUTPUT_KEPT_CHARS = 1_000_000

export type SiteProcess = {
  pid: number
  /** Everything it printed so far, log lines included, without the oldest part of a very long output. */
  output(): string
  /** The exit code, or null where a signal ended it. */
  ended: Promise<number | null>
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** The built site as a process of its own, as an operator starts it, with these settings only. */
export function launchSite(env: Record<string, string>): SiteProcess {
  if (!existsSync(siteProgram)) throw new Error('The site is not built: run `npm run build` first')
  const child = spawn(process.execPath, [...siteFlags, siteProgram], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...env },
  })
  let text = ''
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-OUTPUT_KEPT_CHARS)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return {
    pid: child.pid ?? 0,
    output: () => text,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

export async function untilReady({ output, ended }: Pick<SiteProcess, 'output' | 'ended'>): Promise<void> {
  const giveUpAt = Date.now() + START_LIMIT_MS
  const isEnded = ended.then(() => true)
  while (!output().includes('is ready at')) {
    const tick = new Promise<false>((resolve) => setTimeout(() => resolve(false), 10))
    if (await Promise.race([isEnded, tick])) throw new Error(`The site ended: ${output()}`)
    if (Date.now() > giveUpAt) throw new Error(`The site did not start in time: ${output()}`)
  }
}
