import { startCluster, type Cluster } from '../../testing/postgres-cluster.ts'
import { printSummary, toTable, type Row } from '../support/report.ts'
import { removeAllSites } from '../../testing/start-site.ts'
import type { Part, Trial } from './part.ts'
import { tryClock } from './parts/clock.ts'
import { tryDeliveries } from './parts/deliveries.ts'
import { tryDisk } from './parts/disk.ts'
import { tryInstances } from './parts/instances.ts'
import { tryKill } from './parts/kill.ts'
import { tryPostgres } from './parts/postgres.ts'
import { trySigterm } from './parts/sigterm.ts'
import { trySmtp } from './parts/smtp.ts'
import { tryStarting } from './parts/starting.ts'

const parts: Record<string, { title: string; run: Part }> = {
  kill: { title: 'Killed under write load', run: tryKill },
  deliveries: { title: 'Killed while telling 500 members', run: tryDeliveries },
  sigterm: { title: 'Told to stop under load', run: trySigterm },
  postgres: { title: 'PostgreSQL stopped and frozen', run: tryPostgres },
  disk: { title: 'Disk full', run: tryDisk },
  smtp: { title: 'Mail servers that misbehave', run: trySmtp },
  clock: { title: 'Clock that jumps', run: tryClock },
  instances: { title: 'Three instances behind a proxy', run: tryInstances },
  starting: { title: 'Starts, and answers that were lost', run: tryStarting },
}

/** `npm run faults` runs everything; `npm run faults -- kill smtp` runs the named parts; `--quick` fewer rounds. */
async function runFaults(words: string[]) {
  const isQuick = words.includes('--quick')
  const names = words.filter((word) => !word.startsWith('--'))
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`)

  let cluster: Promise<Cluster> | undefined
  const trial: Trial = {
    options: { isQuick },
    separate: () => (cluster ??= startCluster()),
    say: (text) => process.stdout.write(`${text}\n`),
  }
  const tables: string[] = []
  let isHeld = true
  try {
    for (const [name, { title, run }] of Object.entries(parts)) {
      if (names.length > 0 && !names.includes(name)) continue
      const startedAt = performance.now()
      trial.say(`\n── ${name}: ${title}`)
      const rows = await run(trial).catch((error: unknown) => [abortedRow(error)])
      await removeAllSites()
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      isHeld &&= rows.every((row) => row.held)
      tables.push(toTable(`${title} (${name}, ${seconds} s)`, rows))
      trial.say(tables.at(-1) ?? '')
    }
  } finally {
    await (await cluster)?.remove()
  }
  printSummary('faults', tables.join('\n'))
  process.exitCode = isHeld ? 0 : 1
}

function abortedRow(error: unknown): Row {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${reason}\n`)
  return { what: 'the trial itself', tried: '', outcome: `broke off: ${reason.split('\n')[0]}`, held: false }
}

await runFaults(process.argv.slice(2))
