import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TAR_BLOCK_BYTES } from '../../server/src/backup/tar-header.ts'
import { query } from '../../server/specs/support/inspect-postgres.ts'
import { startSite, type RunningSite } from '../../server/specs/support/running-site.ts'
import { mailboxOf, receiveMail, tokenIn } from '../../testing/mailbox.ts'
import {
  callApi,
  logIn,
  makeMember,
  signUp,
  newIdentity,
  type Identity,
  type Session,
} from '../../testing/people.ts'
import { makeSecuredMember } from '../../testing/second-factor.ts'
import { isAcknowledged, readJson } from '../../testing/send.ts'
import { root } from '../project.ts'

const program = `${root}server/dist/backup-cli.js`
const WRITERS = 3

let folder: string
let dataDir: string
let site: RunningSite | undefined
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-backup-'))
  // Started by root, PostgreSQL runs as another user, who needs to traverse the folder.
  chmodSync(folder, 0o711)
  dataDir = join(folder, 'data')
  site = await start(dataDir)
})
afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function start(folderOfSite: string) {
  return startSite({
    DATA_DIR: folderOfSite,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    DEMO_DATA: 'off',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'plain stones in a row',
  })
}

function environment(settings: Record<string, string>) {
  return { PATH: process.env['PATH'] ?? '', ...settings }
}

async function run(settings: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [program, ...words], { env: environment(settings), cwd: folder })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

/** Registers accounts continuously and records the acknowledged ones. */
function writeOn(url: string) {
  const acknowledged: Identity[] = []
  let isOver = false
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!isOver) {
      const identity = newIdentity()
      const answer = await callApi(url, '/auth/signup', { body: { ...identity, csrf: '' } })
      if (isAcknowledged(answer)) acknowledged.push(identity)
    }
  })
  return {
    acknowledged,
    async end() {
      isOver = true
      await Promise.all(writers)
    },
  }
}

function flipByte(bytes: Buffer, at: number) {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes
}

/** Changes a byte of the uncompressed data: in the compressed stream a changed byte might decode to the same. */
function flipByteOfFile(backup: Buffer) {
  const files = gunzipSync(backup)
  return gzipSync(flipByte(files, files.indexOf('postgres/PG_VERSION') + TAR_BLOCK_BYTES))
}

async function proofOf(session: Session, { password }: Identity) {
  const { proof } = readJson<{ proof: string }>(await session.send('/auth/proof', { body: { password } }))
  return { 'x-proof': proof }
}

/** A member who asked for another address, with the tokens of both links. */
async function askForNewEmail(url: string) {
  const member = await makeMember({ url, dataDir })
  const session = await logIn(url, member)
  const newEmail = `new.${member.email}`
  const asking = { headers: await proofOf(session, member), body: { newEmail } }
  expect((await session.send('/user/email', asking)).status).toBe(202)
  const link = tokenIn(await receiveMail(newEmail, { dataDir }))
  const undoLink = tokenIn(await receiveMail(member.email, { dataDir, containing: '/auth/email-undo' }))
  return { link, undoLink }
}

function inDatabase(folderOfSite: string, sql: string) {
  const connection = {
    host: join(folderOfSite, 'postgres'),
    port: 5432,
    user: 'aurivane',
    database: 'aurivane',
  }
  return query(connection, sql)
}

