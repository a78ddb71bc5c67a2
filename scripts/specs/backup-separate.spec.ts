import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startSite } from '../../server/specs/support/running-site.ts'
import { receiveToken } from '../../testing/mailbox.ts'
import { callApi, logIn, signUp } from '../../testing/people.ts'
import { makeSecuredMember } from '../../testing/second-factor.ts'
import { findPostgres } from '../../testing/find-postgres.ts'
import { startCluster } from '../../testing/postgres-cluster.ts'

const SECRET_KEY = 'a key for this drill and for nothing else'

/** The commands of docs/operations.md, with the system's own PostgreSQL client. */
function run(name: string, ...parameters: string[]) {
  const { status, stderr } = spawnSync(join(findPostgres() ?? '', name), parameters, { encoding: 'utf8' })
  expect({ name, status, stderr }).toMatchObject({ status: 0 })
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
    const databaseUrl = (name: string) => server.url.replace(/[^/]*$/, name)
    try {
      run('createdb', `--maintenance-db=${server.url}`, 'aurivane')
      const site = await start(join(folder, 'data'), databaseUrl('aurivane'))
      const { member, freshCode } = await makeSecuredMember({ url: site.url, dataDir: join(folder, 'data') })
      const plain = await signUp(site.url)
      const { headers } = await logIn(site.url, plain)
      const dump = join(folder, 'aurivane.dump')
      run('pg_dump', '--format=custom', '--no-owner', `--file=${dump}`, databaseUrl('aurivane'))
      const later = await signUp(site.url)
      expect(await site.stop()).toBe(0)

      run('createdb', `--maintenance-db=${server.url}`, 'aurivane_restored')
      const restoredUrl = databaseUrl('aurivane_restored')
      const how = ['--no-owner', '--exit-on-error', '--single-transaction']
      run('pg_restore', ...how, `--dbname=${restoredUrl}`, dump)
      run('psql', `--dbname=${restoredUrl}`, '--command=delete from sessions; delete from mail_tokens;')
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
