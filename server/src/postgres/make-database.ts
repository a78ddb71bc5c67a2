import type { Client } from 'pg'

export const DATABASE = 'aurivane'

/** The site works as the owner of its database and no more, as it would on a server of somebody else. */
export async function makeDatabase(watcher: Client) {
  const roles = await watcher.query('select from pg_roles where rolname = $1', [DATABASE])
  if (roles.rowCount === 0) await watcher.query(`create role ${DATABASE} login`)
  const databases = await watcher.query('select from pg_database where datname = $1', [DATABASE])
  if (databases.rowCount === 0) await watcher.query(`create database ${DATABASE} owner ${DATABASE}`)
}
