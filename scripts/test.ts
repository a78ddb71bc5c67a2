import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinEmbeddedPostgres } from '../server/src/embedded-postgres.ts'
import { buildAll } from './build.ts'
import { isStale } from './stale.ts'
import { findChromium, prepareMachine } from './testing/prepare-machine.ts'
import { runCheck, runPlaywright, runVitest, type Outcome } from './testing/run-step.ts'
import { startSeparatePostgres } from './testing/separate-postgres.ts'

/** The API's specs on the embedded PostgreSQL, as `npm start` uses it. */
async function runSpecsEmbedded(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-embedded-'))
  const log = { info() {}, warn: console.warn, error: console.error }
  const embedded = await joinEmbeddedPostgres(folder, log)
  try {
    const { host, port } = embedded.connection
    // The site's own role owns its database and may not create others; the specs want one each.
    const url = `postgres://postgres@/postgres?host=${encodeURIComponent(host)}&port=${port}`
    return await runVitest('API specs, embedded PostgreSQL', 'api', { SPEC_DATABASE_URL: url })
  } finally {
    await embedded.leave()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same specs on a separate server, reached over TCP. */
async function runSpecsSeparate(): Promise<Outcome> {
  const separate = await startSeparatePostgres()
  try {
    return await runVitest('API specs, separate PostgreSQL', 'api', { SPEC_DATABASE_URL: separate.url })
  } finally {
    await separate.stop()
  }
}

/** What the commands' specs leave behind may be a build for developers: visitors' journeys are made on theirs. */
async function runJourneys(): Promise<Outcome> {
  if (await isStale()) await buildAll('production')
  return runPlaywright('Browser', { CHROMIUM: findChromium() ?? '' })
}

const steps: Record<string, () => Promise<Outcome>> = {
  format: () => runCheck('Format', 'oxfmt', ['--check']),
  lint: () => runCheck('Lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  types: () => runCheck('Types', 'tsc', ['-p', 'tsconfig.json']),
  'web-types': () => runCheck('Types of the web room', 'tsc', ['-p', 'web/tsconfig.json']),
  'e2e-types': () => runCheck('Types of the journeys', 'tsc', ['-p', 'e2e/tsconfig.json']),
  architecture: () => runCheck('Architecture', 'node', ['scripts/architecture/check-architecture.ts']),
  unit: () => runVitest('Unit tests', 'unit'),
  build: () => runCheck('Build', 'node', ['scripts/build.ts']),
  site: () => runVitest('Built pages', 'site'),
  'api-embedded': runSpecsEmbedded,
  'api-separate': runSpecsSeparate,
  server: () => runVitest('Server and embedded PostgreSQL', 'server'),
  browser: runJourneys,
}

/** `npm test` runs everything; `npm test -- lint unit` runs the named steps. */
async function test(names: string[]) {
  const unknown = names.filter((name) => !(name in steps))
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}`)
  prepareMachine()
  const outcomes: Outcome[] = []
  for (const [name, step] of Object.entries(steps)) {
    if (names.length === 0 || names.includes(name)) outcomes.push(await step())
  }
  console.log('')
  for (const { name, passed, failed, seconds } of outcomes) {
    console.log(
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(34)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${String(seconds).padStart(5)} s`,
    )
  }
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
