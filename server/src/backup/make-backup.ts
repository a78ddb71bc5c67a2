import { access, mkdir, readFile, realpath } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Client } from 'pg'
import { joinEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres.ts'
import { BackupError } from './backup-error.ts'
import { FORMAT, MANIFEST, type Manifest, type Sums } from './manifest.ts'
import { entryOf, isFolder, readCluster, readLog, readRest } from './read-data-folder.ts'
import { takeSums, writeArchive, type Entry } from './write-archive.ts'

type Log = Parameters<typeof joinEmbeddedPostgres>[1]
type Made = { file: string; bytes: number; sha256: string; hasSecretKey: boolean }

/** Copies everything that DATA_DIR keeps into one file, also while the site runs and writes. */
export async function makeBackup(dataDir: string, target: string | undefined, log: Log): Promise<Made> {
  await readVersion(dataDir)
  const embedded = await joinEmbeddedPostgres(dataDir, log)
  try {
    return await copyRunning(dataDir, embedded, target)
  } finally {
    await embedded.leave()
  }
}

/** The same for a process that uses the database already. */
export async function copyRunning(
  dataDir: string,
  embedded: EmbeddedPostgres,
  target: string | undefined,
): Promise<Made> {
  const madeAt = new Date()
  const postgres = await readVersion(dataDir)
  const file = await chooseFile(target, madeAt)
  const sums: Sums = {}
  const hasSecretKey = () => 'secret-key' in sums
  const newestMigration = await readNewestMigration(embedded)
  const facts = { product: 'aurivane', format: FORMAT, madeAt: madeAt.toISOString() } as const
  const describe = (): Manifest => ({
    ...facts,
    postgres,
    newestMigration,
    hasSecretKey: hasSecretKey(),
    files: sums,
  })
  const entries = withManifest(takeSums(readEverything(await realpath(dataDir), embedded), sums), describe)
  const written = await writeArchive(file, entries, madeAt)
  return { file, hasSecretKey: hasSecretKey(), ...written }
}

async function* withManifest(entries: AsyncIterable<Entry>, describe: () => Manifest): AsyncGenerator<Entry> {
  yield* entries
  yield entryOf(MANIFEST, Buffer.from(JSON.stringify(describe())))
}

/**
 * PostgreSQL's low-level backup: start it, copy the files, stop it for the label, copy the write-ahead log of that time. The
 * slot keeps the log from being recycled; both end with the connection. Mails are copied last: one that was sent meanwhile
 * is there twice rather than not at all.
 */
async function* readEverything(dataDir: string, embedded: EmbeddedPostgres): AsyncGenerator<Entry> {
  const cluster = join(dataDir, 'postgres')
  const client = await connect(embedded, 'postgres')
  try {
    const slot = `aurivane_backup_${process.pid}`
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    const first = await ask(
      client,
      "select pg_walfile_name(pg_backup_start('aurivane', fast => true)) as value",
    )
    yield* readCluster(cluster)
    const { rows } = await client.query<{ last: string; label: string }>(
      'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(wait_for_archive => false)',
    )
    const { last = '', label = '' } = rows[0] ?? {}
    yield entryOf('postgres/backup_label', Buffer.from(label))
    yield* readLog(cluster, first, last)
    yield* readRest(dataDir)
  } finally {
    await client.end()
  }
}

/** Only a superuser may back up. Uses the same private socket. */
async function connect({ connection }: EmbeddedPostgres, database: string) {
  const client = new Client({ ...connection, user: 'postgres', database })
  // The running query fails as well; an `error` event without listener would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

async function ask(client: Client, sql: string): Promise<string> {
  const { rows } = await client.query<{ value: string | null }>(sql)
  return rows[0]?.value ?? ''
}

async function readNewestMigration(embedded: EmbeddedPostgres): Promise<number> {
  const client = await connect(embedded, embedded.connection.database)
  try {
    const isMade = await ask(client, "select to_regclass('drizzle.__drizzle_migrations')::text as value")
    if (!isMade) return 0
    return Number(
      await ask(client, 'select max(created_at)::text as value from drizzle.__drizzle_migrations'),
    )
  } finally {
    await client.end()
  }
}

async function readVersion(dataDir: string) {
  const file = join(dataDir, 'postgres', 'PG_VERSION')
  const version = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new BackupError(`There is no database in DATA_DIR (${resolve(dataDir)}): nothing to back up`)
  })
  return version.trim()
}

/** A file that does not exist yet; a folder gets one named after the time. */
async function chooseFile(target: string | undefined, madeAt: Date) {
  const name = `aurivane-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
  const wanted = resolve(target ?? 'backups')
  const isMeantAsFolder = target === undefined || target.endsWith('/') || (await isFolder(wanted))
  const file = isMeantAsFolder ? join(wanted, name) : wanted
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  if (await exists(file)) throw new BackupError(`${file} exists already: backups are never overwritten`)
  return file
}

function exists(path: string) {
  return access(path).then(
    () => true,
    () => false,
  )
}
