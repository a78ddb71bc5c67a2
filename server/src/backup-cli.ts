import { BackupError } from './backup/backup-error.ts'
import { makeBackup } from './backup/make-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { openLog } from './log.ts'
import { readSettings, SettingsError } from './settings.ts'
import { explainStartFailure } from './start-failure.ts'

const usage = 'Usage: npm run backup [-- FILE or FOLDER], npm run restore -- FILE [--force]'
const MEGABYTE = 1_000_000

async function backup(words: string[]): Promise<number> {
  if (words.length > 1) return explainUse()
  const { file, bytes, sha256, hasSecretKey } = await makeBackup(readDataDir(), words[0], openLog('silent'))
  console.log(`Backed up to ${file} (${(bytes / MEGABYTE).toFixed(1)} MB, sha256 ${sha256})`)
  explainKey(hasSecretKey)
  return 0
}

async function restore(words: string[]): Promise<number> {
  const force = words.includes('--force')
  const [file, ...more] = words.filter((word) => word !== '--force')
  if (!file || more.length > 0) return explainUse()
  const restored = await restoreBackup({ dataDir: readDataDir(), file, force, log: openLog('silent') })
  const { madeAt, members, clubs, hasSecretKey, replaced } = restored
  console.log(`Restored the backup of ${madeAt}: ${members} members, ${clubs} clubs`)
  console.log('Everybody is logged out, and links of mails sent before are void')
  if (replaced) console.log(`What was there before lies in ${replaced}`)
  explainKey(hasSecretKey)
  return 0
}

function explainKey(hasSecretKey: boolean) {
  if (!hasSecretKey)
    console.log('SECRET_KEY is not in it, since it comes from your settings: keep it as well')
}

function explainUse() {
  console.error(usage)
  return 2
}

function readDataDir() {
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl) {
    throw new SettingsError(
      'DATABASE_URL names a PostgreSQL of your own: use its pg_dump and pg_restore, see docs/operations.md',
    )
  }
  return dataDir
}

function explain(error: unknown) {
  if (error instanceof BackupError || error instanceof SettingsError) return error.message
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'There is no space left on the disk: nothing was changed'
  if (code === 'EACCES' || code === 'EEXIST') return `${path ?? 'A file'}: ${message}`
  return explainStartFailure(error)
}

const commands: Record<string, (words: string[]) => Promise<number>> = { backup, restore }
const [command = '', ...words] = process.argv.slice(2)
try {
  process.exitCode = await (commands[command] ?? explainUse)(words)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
