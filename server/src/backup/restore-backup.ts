import { execFile } from 'node:child_process'
import { access, chmod, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findNewestMigration } from '@aurivane/api'
import { Client } from 'pg'
import { changeOwner, isRoot, openDataFolder, syncFolder, type DataFolder } from '../data-folder.ts'
import { joinEmbeddedPostgres, whileUnused } from '../embedded-postgres.ts'
import { findBinaries } from '../postgres/find-binaries.ts'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './manifest.ts'
import { unpackArchive } from './read-archive.ts'

type Log = Parameters<typeof joinEmbeddedPostgres>[1]
type Options = { dataDir: string; file: string; force: boolean; log: Log }
type Restored = {
  madeAt: string
  members: number
  clubs: number
  hasSecretKey: boolean
  replaced: string | null
}

/** The contents of a backup; the rest of a data folder (locks, logs) is recreated. */
const CONTENTS = ['mail', 'demo-accounts.txt', 'secret-key', 'postgres']
/** What may have been ended or used since the backup, by table; docs/operations.md has the same. Proofs end with their sessions. */
export const VOIDED: Record<string, string> = {
  sessions: 'delete from sessions',
  mail_tokens: 'delete from mail_tokens',
  restore_tokens: 'delete from restore_tokens',
  passkey_challenges: 'delete from passkey_challenges',
  email_changes: "update email_changes set state = 'cancelled', ended_at = now() where state = 'pending'",
}
const STOP_ROUNDS = 30
const DRAFT_PREFIX = 'restore.new-'
/** Files that an unused data folder may contain. */
const harmless = /^(postgres\.(turn|members|log)|lost\+found|backups|restore\.new-.*|replaced-.*)$/

/**
 * Replaces the contents of DATA_DIR by a backup. It is unpacked, verified, started and queried in a folder beside it first, so
 * that a failure changes nothing. The old contents are moved aside, never deleted.
 */
export async function restoreBackup({ dataDir, file, force, log }: Options): Promise<Restored> {
  await mustExist(file)
  const folder = await openDataFolder(dataDir)
  if (!force) await mustBeEmpty(folder)
  const isFree = await whileUnused(dataDir, async () => {})
  if (!isFree) throw inUse(folder)
  await removeDrafts(folder)
  const draft = await mkdtemp(join(folder.path, DRAFT_PREFIX))
  try {
    // Started by root, PostgreSQL runs as another user, who needs to traverse the folder.
    await chmod(draft, isRoot() ? 0o711 : 0o700)
    await changeOwner(draft, folder.owner)
    const manifest = await unpackArchive(resolve(file), draft)
    await handFilesToOwner(draft, folder)
    await mustFit(manifest)
    const counts = await verifyDatabase(draft, log)
    const swapped = await whileUnused(dataDir, () => swap(folder, draft))
    if (!swapped) throw inUse(folder)
    const { madeAt, hasSecretKey } = manifest
    return { madeAt, hasSecretKey, ...counts, replaced: swapped.result }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function mustExist(file: string) {
  await access(file).catch(() => {
    throw new BackupError(`There is no file ${resolve(file)}, or it may not be read`)
  })
}

async function mustBeEmpty(folder: DataFolder) {
  const found = (await readdir(folder.path)).filter((name) => !harmless.test(name))
  if (found.length === 0) return
  throw new BackupError(
    `DATA_DIR (${folder.path}) is not empty: with --force its contents are moved aside and replaced`,
  )
}

function inUse(folder: DataFolder) {
  return new BackupError(`The site runs on DATA_DIR (${folder.path}): stop it first`)
}

/** Left by a restore that was killed. */
async function removeDrafts(folder: DataFolder) {
  for (const name of await readdir(folder.path)) {
    if (name.startsWith(DRAFT_PREFIX)) await rm(join(folder.path, name), { recursive: true, force: true })
  }
}

/** The owner of the database's own files is set when PostgreSQL is started. */
async function handFilesToOwner(draft: string, folder: DataFolder) {
  const mails = await readdir(join(draft, 'mail')).catch(() => [])
  const names = [...(mails.length > 0 ? ['mail'] : []), ...mails.map((name) => join('mail', name))]
  for (const name of [...names, 'secret-key', 'demo-accounts.txt']) {
    await changeOwner(join(draft, name), folder.owner).catch(ignoreMissing)
  }
}

async function mustFit({ postgres, newestMigration }: Manifest) {
  const { postgres: program } = await findBinaries()
  const { stdout } = await promisify(execFile)(program, ['--version'])
  const major = /\d+/.exec(stdout)?.[0] ?? ''
  if (postgres !== major) {
    throw new BackupError(
      `This backup was made with PostgreSQL ${postgres}; this release brings ${major}. Restore it with the release that made it`,
    )
  }
  if (newestMigration > (await findNewestMigration())) {
    throw new BackupError('This backup was made by a newer release: restore it with that one, or a later one')
  }
}

/**
 * Starts the restored database, which recovers it, and queries it. Sessions that were ended and links that were used since
 * the backup would be valid again, so none of them stays.
 */
async function verifyDatabase(draft: string, log: Log) {
  const embedded = await joinEmbeddedPostgres(draft, log)
  try {
    const client = new Client(embedded.connection)
    client.on('error', () => {})
    await client.connect()
    try {
      await voidAccess(client)
      return { members: await count(client, 'users'), clubs: await count(client, 'clubs') }
    } finally {
      await client.end()
    }
  } finally {
    await embedded.leave()
    await untilStopped(draft)
  }
}

/** Backups of older releases lack some tables. */
async function voidAccess(client: Client) {
  for (const [table, statement] of Object.entries(VOIDED)) {
    const { rows } = await client.query<{ name: string | null }>('select to_regclass($1) as name', [table])
    if (rows[0]?.name) await client.query(statement)
  }
}

/** A large database may still be writing after the last process has left. */
async function untilStopped(draft: string) {
  for (let round = 0; round < STOP_ROUNDS; round += 1) {
    if (await whileUnused(draft, async () => {})) return
  }
  throw new BackupError('The restored database does not stop: nothing was replaced')
}

async function count(client: Client, table: 'users' | 'clubs') {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}

/** The old database goes first and the new one comes last, so that a start in between does not find one with another key. */
async function swap(folder: DataFolder, draft: string) {
  const aside = join(folder.path, `replaced-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
  const present = await readdir(folder.path)
  const old = CONTENTS.filter((name) => present.includes(name))
  if (old.length > 0) {
    await mkdir(aside, { mode: 0o700 })
    await changeOwner(aside, folder.owner)
  }
  for (const name of old.toReversed()) await rename(join(folder.path, name), join(aside, name))
  for (const name of CONTENTS) {
    await rename(join(draft, name), join(folder.path, name)).catch(ignoreMissing)
  }
  await syncFolder(folder.path)
  await readFile(join(folder.path, 'postgres', 'PG_VERSION'))
  return old.length > 0 ? aside : null
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
