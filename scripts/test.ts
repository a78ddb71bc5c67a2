import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinEmbeddedPostgres } from '../server/src/embedded-postgres.ts'
import { ensureBuilt } from './ensure-built.ts'
import { findChromium, prepareMachine } from './testing/prepare-machine.ts'
import { runCheck, runPlaywright, runVitest, type Outcome, type Say } from './testing/run-step.ts'
import { startSeparatePostgres } from './testing/separate-postgres.ts'

/** The API's specs on the embedded PostgreSQL, as `npm start` uses it. */
async function runSpecsEmbedded(say: Say): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-embedded-'))
  const log = { info() {}, warn: console.warn, error: console.error }
  const embedded = await joinEmbeddedPostgres(folder, log)
  try {
    const { host, port } = embedded.connection
    // The site's role may not create databases; each spec file needs its own.
    const url = `postgres://postgres@/postgres?host=${encodeURIComponent(host)}&port=${port}`
    return await runVitest(say, 'API specs, embedded PostgreSQL', 'api', { SPEC_DATABASE_URL: url })
  } finally {
    await embedded.leave()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same specs on a separate server, reached over TCP. */
async function runSpecsSeparate(say: Say): Promise<Outcome> {
  const separate = await startSeparatePostgres()
  try {
    return await runVitest(say, 'API specs, separate PostgreSQL', 'api', {
      SPEC_DATABASE_URL: separate.url,
    })
  } finally {
    await separate.stop()
  }
}

/** The specs of commands may leave a development build; browser tests need the production build. */
async function runJourneys(say: Say): Promise<Outcome> {
  if ((await ensureBuilt()) !== 'done') throw new Error('The site could not be built')
  return runPlaywright(say, 'Browser', { CHROMIUM: findChromium() ?? '' })
}

const steps = {
  format: (say) => runCheck(say, 'Format', 'oxfmt', ['--check']),
  lint: (say) => runCheck(say, 'Lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  types: (say) => runCheck(say, 'Types', 'tsc', ['-p', 'tsconfig.json']),
  'web-types': (say) => runCheck(say, 'Types of the web package', 'tsc', ['-p', 'web/tsconfig.json']),
  'e2e-types': (say) => runCheck(say, 'Types of the journeys', 'tsc', ['-p', 'e2e/tsconfig.json']),
  architecture: (say) =>
    runCheck(say, 'Architecture', 'node', ['scripts/architecture/check-architecture.ts']),
  unit: (say) => runVitest(say, 'Unit tests', 'unit'),
  build: (say) => runCheck(say, 'Build', 'node', ['scripts/build.ts']),
  site: (say) => runVitest(say, 'Built pages', 'site'),
  'api-embedded': runSpecsEmbedded,
  'api-separate': runSpecsSeparate,
  server: (say) => runVitest(say, 'Server and embedded PostgreSQL', 'server'),
  'server-alone': (say) => runVitest(say, 'Server, one after the other', 'server-alone'),
  browser: runJourneys,
} satisfies Record<string, (say: Say) => Promise<Outcome>>

type StepName = keyof typeof steps

/**
 * Stages run one after the other, the steps of a stage in parallel. The server's specs mostly wait for starts, stops and
 * timeouts, and the API's specs need no build: together they take hardly longer than the first alone.
 */
const stages: StepName[][][] = [
  [
    ['format', 'lint', 'architecture'],
    ['types', 'web-types', 'e2e-types'],
  ],
  [['unit'], ['build', 'site']],
  [
    ['server', 'server-alone'],
    ['api-embedded', 'api-separate'],
  ],
  [['browser']],
]

async function runRow(names: StepName[], isAlone: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const name of names) {
    const said: string[] = []
    const say = (text: string) => void (isAlone ? process.stdout.write(text) : said.push(text))
    outcomes.push(await steps[name](say))
    process.stdout.write(said.join(''))
  }
  return outcomes
}

async function runStages(wanted: (name: StepName) => boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const stage of stages) {
    const rows = stage.map((row) => row.filter(wanted)).filter((row) => row.length > 0)
    const done = await Promise.all(rows.map((row) => runRow(row, rows.length === 1)))
    outcomes.push(...done.flat())
  }
  return outcomes
}

/** `npm test` runs everything; `npm test -- lint unit` runs the named steps. */
async function test(names: string[]) {
  const unknown = names.filter((name) => !(name in steps))
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}`)
  prepareMachine()
  const outcomes = await runStages((name) => names.length === 0 || names.includes(name))
  console.log('')
  for (const { name, passed, failed, seconds } of outcomes) {
    console.log(
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(34)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${String(seconds).padStart(5)} s`,
    )
  }
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
  const total = (count: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[count], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') === 0 ? 0 : 1
}

try {
  await test(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}
