import { once } from 'node:events'
import { chmod, chown, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type DataFolder, isRoot, syncFolder } from '../data-folder.ts'
import type { Launcher } from './become-user.ts'
import { EmbeddedPostgresError, explainFailure } from './embedded-postgres-error.ts'
import type { Binaries } from './find-binaries.ts'

const DRAFT_PREFIX = 'postgres.new-'

/** The same sort order and Unicode case mapping on every machine. */
const INITDB_OPTIONS = [
  '--username=postgres',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=reject',
]

/** Creates the database folder if missing, atomically by a rename. */
export async function initialiseCluster(
  folder: DataFolder,
  cluster: string,
  binaries: Binaries,
  launcher: Launcher,
  signal?: AbortSignal,
) {
  await removeDrafts(folder)
  if (await isInitialised(cluster)) return adoptCluster(cluster, launcher)
  const draft = await mkdtemp(join(folder.path, DRAFT_PREFIX))
  try {
    if (isRoot()) await chown(draft, launcher.owner.uid, launcher.owner.gid)
    await runInitdb(binaries, launcher, draft, signal)
    await rename(draft, cluster)
    await syncFolder(folder.path)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function isInitialised(cluster: string) {
  const files = await readdir(cluster).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (files.length > 0 && !files.includes('PG_VERSION')) {
    throw new EmbeddedPostgresError(`${cluster} holds something else than a PostgreSQL database`)
  }
  return files.length > 0
}

/** Left by a first start that was killed. Its initdb may still be running: then the next start removes it. */
async function removeDrafts(folder: DataFolder) {
  for (const name of await readdir(folder.path)) {
    if (name.startsWith(DRAFT_PREFIX)) await rm(join(folder.path, name), { recursive: true }).catch(() => {})
  }
}

/** A folder that root copied belongs to root, and PostgreSQL refuses it. */
async function adoptCluster(cluster: string, { owner }: Launcher) {
  if (!isRoot() || (await stat(cluster)).uid === owner.uid) return
  for (const name of ['', ...(await readdir(cluster, { recursive: true }))]) {
    await chown(join(cluster, name), owner.uid, owner.gid)
  }
  await chmod(cluster, 0o700)
}

async function runInitdb(binaries: Binaries, launcher: Launcher, draft: string, signal?: AbortSignal) {
  const command = [binaries.initdb, '-D', draft, ...INITDB_OPTIONS]
  const firstEnd = await run(launcher, command, signal)
  const isNameless = firstEnd.output.includes('could not look up effective user ID')
  const end = isNameless ? ((await runWithUserName(launcher, command, signal)) ?? firstEnd) : firstEnd
  if (end.code === 0) return
  throw new EmbeddedPostgresError(`its data folder could not be made: ${explainFailure(end.output)}`)
}

/** initdb needs a user name; in containers a user is often only a number. Run it as `nobody` in a user namespace if allowed. */
async function runWithUserName(launcher: Launcher, command: string[], signal?: AbortSignal) {
  const lending = ['unshare', '--user', '--map-user=65534', '--map-group=65534', ...command]
  try {
    const end = await run(launcher, lending, signal)
    return end.output.startsWith('unshare:') ? undefined : end
  } catch {
    return undefined
  }
}

/** Waits for its end, also after an abort: initdb stops its own programs first. */
async function run(launcher: Launcher, command: string[], signal?: AbortSignal) {
  signal?.throwIfAborted()
  // In its own session, like the server: Ctrl-C would kill its child programs.
  const child = launcher.launch(command, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => child.kill('SIGTERM')
  signal?.addEventListener('abort', stop)
  let output = ''
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, output }
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
