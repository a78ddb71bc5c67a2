import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { VOIDED } from '../../server/src/backup/restore-backup.ts'
import { startSite } from '../../server/specs/support/running-site.ts'
import { receiveToken } from '../../testing/mailbox.ts'
import { callApi, logIn, signUp } from '../../testing/people.ts'
import { makeSecuredMember } from '../../testing/second-factor.ts'
import { findPostgres } from '../../testing/find-postgres.ts'
import { startCluster } from '../../testing/postgres-cluster.ts'
import { root } from '../project.ts'

const SECRET_KEY = 'a key for this drill and for nothing else'

/** Runs the commands of docs/operations.md with the system's own PostgreSQL client and the variables of backup.env. */
function runWith(serverUrl: string) {
  const { hostname, port, username } = new URL(serverUrl)
  const variables = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: 'aurivane' }
  const options = { encoding: 'utf8', env: { ...process.env, ...variables } } as const
  return (name: string, ...parameters: string[]) => {
    const { status, stderr } = spawnSync(join(findPostgres() ?? '', name), parameters, options)
    expect({ name, status, stderr }).toMatchObject({ status: 0 })
  }
}

/** What is run in a restored database. */
function documentedStatements() {
  const text = readFileSync(`${root}docs/operations.md`, 'utf8')
  const [, statements = ''] = /<<'SQL'\n([^]+?)\nSQL\n/.exec(text) ?? []
  expect(statements.split('\n').map((line) => line.replace(/;$/, ''))).toEqual(Object.values(VOIDED))
  return statements
}

function start(dataDir: string, databaseUrl: string) {
  return startSite({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET_KEY,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DEMO_DATA: 'off',
  })
}

it.skipIf(!findPostgres())(
  'A separate database that was dumped while the site ran, and restored, serves its members with their second factors',
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aurivane-dump-'))
    const server = await startCluster()
    const run = runWith(server.url)
    const databaseUrl = (name: string) => server.url.replace(/[^/]*$/, name)
    try {
      run('createdb', 'aurivane')
      const site = await start(join(folder, 'data'), databaseUrl('aurivane'))
      const { member, freshCode } = await makeSecuredMember({ url: site.url, dataDir: join(folder, 'data') })
      const plain = await signUp(site.url)
      const { headers } = await logIn(site.url, plain)
      const dump = join(folder, 'aurivane.dump')
      run('pg_dump', '--format=custom', '--no-owner', `--file=${dump}`)
      const later = await signUp(site.url)
      expect(await site.stop()).toBe(0)

      run('createdb', 'aurivane_restored')
      const restoredUrl = databaseUrl('aurivane_restored')
      const how = ['--no-owner', '--exit-on-error', '--single-transaction']
      run('pg_restore', ...how, '--dbname=aurivane_restored', dump)
      run(
        'psql',
        '--dbname=aurivane_restored',
        '--set=ON_ERROR_STOP=1',
        `--command=${documentedStatements()}`,
      )
      const restored = await start(join(folder, 'restored'), restoredUrl)
      expect((await callApi(restored.url, '/protected', { method: 'GET', headers })).status).toBe(401)
      await logIn(restored.url, plain)
      await expect(logIn(restored.url, later)).rejects.toThrow('401')
      expect((await logIn(restored.url, member, freshCode())).user.twoFactorAuth).toBe(true)
      // A new account gets a new id and its mail.
      const fresh = await signUp(restored.url)
      await receiveToken(join(folder, 'restored'), fresh.email)
      expect(await restored.stop()).toBe(0)
    } finally {
      await server.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
