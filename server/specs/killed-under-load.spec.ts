import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findSocketFolder, happens, killPostgres, query } from './support/inspect-postgres.ts'
import { startSite, type RunningSite } from './support/running-site.ts'

const WRITERS = 8
const WRITES_BEFORE_THE_KILL = 60

/** Writes until the site is gone, and records what was acknowledged. */
async function writeUntilGone(site: RunningSite, writer: number, acknowledged: string[]) {
  for (let number = 0; ; number += 1) {
    const subject = `${writer}-${number}`
    const body = JSON.stringify({ email: 'ada@example.com', subject, message: 'Which clubs are open?' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${site.url}/api/v1/contact`, { method: 'POST', headers, body }).catch(
      () => null,
    )
    if (!answer) return
    if (answer.status === 202) acknowledged.push(subject)
  }
}

it('After a kill -9 of site and database under write load nothing acknowledged is lost, and nothing is half there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-killed-'))
  const env = { DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', DEMO_DATA: 'off' }
  const site = await startSite(env)
  const acknowledged: string[] = []
  const writers = Array.from({ length: WRITERS }, (_, writer) => writeUntilGone(site, writer, acknowledged))
  await happens(() => acknowledged.length >= WRITES_BEFORE_THE_KILL)
  await site.stop('SIGKILL')
  await killPostgres(folder)
  await Promise.all(writers)

  const next = await startSite(env)
  const host = await findSocketFolder(folder)
  const ask = (sql: string) => query({ host, user: 'postgres', database: 'aurivane' }, sql)
  const stored = (await ask('select subject from contact_messages')).map(({ subject }) => subject)
  const letters = await ask(`select id from pgboss.job where name = 'mail'`)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  expect(letters).toHaveLength(stored.length)
  await next.stop()
  rmSync(folder, { recursive: true, force: true })
})
