import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './find-free-port.ts'
import { findPostgres } from './find-postgres.ts'
import { signalTree } from './processes.ts'

const UNPRIVILEGED = 65_534
/** A usual locale: with the plain C locale PostgreSQL folds only ASCII letters. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
const SECRET_KEY = 'a key for trials and for nothing else'

/** A separate PostgreSQL on a free port, in a temporary folder, which a test may stop, freeze and kill. */
export type Cluster = {
  /** The database `postgres`. */
  url: string
  /** The settings with which a site uses a new, empty database of it. */
  makeDatabase(): Promise<{ url: string; env: Record<string, string> }>
  start(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
  freeze(): void
  thaw(): void
  remove(): Promise<void>
}

/** `settings` are further ones of PostgreSQL, such as `fsync=off`. */
export async function startCluster(settings: string[] = []): Promise<Cluster> {
  const binaries = findPostgres()
  if (!binaries) throw new Error('There is no PostgreSQL on this machine: install the package postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-cluster-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED)
  const user = { ...(isRoot && { uid: UNPRIVILEGED, gid: UNPRIVILEGED }), cwd: folder }
  const data = join(folder, 'data')
  const run = (name: string, ...parameters: string[]) =>
    spawnSync(join(binaries, name), parameters, { ...user, encoding: 'utf8' })
  const made = run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${LOCALE}`)
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await findFreePort()
  const place = ['-h', '127.0.0.1', '-p', String(port)]
  let server: ChildProcess | undefined
  let databases = 0

  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`

  const cluster: Cluster = {
    url: urlOf('postgres'),
    async makeDatabase() {
      const name = `trial${(databases += 1)}`
      const { status, stderr } = run('createdb', ...place, '-U', 'postgres', name)
      if (status !== 0) throw new Error(`createdb failed: ${stderr}`)
      const url = urlOf(name)
      return { url, env: { DATABASE_URL: url, SECRET_KEY } }
    },
    async start() {
      const all = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings]
      const parameters = ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])]
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
