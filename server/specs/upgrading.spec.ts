import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailboxOf } from '../../testing/mailbox.ts'
import { callApi, logIn } from '../../testing/people.ts'
import { embeddedUrl } from '../../testing/query.ts'
import { readJson } from '../../testing/send.ts'
import { codeAt } from '../../testing/totp.ts'
import { joinEmbeddedPostgres } from '../src/embedded-postgres.ts'
import { release010 } from './fixtures/release-0.1.0.ts'
import { newDataDir, removeFolders } from './support/data-folders.ts'
import { query } from './support/inspect-postgres.ts'
import { startSite, type RunningSite } from './support/running-site.ts'

const dump = new URL('fixtures/release-0.1.0.sql', import.meta.url)
const backupProgram = new URL('../dist/backup-cli.js', import.meta.url).pathname
const silent = { info() {}, warn() {}, error() {} }
const counted = ['users', 'clubs', 'contact_messages', 'audit_entries', 'two_factors', 'recovery_codes']

let dataDir: string
let site: RunningSite
let before: Record<string, unknown>
let after: Record<string, unknown>

beforeAll(async () => {
  dataDir = await newDataDir()
  before = await fillWithOldRelease(dataDir)
  site = await start()
  after = await inDatabase(dataDir, countRows)
})
afterAll(async () => {
  await site.stop()
  await removeFolders()
})

function start() {
  return startSite({ DATA_DIR: dataDir, DEMO_DATA: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'info' })
}

/** The data folder as release 0.1.0 left it a moment ago. */
async function fillWithOldRelease(folder: string) {
  const embedded = await joinEmbeddedPostgres(folder, silent)
  try {
    await runAll(embedded.connection, await readFile(dump, 'utf8'))
    // Sessions and waiting mails are kept for days, and the dump grows older.
    await runAll(
      embedded.connection,
      `update public.sessions set created_at = now(), last_seen_at = now();
       update pgboss.job_common set created_on = now(), start_after = now(), keep_until = now() + interval '14 days'`,
    )
    await writeFile(join(folder, 'secret-key'), `${release010.secretKey}\n`, { mode: 0o600 })
    return await countRows(embedded.connection)
  } finally {
    await embedded.leave()
  }
}

async function runAll(connection: ClientConfig, sql: string) {
  const client = new Client(connection)
  await client.connect()
  await client.query(sql)
  await client.end()
}

async function countRows(connection: ClientConfig) {
  const columns = counted.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  return (await query(connection, `select ${columns.join(', ')}`))[0] ?? {}
}

function inDatabase<Result>(folder: string, ask: (connection: ClientConfig) => Promise<Result>) {
  return ask({ connectionString: embeddedUrl(folder) })
}

function tryLogin(email: string, code?: string) {
  return callApi(site.url, '/auth/login', { body: { email, password: release010.password, code } })
}

describe('A database of release 0.1.0', () => {
  it('keeps every row of every table', () => {
    expect(before).toMatchObject({ users: 5, clubs: 5, contact_messages: 2, audit_entries: 9 })
    expect(after).toEqual(before)
  })

  it('lets everybody log in as before, with sessions, codes and recovery codes', async () => {
    const { session, totpSecret, recoveryCode } = release010
    const headers = { uid: session.uid, authorization: `Bearer ${session.atoken}` }
    expect((await callApi(site.url, '/protected', { headers })).status).toBe(203)
    expect((await tryLogin('olga@example.org')).status).toBe(202)
    expect((await tryLogin('tom@example.org')).text).not.toContain('atoken')
    expect((await tryLogin('tom@example.org', codeAt(totpSecret))).text).toContain('atoken')
    expect((await tryLogin('tom@example.org', recoveryCode)).text).toContain('atoken')
    const unconfirmed = readJson<{ userObject: object }>(await tryLogin('una@example.org'))
    expect(unconfirmed.userObject).toMatchObject({ firstName: 'Una' })
    expect(readJson(await tryLogin('sue@example.org'))).toMatchObject({ code: 'account_suspended' })
  })

  it('has its clubs in the same states, and owners are members', async () => {
    const rows = await inDatabase(dataDir, (connection) =>
      query(
        connection,
        `select title, state, members, exists (select from memberships where club_id = clubs.id and user_id = owner_id) as "isMember"
         from clubs order by id`,
      ),
    )
    expect(rows).toEqual([
      { title: 'Waiting', state: 'pending', members: 1, isMember: true },
      { title: 'Verified open', state: 'verified', members: 1, isMember: true },
      { title: 'Verified closed', state: 'verified', members: 1, isMember: true },
      { title: 'Declined', state: 'declined', members: 1, isMember: true },
      { title: 'Of a suspended owner', state: 'verified', members: 0, isMember: true },
    ])
    const olga = await logIn(site.url, { email: 'olga@example.org', password: release010.password })
    const page = readJson<{ result: object }>(await olga.send('/clubs/4'))
    expect(page.result).toMatchObject({
      stateReason: 'The description is missing.',
      contacts: [{ contactName: 'Web', contactLink: 'https://club.example' }],
      you: { standing: 'owner' },
    })
  })

  it('shows its audit log to the administrator', async () => {
    const session = await logIn(site.url, release010.administrator)
    const { result } = readJson<{ result: { action: string }[] }>(await session.send('/admin/audit'))
    const actions = result.map(({ action }) => action)
    for (const action of ['club.reviewed', 'user.suspended', 'user.edited']) expect(actions).toContain(action)
  })

  it('sends the mails that were waiting', async () => {
    const mailbox = mailboxOf(dataDir)
    await expect.poll(async () => (await mailbox.all()).length).toBeGreaterThanOrEqual(release010.queuedMails)
    expect(await mailbox.to('una@example.org')).toHaveLength(1)
  })
})

describe('The backup before the upgrade', () => {
  it('is made once and restores the database as it was', async () => {
    await site.stop()
    site = await start()
    const backups = await readdir(join(dataDir, 'backups'))
    expect(backups).toEqual([expect.stringMatching(/^aurivane-.*Z\.tar\.gz$/)])
    const restoredDir = await newDataDir()
    const file = join(dataDir, 'backups', backups[0] ?? '')
    const { stdout } = await promisify(execFile)(process.execPath, [backupProgram, 'restore', file], {
      env: { PATH: process.env['PATH'], DATA_DIR: restoredDir },
    })
    expect(stdout).toContain('5 members, 5 clubs')
    const embedded = await joinEmbeddedPostgres(restoredDir, silent)
    const tables = await query(
      embedded.connection,
      `select to_regclass('clubs') as clubs, to_regclass('memberships') as memberships`,
    )
    await embedded.leave()
    expect(tables).toEqual([{ clubs: 'clubs', memberships: null }])
  })
})
