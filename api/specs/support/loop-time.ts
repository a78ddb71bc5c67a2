/** What one request may take of the event loop, whatever it holds (docs/security.md). */
export const LOOP_MAX_MS = 50
const TRIES = 3

type CpuTimes = { user: number; system: number }

/**
 * CPU milliseconds of the event loop's thread during `run`. Repeated while above the limit, because a garbage collection may
 * fall into it.
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

/** Names of what took too long, and the times; expected to be empty. */
export class SlowOnes {
  readonly found: string[] = []

  async watch(name: string, run: () => unknown, read?: () => CpuTimes | Promise<CpuTimes>) {
    const ms = await leastLoopMs(run, read)
    if (ms > LOOP_MAX_MS) this.found.push(`${name}: ${Math.round(ms)} ms`)
  }
}
