import { join } from 'node:path'
import { changeOwner, openDataFolder } from '../data-folder.ts'
import type { EmbeddedPostgres, joinEmbeddedPostgres } from '../embedded-postgres.ts'
import { copyRunning } from './make-backup.ts'

type Log = Parameters<typeof joinEmbeddedPostgres>[1]

/** Migrations go forward only: the way back to the release before is this backup. */
export async function backUpBeforeUpgrade(dataDir: string, embedded: EmbeddedPostgres, log: Log) {
  const folder = await openDataFolder(dataDir)
  const backups = join(folder.path, 'backups')
  log.info({ folder: backups }, 'Backing up the database before its upgrade')
  const { file } = await copyRunning(folder.path, embedded, `${backups}/`)
  await changeOwner(backups, folder.owner)
  await changeOwner(file, folder.owner)
  log.info({ file }, 'Backed up the database before its upgrade')
}