describe('A backup taken while people write, restored into an empty folder', () => {
  const sentence =
    'has everything that was acknowledged before it began, opens secrets, and holds nothing half'
  it(sentence, { timeout: 240_000 }, async () => {
    const url = site?.url ?? ''
    const { member, freshCode } = await makeSecuredMember({ url, dataDir })
    const writing = writeOn(url)
    await expect.poll(() => writing.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20)
    const before = [...writing.acknowledged]
    const file = join(folder, 'drill.tar.gz')
    const backup = await run({ DATA_DIR: dataDir }, 'backup', file)
    const duringBackup = writing.acknowledged.length - before.length
    await expect
      .poll(() => writing.acknowledged.length, { timeout: 30_000 })
      .toBeGreaterThan(before.length + duringBackup)
    await writing.end()
    expect(backup).toMatchObject({ code: 0 })
    expect(duringBackup).toBeGreaterThan(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(spawnSync('tar', ['-tzf', file]).status).toBe(0)

    const restoredDir = join(folder, 'restored')
    expect(await run({ DATA_DIR: restoredDir }, 'restore', file)).toMatchObject({ code: 0 })
    expect(readFileSync(join(restoredDir, 'secret-key'))).toEqual(readFileSync(join(dataDir, 'secret-key')))
    const restored = await start(restoredDir)
    try {
      const rows = await inDatabase(restoredDir, 'select email from users')
      const found = new Set(rows.map(({ email }) => email))
      expect(before.filter(({ email }) => !found.has(email))).toEqual([])
      for (const email of [...found].filter((address) => address !== 'admin@example.com')) {
        // A mail that was being sent during the backup is retried a minute later.
        const letters = () =>
          mailboxOf(restoredDir)
            .to(String(email))
            .then((mails) => mails.length)
        await expect.poll(letters, { timeout: 90_000 }).toBeGreaterThan(0)
      }
      await logIn(restored.url, before[0])
      const session = await logIn(restored.url, member, freshCode())
      expect(session.user.twoFactorAuth).toBe(true)
    } finally {
      await restored.stop()
    }
  })
})

describe('A backup', () => {
  it('goes to a folder under a name of its own, and never overwrites one', async () => {
    const backups = join(folder, 'backups')
    mkdirSync(backups)
    expect(await run({ DATA_DIR: dataDir }, 'backup', backups)).toMatchObject({ code: 0 })
    const [name = ''] = readdirSync(backups)
    expect(name).toMatch(/^aurivane-\d{4}-\d\d-\d\dT[\d-]{8}Z\.tar\.gz$/)
    const again = await run({ DATA_DIR: dataDir }, 'backup', join(backups, name))
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('never overwritten') })
  })

  it('that is killed half-way leaves no file that looks like one, and a database as it was', async () => {
    const file = join(folder, 'killed.tar.gz')
    const child = spawn(process.execPath, [program, 'backup', file], {
      env: environment({ DATA_DIR: dataDir }),
    })
    await expect.poll(() => existsSync(`${file}.part`), { timeout: 30_000, interval: 2 }).toBe(true)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(existsSync(file)).toBe(false)
    const kept = () => inDatabase(dataDir, 'select slot_name from pg_replication_slots')
    await expect.poll(kept, { timeout: 10_000 }).toEqual([])
    expect(await run({ DATA_DIR: dataDir }, 'backup', join(folder, 'after-kill.tar.gz'))).toMatchObject({
      code: 0,
    })
  })

  it.each([
    ['where there is no database', { DATA_DIR: '/tmp/aurivane-none' }, 'nothing to back up'],
    [
      'of a PostgreSQL of one’s own',
      { DATABASE_URL: 'postgres://localhost/x', SECRET_KEY: 'x'.repeat(32) },
      'pg_dump',
    ],
  ] as [string, Record<string, string>, string][])(
    '%s is refused in one line',
    async (_, settings, reason) => {
      const { code, output } = await run(settings, 'backup')
      expect(code).toBe(1)
      expect(output).toContain(reason)
      expect(output.trim().split('\n')).toHaveLength(1)
    },
  )
})

