import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { type DataFolder, isRoot, type Owner } from '../data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Binaries } from './find-binaries.ts'
import { chooseAccount } from './unprivileged-account.ts'

/** Starts PostgreSQL's programs as the owner of the database files. */
export type Launcher = {
  owner: Owner
  launch(command: string[], options: SpawnOptions): ChildProcess
}

/** PostgreSQL refuses to run as root, so root starts it as the owner of the data or as an unprivileged account. */
export async function chooseLauncher(
  folder: DataFolder,
  cluster: string,
  binaries: Binaries,
): Promise<Launcher> {
  const self = { uid: process.geteuid?.() ?? -1, gid: process.getegid?.() ?? -1 }
  if (!isRoot()) return { owner: self, launch: (command, options) => start(command, options) }

  const owner = await chooseOwner(folder, cluster)
  const asOwner: Launcher = { owner, launch: (command, options) => start(command, { ...options, ...owner }) }
  if (await reaches(asOwner, folder, binaries)) return asOwner

  const past = keepTraverseCapability(owner)
  const asOwnerPast: Launcher = { owner, launch: (command, options) => start([...past, ...command], options) }
  if (await reaches(asOwnerPast, folder, binaries)) return asOwnerPast
  throw new EmbeddedPostgresError(
    `it must not run as root, and user ${owner.uid} may not enter ${folder.path} or the folder of ${binaries.postgres}`,
  )
}

async function chooseOwner(folder: DataFolder, cluster: string): Promise<Owner> {
  const existing = await stat(cluster).catch(() => undefined)
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  if (folder.owner.uid !== 0) return folder.owner
  return chooseAccount(await readFile('/etc/passwd', 'utf8').catch(() => ''))
}

/** Asks the kernel, which also knows access lists. */
async function reaches(launcher: Launcher, folder: DataFolder, binaries: Binaries) {
  const script = 'test -x "$1" && test -r "$2" && test -x "$3"'
  const places = [binaries.postgres, binaries.bootstrapData, folder.path]
  const probe = launcher.launch(['/bin/sh', '-c', script, 'sh', ...places], { stdio: 'ignore' })
  try {
    const [code] = (await once(probe, 'exit')) as [number | null]
    return code === 0
  } catch {
    return false
  }
}

/**
 * Below a folder that others may not traverse (root's home), the unprivileged user keeps one capability of root, to traverse
 * folders. PostgreSQL checks its files by access(2), which ignores that capability unless the secure bit is set.
 */
function keepTraverseCapability({ uid, gid }: Owner) {
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
}

function start([program = '', ...args]: string[], options: SpawnOptions) {
  // A clean environment: PGDATA, PGPORT and the like are meant for another PostgreSQL.
  return spawn(program, args, {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...options,
  })
}
