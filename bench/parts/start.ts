import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, spread } from '../support/load.ts'
import { siteFlags } from '../../testing/site-process.ts'
import { startProgram } from '../support/processes.ts'
import type { Row } from '../support/report.ts'

const server = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const npmStart = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const ROUNDS = 5

/** How long an operator waits: with an empty data folder, with what `npm start` checks, and for the server alone. */
export async function benchStart(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-bench-start-'))
  try {
    const cold = await time(server, folder, 1)
    const warm = await time(server, folder, ROUNDS)
    const whole = await time(npmStart, folder, ROUNDS)
    return [
      row('server, with an empty data folder', cold, null),
      row('server, from its start to its first answer', warm, null),
      row('second `npm start`, to the first answer', whole, 3_000),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function time(script: string, dataDir: string, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
    const program = await startProgram('site', script, '/api/v1/health/live', env, siteFlags)
    times.push(program.startedInMs)
    await program.stop()
  }
  return times
}

function row(what: string, times: number[], budgetMs: number | null): Row {
  return {
    what,
    ours: `${Math.round(median(times))} ms (${spread(times)})`,
    peer: '',
    ratio: '',
    budget: budgetMs === null ? '' : `within ${budgetMs} ms`,
    held: budgetMs === null ? null : median(times) <= budgetMs,
  }
}
