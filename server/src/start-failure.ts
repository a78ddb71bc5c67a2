import { BackupError } from './backup/backup-error.ts'
import { DataFolderError } from './data-folder.ts'
import { EmbeddedPostgresError } from './postgres/embedded-postgres-error.ts'
import { SettingsError } from './settings.ts'

const knownErrors = [SettingsError, DataFolderError, EmbeddedPostgresError, BackupError]

const causes: Record<string, (error: NodeJS.ErrnoException) => string> = {
  EACCES: (error) => `${error.path ?? 'A file'} may not be used by this user: permission denied`,
  ECONNREFUSED: () => 'DATABASE_URL: nothing answers at that address (connection refused)',
  ENOSPC: () => 'there is no space left on the disk',
  ENOTFOUND: () => 'DATABASE_URL: the host name is not known',
  EAI_AGAIN: () => 'DATABASE_URL: the host name cannot be looked up',
  '28P01': () => 'DATABASE_URL: the server refuses this user or password',
  '28000': () => 'DATABASE_URL: the server refuses this user',
  '3D000': () => 'DATABASE_URL: this database does not exist on the server',
}

/** One line for the operator that names the cause; a stack trace only for unexpected errors. */
export function explainStartFailure(error: unknown): string {
  if (knownErrors.some((known) => error instanceof known))
    return `Aurivane cannot start: ${(error as Error).message}`
  const failure = error as NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] }
  const code = failure.code ?? failure.errors?.[0]?.code
  const explain = code === undefined ? undefined : causes[code]
  if (explain) return `Aurivane cannot start: ${explain(failure)}`
  return `Aurivane cannot start: ${error instanceof Error ? trace(error) : String(error)}`
}

/** What failed, and the reason that it was given. */
function trace(error: Error): string {
  const reason = error.cause instanceof Error ? `\nReason: ${error.cause.message}` : ''
  return (error.stack ?? error.message) + reason
}
