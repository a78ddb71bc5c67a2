import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The first step of every command. It runs under whatever Node.js the machine has (20 or newer) and needs no package:
 * it brings `node_modules` in line with the lock file, then goes on under the project's own Node.js.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const ownNode = `${root}node_modules/.bin/node`
const stamp = `${root}node_modules/.installed-lock`

function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  const installed = existsSync(stamp) && existsSync(ownNode) ? readFileSync(stamp, 'utf8') : ''
  if (installed === wanted) return
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The packages could not be installed: npm ci failed, see above')
    process.exit(status ?? 1)
  }
  if (!existsSync(ownNode)) {
    console.error('There is no Node.js package for this platform: see docs/decisions/0001-node-from-npm.md')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

/**
 * Garbage is collected in smaller heaps, and threads share what they have set free, so that the site stays small under load
 * (docs/decisions/0042-small-young-heap.md, docs/decisions/0061-the-heap-grows-in-small-steps.md).
 */
const flags = { 'start.ts': ['--max-semi-space-size=4'] }
const environment = { 'start.ts': { MALLOC_ARENA_MAX: '1' } }

/** Installs what is missing and runs one of our scripts under our own Node.js, with signals and exit code passed on. */
export function runUnderOwnNode(script, ...first) {
  ensureInstalled()
  const child = spawn(
    ownNode,
    [...(flags[script] ?? []), `${root}scripts/${script}`, ...first, ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...environment[script], ...process.env },
    },
  )
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
