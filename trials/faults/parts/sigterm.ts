import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { embeddedUrl } from '../../../testing/query.ts'
import type { Row } from '../../support/report.ts'
import { startSite, type Site } from '../../../testing/start-site.ts'
import type { Part, Trial } from '../part.ts'
import { findStored, verifyWrites } from '../verify-writes.ts'
import { WriteLoad } from '../writers.ts'

const ROUNDS = 10
const QUICK_ROUNDS = 2
const WRITES_PER_ROUND = 100
/** A supervisor waits ten seconds as a rule. */
const EXIT_LIMIT_MS = 9_000

export const trySigterm: Part = async (trial) => {
  const { url, env } = await (await trial.separate()).makeDatabase()
  return [
    await stopOften('embedded', {}, (site) => embeddedUrl(site.dataDir), true, trial),
    await stopOften('separate', env, () => url, true, trial),
    await stopOften('separate', env, () => url, false, trial),
  ]
}

async function stopOften(
  name: string,
  env: Record<string, string>,
  databaseUrl: (site: Site) => string,
  keepAlive: boolean,
  { options }: Trial,
): Promise<Row> {
  const rounds = options.isQuick ? QUICK_ROUNDS : ROUNDS
  const load = new WriteLoad()
  let site = await startSite({ env })
  const again = { ...env, DATA_DIR: site.dataDir, PORT: String(site.port) }
  await load.prepare(site)
  const codes: (number | null)[] = []
  const durations: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    load.start(site.url, { keepAlive })
    await load.untilAcknowledged(WRITES_PER_ROUND)
    await wait(randomInt(100))
    const toldAt = performance.now()
    codes.push(await site.stop('SIGTERM'))
    durations.push(performance.now() - toldAt)
    await load.stop()
    site = await startSite({ env: again })
  }
  const { lost, refusedButThere, halfWritten } = await verifyWrites(load, databaseUrl(site))
  const stored = await findStored(databaseUrl(site))
  const unanswered = load.writes.filter(({ outcome, answer }) => outcome === 'unknown' && answer.status === 0)
  // An answer to a meeting may be there because the same one was acknowledged at another time.
  const acknowledged = new Set(load.acknowledged.map(({ kind, mark }) => `${kind} ${mark}`))
  const unansweredButThere = unanswered.filter(
    (write) => stored(write) && !acknowledged.has(`${write.kind} ${write.mark}`),
  )
  await site.stop()
  rmSync(site.dataDir, { recursive: true, force: true })
  const slowest = Math.max(...durations)
  return {
    what: `SIGTERM, ${name} PostgreSQL, ${keepAlive ? 'connections kept' : 'a connection per request'}`,
    tried: `${rounds} stops, ${load.writes.length} writes`,
    outcome:
      `${load.acknowledged.length} acknowledged, ${lost.length + refusedButThere.length} lost, ` +
      `${unanswered.length} connections closed before the request was read, ` +
      `${unansweredButThere.length} written without an answer, exit codes ${[...new Set(codes)].join(', ')}, ` +
      `slowest ${(slowest / 1000).toFixed(1)} s`,
    held:
      lost.length + refusedButThere.length + halfWritten.length + unansweredButThere.length === 0 &&
      codes.every((code) => code === 0) &&
      slowest < EXIT_LIMIT_MS,
  }
}
