import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseAccount } from '../src/postgres/unprivileged-account.ts'
import { makeFolder, newDataDir, removeFolders } from './support/data-folders.ts'
import { killMembers, type Member, startMember, startRefused, type User } from './support/members.ts'
import { makePublicInstallation } from './support/public-installation.ts'
import { hasNoPostmaster, query } from './support/inspect-postgres.ts'

const run = promisify(execFile)
const ownUid = process.geteuid?.()

afterEach(async () => {
  await killMembers()
  await removeFolders()
})

/** The user that PostgreSQL runs as: the owner of its socket. */
async function serverUser({ connection }: Member) {
  return (await stat(join(connection.host, `.s.PGSQL.${connection.port}`))).uid
}

/** Writes a row to show that it works; returns the number of rows. */
async function countVisits({ connection }: Member) {
  await query(connection, 'create table if not exists visits (at timestamptz)')
  await query(connection, 'insert into visits values (now())')
  const [row] = await query(connection, 'select count(*)::int as visits from visits')
  return row?.visits
}

// Only root can start processes of several users.
if (ownUid === 0) describeRoot()
else describeOrdinaryUser()

function describeOrdinaryUser() {
  describe('An ordinary user', () => {
    it('runs it plainly', async () => {
      const member = await startMember(await newDataDir())
      expect(await serverUser(member)).toBe(ownUid)
      expect(await countVisits(member)).toBe(1)
    })

    it('gets one line that DATA_DIR is not writable', async () => {
      const folder = await makeFolder()
      await chmod(folder, 0o555)
      const refusal = await startRefused(join(folder, 'data'))
      expect(refusal).toMatch(/^DATA_DIR is ".*", which cannot be used: EACCES: permission denied.*$/)
    })
  })
}

function describeRoot() {
  const nobody: User = { uid: 65_534, gid: 65_534 }
  const daemon: User = { uid: 1, gid: 1 }
  const unprivileged = chooseAccount(readFileSync('/etc/passwd', 'utf8'))
  const nameless: User = { uid: 12_345, gid: 12_345 }

  async function folderOf(user: User) {
    const dataDir = await newDataDir()
    await chown(join(dataDir, '..'), user.uid, user.gid)
    return dataDir
  }

  describe('Root', () => {
    it('has it run under an unprivileged user', async () => {
      const dataDir = await newDataDir()
      const member = await startMember(dataDir)
      expect(await serverUser(member)).toBe(unprivileged.uid)
      expect((await stat(join(dataDir, 'postgres'))).uid).toBe(unprivileged.uid)
      expect(await countVisits(member)).toBe(1)
      await member.leave()
    })

    it('has it run below folders that others may not enter', async () => {
      const installation = await makePublicInstallation(await makeFolder())
      await mkdir(join(installation.path, 'home'))
      const dataDir = join(installation.path, 'home', 'data')
      await chmod(installation.path, 0o700)
      const member = await startMember(dataDir, { installation })
      expect(await serverUser(member)).toBe(unprivileged.uid)
      expect(await countVisits(member)).toBe(1)
      await member.leave()
      const again = await startMember(dataDir, { installation })
      expect(await countVisits(again)).toBe(2)
      await again.leave()
      expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
    })

    it('leaves a database to the user who has owned it before', async () => {
      const dataDir = await newDataDir()
      const first = await startMember(dataDir)
      expect(await countVisits(first)).toBe(1)
      await first.leave()
      expect(await hasNoPostmaster(dataDir)).toBe(true)
      await run('chown', ['-R', `${nobody.uid}:${nobody.gid}`, join(dataDir, 'postgres')])
      const member = await startMember(dataDir)
      expect(await serverUser(member)).toBe(nobody.uid)
      expect(await countVisits(member)).toBe(2)
      await member.leave()
    })

    it('takes over a database that was copied back from a backup', async () => {
      const dataDir = await newDataDir()
      const first = await startMember(dataDir)
      expect(await countVisits(first)).toBe(1)
      await first.leave()
      expect(await hasNoPostmaster(dataDir)).toBe(true)
      await run('chown', ['-R', 'root', join(dataDir, 'postgres')])
      await chmod(join(dataDir, 'postgres'), 0o755)
      const member = await startMember(dataDir)
      expect(await countVisits(member)).toBe(2)
      await member.leave()
    })

    it('does not lock the owner of the folder out by helping once', async () => {
      const installation = await makePublicInstallation(await makeFolder())
      const dataDir = await folderOf(daemon)
      await mkdir(dataDir)
      await chown(dataDir, daemon.uid, daemon.gid)
      let visits = 0
      for (const user of [undefined, daemon, undefined, daemon]) {
        visits += 1
        const member = await startMember(dataDir, { installation, user })
        expect(await serverUser(member)).toBe(daemon.uid)
        expect(await countVisits(member)).toBe(visits)
        await member.leave()
      }
    })
  })

  describe('An ordinary user', () => {
    it('runs it plainly', async () => {
      const installation = await makePublicInstallation(await makeFolder())
      const dataDir = await folderOf(daemon)
      const member = await startMember(dataDir, { installation, user: daemon })
      expect(await serverUser(member)).toBe(daemon.uid)
      expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
      expect(await countVisits(member)).toBe(1)
      await member.leave()
    })

    it('may be a bare number without a name, as in many containers', async () => {
      const installation = await makePublicInstallation(await makeFolder())
      const dataDir = await folderOf(nameless)
      const mayBorrowAName = await run('unshare', ['--user', '--map-user=65534', 'true'], nameless).then(
        () => true,
        () => false,
      )
      if (mayBorrowAName) {
        const member = await startMember(dataDir, { installation, user: nameless })
        expect(await serverUser(member)).toBe(nameless.uid)
        expect(await countVisits(member)).toBe(1)
        await member.leave()
      } else {
        const refusal = await startRefused(dataDir, { installation, user: nameless })
        expect(refusal).toMatch(/^The embedded PostgreSQL cannot run: .*DATABASE_URL.*$/)
      }
    })

    it('gets one line that DATA_DIR is not writable', async () => {
      const installation = await makePublicInstallation(await makeFolder())
      const refusal = await startRefused(join(await makeFolder(), 'data'), { installation, user: daemon })
      expect(refusal).toMatch(/^DATA_DIR is ".*", which cannot be used: EACCES: permission denied.*$/)
    })

    it('gets one line also for a database of another owner', async () => {
      const installation = await makePublicInstallation(await makeFolder())
      const dataDir = await newDataDir()
      const rootsMember = await startMember(dataDir, { installation })
      await rootsMember.leave()
      await chmod(dataDir, 0o777)
      const refusal = await startRefused(dataDir, { installation, user: daemon })
      expect(refusal).toMatch(/^The embedded PostgreSQL cannot run: .*DATABASE_URL.*$/)
    })
  })
}
