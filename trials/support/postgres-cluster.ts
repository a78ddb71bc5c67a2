import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../scripts/testing/find-free-port.ts'
import { signalTree } from './processes.ts'

const UNPRIVILEGED = 65_534
const SECRET_KEY = 'a key for trials and for nothing else'

/** A separate PostgreSQL with its usual settings, which a trial may stop, freeze and kill. */
export type Cluster = {
  /** The settings with which a site uses a new, empty database of it. */
  makeDatabase(): Promise<{ url: string; env: Record<string, string> }>
  start(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
  freeze(): void
  thaw(): void
  remove(): Promise<void>
}

export async function startCluster(): Promise<Cluster> {
  const binaries = findBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-cluster-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED)
  const user = { ...(isRoot && { uid: UNPRIVILEGED, gid: UNPRIVILEGED }), cwd: folder }
  const data = join(folder, 'data')
  const run = (name: string, ...parameters: string[]) =>
    spawnSync(join(binaries, name), parameters, { ...user, encoding: 'utf8' })
  const made = run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await findFreePort()
  const place = ['-h', '127.0.0.1', '-p', String(port)]
  let server: ChildProcess | undefined
  let databases = 0

  const cluster: Cluster = {
    async makeDatabase() {
      const name = `trial${(databases += 1)}`
      const { status, stderr } = run('createdb', ...place, '-U', 'postgres', name)
      if (status !== 0) throw new Error(`createdb failed: ${stderr}`)
      const url = `postgres://postgres@127.0.0.1:${port}/${name}`
      return { url, env: { DATABASE_URL: url, SECRET_KEY } }
    },
    async start() {
      const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`]
      const parameters = ['-D', data, '-p', String(port), ...settings]
      const launch = () =>
        (server = spawn(join(binaries, 'postgres'), parameters, { ...user, stdio: 'ignore' }))
      let started = launch()
      for (let round = 0; run('pg_isready', ...place).status !== 0; round += 1) {
        if (round > 300) throw new Error('The separate PostgreSQL did not start')
        await wait(50)
        // After a kill the old shared memory may still be in use for a moment, and the new server ends at once.
        if (started.exitCode !== null) started = launch()
      }
    },
    async stop(signal = 'SIGINT') {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const ended = new Promise((resolve) => server?.once('exit', resolve))
      if (signal === 'SIGKILL') signalTree(server.pid ?? 0, signal)
      else server.kill(signal)
      await ended
    },
    freeze: () => signalTree(server?.pid ?? 0, 'SIGSTOP'),
    thaw: () => signalTree(server?.pid ?? 0, 'SIGCONT'),
    async remove() {
      cluster.thaw()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await cluster.start()
  return cluster
}

/** The newest PostgreSQL that the system has. */
function findBinaries(): string {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...newest.map((version) => `/usr/lib/postgresql/${version}/bin`),
    '/usr/local/bin',
    '/opt/homebrew/bin',
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')))
  if (!found) throw new Error('There is no PostgreSQL on this machine: install the package postgresql')
  return found
}
