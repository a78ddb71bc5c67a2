import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder with `initdb` and `postgres` of the newest PostgreSQL that the system has. */
export function findPostgres(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const newest = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join('/usr/lib/postgresql', version, 'bin'))
  return [...newest, '/usr/local/bin', '/opt/homebrew/bin'].find((folder) =>
    existsSync(join(folder, 'initdb')),
  )
}
