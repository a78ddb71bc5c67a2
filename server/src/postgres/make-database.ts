import type { Client } from 'pg'

export const DATABASE = 'aurivane'

/** The site's role owns its database and has no other rights, as on a separate server. */
export async function makeDatabase(watcher: Client) {
  const roles = await watcher.query('select from pg_roles where rolname = $1', [DATABASE])
  if (roles.rowCount === 0) await watcher.query(`create role ${DATABASE} login`)
  const databases = await watcher.query('select from pg_database where datname = $1', [DATABASE])
  if (databases.rowCount === 0) await watcher.query(`create database ${DATABASE} owner ${DATABASE}`)
}
