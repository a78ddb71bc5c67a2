import { DataFolderError } from './data-folder.ts'
import { EmbeddedPostgresError } from './postgres/embedded-postgres-error.ts'
import { SettingsError } from './settings.ts'

const addresses: Record<string, (error: NodeJS.ErrnoException & { port?: number }) => string> = {
  EADDRINUSE: (error) =>
    `PORT ${error.port ?? ''} is taken by another program: stop it, or set PORT (or METRICS_PORT) to a free one`,
  EACCES: (error) =>
    `${error.syscall === 'listen' ? `PORT ${error.port ?? ''}` : (error.path ?? 'A file')} may not be used by this user: permission denied`,
  EADDRNOTAVAIL: () => 'HOST is no address of this machine',
  ECONNREFUSED: () => 'DATABASE_URL: nothing answers at that address (connection refused)',
  ENOTFOUND: () => 'DATABASE_URL or HOST: the host name is not known',
  '28P01': () => 'DATABASE_URL: the server refuses this user or password',
  '28000': () => 'DATABASE_URL: the server refuses this user',
  '3D000': () => 'DATABASE_URL: this database does not exist on the server',
}

/** One line for the operator that names the cause; a stack trace only for what nobody foresaw. */
export function explainStartFailure(error: unknown): string {
  if ([SettingsError, DataFolderError, EmbeddedPostgresError].some((known) => error instanceof known))
    return `Aurivane cannot start: ${(error as Error).message}`
  const failure = error as NodeJS.ErrnoException & { port?: number; errors?: NodeJS.ErrnoException[] }
  const code = failure.code ?? failure.errors?.[0]?.code
  const explain = code === undefined ? undefined : addresses[code]
  if (explain) return `Aurivane cannot start: ${explain(failure)}`
  return `Aurivane cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
