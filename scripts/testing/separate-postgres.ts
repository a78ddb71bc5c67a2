import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './find-free-port.ts'
import { findPostgres } from './prepare-machine.ts'

const UNPRIVILEGED = 65_534
/** A usual locale: with the plain C locale PostgreSQL folds only ASCII letters. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/** The system's PostgreSQL on a free port, in a temporary folder. */
export async function startSeparatePostgres() {
  const binaries = findPostgres()
  if (!binaries) throw new Error('There is no PostgreSQL on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-separate-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED)
  const user = { ...(isRoot && { uid: UNPRIVILEGED, gid: UNPRIVILEGED }), cwd: folder }
  const data = join(folder, 'data')

  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${LOCALE}`],
    {
      ...user,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)

  const port = await findFreePort()
  // Temporary data needs no durability.
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ]
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...user,
      stdio: 'ignore',
    },
  )
  await waitUntilReady(binaries, port)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(binaries: string, port: number) {
  for (let round = 0; round < 100; round += 1) {
    const answer = spawnSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])
    if (answer.status === 0) return
    await wait(100)
  }
  throw new Error('The separate PostgreSQL did not start')
}