describe('Restoring', () => {
  let file: string
  beforeAll(async () => {
    file = join(folder, 'good.tar.gz')
    await run({ DATA_DIR: dataDir }, 'backup', file)
  })

  it('refuses a folder that is not empty, and one whose site runs even with --force', async () => {
    const plainly = await run({ DATA_DIR: dataDir }, 'restore', file)
    expect(plainly).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') })
    const forced = await run({ DATA_DIR: dataDir }, 'restore', file, '--force')
    expect(forced).toMatchObject({ code: 1, output: expect.stringContaining('stop it first') })
    expect(await inDatabase(dataDir, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it.each([
    ['a byte of a file has changed', flipByteOfFile],
    ['a byte of its own checksum has changed', (bytes: Buffer) => flipByte(bytes, bytes.length - 8)],
    ['the end is missing', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1000)],
    ['it is something else', () => Buffer.from('not a backup at all')],
  ] as [string, (bytes: Buffer) => Buffer][])(
    'refuses a file in which %s, and leaves the folder empty',
    async (_, damage) => {
      const damaged = join(folder, 'damaged.tar.gz')
      writeFileSync(damaged, damage(readFileSync(file)))
      const target = join(folder, 'not-restored')
      const { code, output } = await run({ DATA_DIR: target }, 'restore', damaged)
      expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('damaged') })
      expect(output.trim().split('\n')).toHaveLength(1)
      expect(readdirSync(target).filter((name) => !/^postgres\.(turn|members)$/.test(name))).toEqual([])
    },
  )

  it('ends sessions and voids links of mails: those that ended since the backup would be valid again', async () => {
    const url = site?.url ?? ''
    const member = await makeMember({ url, dataDir })
    const session = await logIn(url, member)
    await callApi(url, `/auth/account-recovery/email?email=${member.email}`, { method: 'POST' })
    const recovery = await receiveMail(member.email, { count: 2, dataDir })
    const verify = `/auth/account-recovery/verifyCode?token=${tokenIn(recovery)}`
    expect((await callApi(url, verify, { method: 'POST' })).status).toBe(202)
    const secured = await makeSecuredMember({ url, dataDir })
    const used = 'select last_used_step from two_factors where last_used_step > 0'
    const usedSteps = await inDatabase(dataDir, used)
    const backup = join(folder, 'with-sessions.tar.gz')
    await run({ DATA_DIR: dataDir }, 'backup', backup)

    const restoredDir = join(folder, 'without-sessions')
    const { code, output } = await run({ DATA_DIR: restoredDir }, 'restore', backup)
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('logged out') })
    const restored = await start(restoredDir)
    try {
      const { headers } = session
      expect((await callApi(restored.url, '/protected', { method: 'GET', headers })).status).toBe(401)
      expect((await callApi(restored.url, verify, { method: 'POST' })).status).toBe(403)
      expect(await inDatabase(restoredDir, used)).toEqual(usedSteps)
      await logIn(restored.url, member)
      await logIn(restored.url, secured.member, secured.freshCode())
    } finally {
      await restored.stop()
    }
  })

  it('cancels pending changes of email and voids rights to restore an account, not the way back to an old address', async () => {
    const url = site?.url ?? ''
    const changing = await askForNewEmail(url)
    const changed = await askForNewEmail(url)
    const complete = (at: string, token: string) =>
      callApi(at, '/auth/email-change/complete', { body: { token } })
    const undo = (at: string, token: string) => callApi(at, '/auth/email-change/undo', { body: { token } })
    expect((await complete(url, changed.link)).status).toBe(202)
    const leaving = await makeMember({ url, dataDir })
    const session = await logIn(url, leaving)
    const deletion = { headers: await proofOf(session, leaving), body: { email: leaving.email } }
    expect((await session.send('/user/deletion', deletion)).status).toBe(202)
    const { restoreToken } = readJson<{ restoreToken: string }>(
      await callApi(url, '/auth/login', { body: { email: leaving.email, password: leaving.password } }),
    )
    expect(restoreToken).toMatch(/^[\w-]{43}$/)
    expect((await callApi(url, '/auth/passkey/options', { method: 'POST' })).status).toBe(202)
    const backup = join(folder, 'with-changes.tar.gz')
    await run({ DATA_DIR: dataDir }, 'backup', backup)

    const restoredDir = join(folder, 'without-changes')
    expect(await run({ DATA_DIR: restoredDir }, 'restore', backup)).toMatchObject({ code: 0 })
    const restored = await start(restoredDir)
    try {
      const ended = 'select state, ended_at is not null as ended from email_changes order by id'
      expect(await inDatabase(restoredDir, ended)).toEqual([
        { state: 'cancelled', ended: true },
        { state: 'completed', ended: true },
      ])
      expect((await complete(restored.url, changing.link)).status).toBe(403)
      expect((await undo(restored.url, changing.undoLink)).status).toBe(403)
      expect((await undo(restored.url, changed.undoLink)).status).toBe(202)
      const restoring = await callApi(restored.url, '/auth/restore', { body: { restoreToken } })
      expect(readJson(restoring)).toMatchObject({ code: 'restore_expired' })
      expect(await inDatabase(restoredDir, 'select from passkey_challenges')).toEqual([])
    } finally {
      await restored.stop()
    }
  })

  it('with --force moves what was there aside and starts with what the backup holds', async () => {
    await signUp(site?.url ?? '', { email: 'after.backup@example.com' })
    await site?.stop()
    site = undefined
    const { code, output } = await run({ DATA_DIR: dataDir }, 'restore', file, '--force')
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining('Restored the backup of'),
    })
    const aside = readdirSync(dataDir).find((name) => name.startsWith('replaced-')) ?? ''
    expect(readdirSync(join(dataDir, aside)).sort()).toEqual(['mail', 'postgres', 'secret-key'])
    site = await start(dataDir)
    const late = "select email from users where email = 'after.backup@example.com'"
    expect(await inDatabase(dataDir, late)).toEqual([])
    await logIn(site.url, { email: 'admin@example.com', password: 'plain stones in a row' })
  })
})
