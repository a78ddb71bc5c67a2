import { spawn } from 'node:child_process'
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

const PROGRESS_EVERY_MS = 10_000

const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** Runs a program, passes signals on to it, and returns how it ended. `onError` gets what it writes to a piped stderr. */
function run(command, parameters, options, onError = () => {}) {
  return new Promise((resolve, reject) => {
    let isStopped = false
    const passOn = (signal) => {
      isStopped = true
      child.kill(signal)
    }
    // Listen before it is started: a signal in between would end only this process.
    for (const signal of stopSignals) process.on(signal, passOn)
    const child = spawn(command, parameters, { cwd: root, ...options })
    child.stderr?.setEncoding('utf8').on('data', onError)
    child.once('error', reject)
    child.once('exit', (code, killer) => {
      resolve({ code, isStopped: isStopped || stopSignals.includes(killer) })
    })
  })
}

/** Install scripts of packages run under our own Node.js, which needs a library that minimal systems lack. */
function describeFailure(errors) {
  const library = /error while loading shared libraries: (\S+):/.exec(errors)?.[1]
  if (library === undefined) return 'The packages could not be installed: npm ci failed, see above'
  const help =
    library === 'libatomic.so.1'
      ? 'Debian and Ubuntu: apt-get install libatomic1; Fedora: dnf install libatomic'
      : 'Install it and try again'
  return `Node.js 26 needs the library ${library}, which is missing here. ${help}`
}

async function ensureInstalled(script) {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  const installed = existsSync(stamp) && existsSync(ownNode) ? readFileSync(stamp, 'utf8') : ''
  if (installed === wanted) return
  console.log('Installing packages. Only needed once, and usually done within a minute …')
  const startedAt = Date.now()
  const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  const progress = setInterval(() => console.log(`  still installing, ${elapsed()}`), PROGRESS_EVERY_MS)
  let errors = ''
  const { code, isStopped } = await run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: ['ignore', 'inherit', 'pipe'], shell: process.platform === 'win32' },
    (text) => {
      errors += text
      process.stderr.write(text)
    },
  )
  clearInterval(progress)
  if (isStopped) process.exit(codeOfStopped(script))
  if (code !== 0) {
    console.error(describeFailure(errors))
    process.exit(code ?? 1)
  }
  if (!existsSync(ownNode)) {
    console.error('There is no Node.js package for this platform: see docs/decisions/0001-node-from-npm.md')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
  console.log(`Installed in ${elapsed()}`)
}

/** A small young generation: under load V8 would let it grow to 32 MB and keep it. */
const flags = { 'start.ts': ['--max-semi-space-size=4'] }

/** A long-running command that is stopped has succeeded; any other command that is stopped has failed. */
function codeOfStopped(script) {
  return script === 'start.ts' || script === 'dev.ts' ? 0 : 1
}

/** Installs what is missing and runs one of our scripts under our own Node.js; passes signals and exit code on. */
export async function runUnderOwnNode(script, ...first) {
  await ensureInstalled(script)
  const { code, isStopped } = await run(
    ownNode,
    [...(flags[script] ?? []), `${root}scripts/${script}`, ...first, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  )
  process.exitCode = code ?? (isStopped ? codeOfStopped(script) : 1)
}
