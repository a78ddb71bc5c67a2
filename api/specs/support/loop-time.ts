/** What one request may take of the event loop, whatever it holds (docs/security.md). */
export const LOOP_MAX_MS = 50
const TRIES = 3

type CpuTimes = { user: number; system: number }

/**
 * Milliseconds that the thread of the event loop worked during `run`: time in which it waited, or another process had the
 * processor, does not count. Repeated while it is above the limit, as collecting garbage of others may fall into it.
 */
export async function leastLoopMs(
  run: () => unknown,
  read: () => CpuTimes | Promise<CpuTimes> = () => process.threadCpuUsage(),
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < TRIES && least > LOOP_MAX_MS; round += 1) {
    const before = await read()
    await run()
    const after = await read()
    least = Math.min(least, (after.user + after.system - before.user - before.system) / 1000)
  }
  return least
}

/** Names what took too long, and for how long; nothing is the wanted answer. */
export class SlowOnes {
  readonly found: string[] = []

  async watch(name: string, run: () => unknown, read?: () => CpuTimes | Promise<CpuTimes>) {
    const ms = await leastLoopMs(run, read)
    if (ms > LOOP_MAX_MS) this.found.push(`${name}: ${Math.round(ms)} ms`)
  }
}
