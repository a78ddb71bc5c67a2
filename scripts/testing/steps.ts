import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinEmbeddedPostgres } from '../../server/src/embedded-postgres.ts'
import { ensureBuilt } from '../ensure-built.ts'
import { findChromium } from './prepare-machine.ts'
import type { Setup, Step } from './run-step.ts'
import { startCluster } from '../../testing/postgres-cluster.ts'

/** The specs of commands may leave a development build; the others need the production build. */
const built: Setup = async (run) => {
  if ((await ensureBuilt()) !== 'done') throw new Error('The site could not be built')
  return run({ CHROMIUM: findChromium() ?? '' })
}

/** As `npm start` uses it. */
const onEmbeddedPostgres: Setup = async (run) => {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-embedded-'))
  const log = { info() {}, warn: console.warn, error: console.error }
  const embedded = await joinEmbeddedPostgres(folder, log)
  try {
    const { host, port } = embedded.connection
    // The site's role may not create databases; each spec file needs its own.
    return await run({
      SPEC_DATABASE_URL: `postgres://postgres@/postgres?host=${encodeURIComponent(host)}&port=${port}`,
    })
  } finally {
    await embedded.leave()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A separate server, reached over TCP. */
const onSeparatePostgres: Setup = async (run) => {
  const separate = await startCluster(['fsync=off', 'max_connections=200'])
  try {
    return await run({ SPEC_DATABASE_URL: separate.url })
  } finally {
    await separate.remove()
  }
}

export const steps = {
  format: { title: 'Format', check: ['oxfmt', '--check'] },
  lint: { title: 'Lint', check: ['oxlint', '--type-aware', '--deny-warnings'] },
  types: { title: 'Types', check: ['tsc', '-p', 'tsconfig.json'] },
  'web-types': { title: 'Types of the web package', check: ['tsc', '-p', 'web/tsconfig.json'] },
  'e2e-types': { title: 'Types of the browser tests', check: ['tsc', '-p', 'e2e/tsconfig.json'] },
  architecture: { title: 'Architecture', check: ['node', 'scripts/architecture/check-architecture.ts'] },
  unit: { title: 'Unit tests', vitest: 'unit' },
  build: { title: 'Build', check: ['node', 'scripts/build.ts'] },
  site: { title: 'Built pages', vitest: 'site', setup: built },
  'api-embedded': { title: 'API specs, embedded PostgreSQL', vitest: 'api', setup: onEmbeddedPostgres },
  'api-separate': { title: 'API specs, separate PostgreSQL', vitest: 'api', setup: onSeparatePostgres },
  'plans-embedded': { title: 'Query plans, embedded PostgreSQL', vitest: 'plans', setup: onEmbeddedPostgres },
  'plans-separate': { title: 'Query plans, separate PostgreSQL', vitest: 'plans', setup: onSeparatePostgres },
  server: { title: 'Server and embedded PostgreSQL', vitest: 'server', setup: built },
  'server-alone': { title: 'Server, one after the other', vitest: 'server-alone', setup: built },
  'server-long': { title: 'Server, long specs', vitest: 'server-long', setup: built },
  'server-long-alone': {
    title: 'Server, long, one after the other',
    vitest: 'server-long-alone',
    setup: built,
  },
  browser: { title: 'Browser, journeys', playwright: 'journeys', setup: built },
  'browser-details': { title: 'Browser, details', playwright: 'details', setup: built },
  'browser-matrix': { title: 'Browser, matrix', playwright: 'matrix', setup: built },
} satisfies Record<string, Step>

export type StepName = keyof typeof steps

/** Stages run one after the other, the rows of a stage in parallel, the steps of a row one after the other. */
type Stages = StepName[][][]

/**
 * `npm test` ends within ten minutes on two cores; `npm run test:matrix` runs the rest. The server's specs mostly wait for
 * starts, stops and timeouts, so the API's specs run beside them. Nothing runs beside the long specs that measure time.
 */
export const commands = {
  'npm test': [
    [
      ['format', 'lint', 'architecture'],
      ['types', 'web-types', 'e2e-types'],
    ],
    [
      ['unit', 'api-embedded'],
      ['build', 'site', 'server', 'server-alone'],
    ],
    [['browser']],
  ],
  'npm run test:matrix': [
    [['server-long'], ['api-separate', 'plans-embedded', 'plans-separate']],
    [['server-long-alone']],
    [['browser-details', 'browser-matrix']],
  ],
} satisfies Record<string, Stages>

export type CommandName = keyof typeof commands
