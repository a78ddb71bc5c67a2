import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { joinEmbeddedPostgres } from '../src/embedded-postgres.ts'
import { makeFolder, makeTemplate, newDataDir, removeFolders, usedDataDir } from './support/data-folders.ts'
import { killMembers, startMember } from './support/members.ts'
import { makePublicInstallation } from './support/public-installation.ts'
import { hasNoPostmaster, hasStopped, query, runningPostmaster } from './support/inspect-postgres.ts'

const isRoot = process.geteuid?.() === 0
const silent = { info() {}, warn() {}, error() {} }

let template: Awaited<ReturnType<typeof makeTemplate>>

beforeAll(async () => {
  template = await makeTemplate()
})
afterAll(() => template.remove())
afterEach(async () => {
  await killMembers()
  await removeFolders()
})

describe('The embedded PostgreSQL', () => {
  it('is started from its npm package, reached by a unix socket alone, and stopped again', async () => {
    const dataDir = await newDataDir()
    const postgres = await joinEmbeddedPostgres(dataDir, silent)
    const pid = await runningPostmaster(dataDir)
    const names = [
      'listen_addresses',
      'server_encoding',
      'TimeZone',
      'fsync',
      'is_superuser',
      'data_checksums',
    ]
    const shown = names.map((name) => `current_setting('${name}') as "${name}"`).join()
    expect(await query(postgres.connection, `select current_user, ${shown}, lower('ÀÖ') as lower`)).toEqual([
      {
        current_user: 'aurivane',
        listen_addresses: '',
        server_encoding: 'UTF8',
        TimeZone: 'UTC',
        fsync: 'on',
        is_superuser: 'off',
        data_checksums: 'on',
        lower: 'àö',
      },
    ])
    await postgres.leave()
    expect(await hasStopped(pid)).toBe(true)
    expect((await readdir(dataDir)).toSorted()).toEqual([
      'postgres',
      'postgres.log',
      'postgres.members',
      'postgres.turn',
    ])
  })

  it('lets only its owner in', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const { connection } = await startMember(dataDir)
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
    expect((await stat(join(dataDir, 'postgres.turn'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'postgres.log'))).mode & 0o777).toBe(0o600)
  })

  it('is ready in a fraction of the first time once it was set up', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const durations: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const member = await startMember(dataDir)
      durations.push(member.joinMs)
      await member.leave()
    }
    expect(Math.min(...durations)).toBeLessThan(template.joinMs / 2)
  })

  it('writes nothing of what people entered into its log', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const { connection } = await startMember(dataDir)
    await query(connection, 'create table people (email text primary key)')
    await query(connection, "insert into people values ('ada@club.example')")
    await expect(query(connection, "insert into people values ('ada@club.example')")).rejects.toThrow(
      /duplicate/,
    )
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('ada')
  })

  it('begins a new log when the old one has grown large, and keeps that beside it', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    await writeFile(join(dataDir, 'postgres.log'), 'x'.repeat(2 * 1024 * 1024))
    await startMember(dataDir)
    expect((await stat(join(dataDir, 'postgres.log'))).size).toBeLessThan(10_000)
    expect((await stat(join(dataDir, 'postgres.log.1'))).size).toBe(2 * 1024 * 1024)
  })

  it('makes the links between its libraries itself where npm may not run scripts', async () => {
    const installation = await makePublicInstallation(await makeFolder())
    const libraries = join(installation.binariesFolder, 'lib')
    for (const { name } of (await readdir(libraries, { withFileTypes: true })).filter((file) =>
      file.isSymbolicLink(),
    )) {
      await rm(join(libraries, name))
    }
    const member = await startMember(await usedDataDir(template.dataDir), { installation })
    expect(await query(member.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('works in a folder whose name holds spaces, quotes, commas and letters of other scripts', async () => {
    const dataDir = await usedDataDir(template.dataDir, `a b, "c" 'd' \\ ünï`)
    const member = await startMember(dataDir)
    expect(await query(member.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await member.leave()
    expect(await hasNoPostmaster(dataDir)).toBe(true)
  })
})

describe('With a DATA_DIR too long for a socket', () => {
  const longName = 'long'.repeat(40)

  it('it is reached through a short folder that goes away with it', async () => {
    const dataDir = await usedDataDir(template.dataDir, longName)
    const member = await startMember(dataDir)
    expect(member.connection.host).toMatch(/^\/tmp\/aurivane-\d+-[0-9a-f]{16}$/)
    expect((await stat(member.connection.host)).mode & 0o777).toBe(0o700)
    const second = await startMember(dataDir)
    expect(second.connection).toEqual(member.connection)
    await second.leave()
    expect(await query(member.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await member.leave()
    await expect(stat(member.connection.host)).rejects.toThrow(/ENOENT/)
  })

  it('does not use a folder that another user has created there', async () => {
    const dataDir = await usedDataDir(template.dataDir, longName)
    const first = await startMember(dataDir)
    const trap = first.connection.host
    await first.leave()
    await mkdir(trap)
    await chmod(trap, 0o777)
    if (isRoot) await chown(trap, 12_345, 12_345)
    try {
      const member = await startMember(dataDir)
      expect(member.connection.host).not.toBe(trap)
      const second = await startMember(dataDir)
      expect(second.connection).toEqual(member.connection)
      await second.leave()
      await member.leave()
      await expect(stat(member.connection.host)).rejects.toThrow(/ENOENT/)
      expect(await readdir(trap)).toEqual([])
    } finally {
      await rm(trap, { recursive: true })
    }
  })

  it('it comes back after a crash', async () => {
    const dataDir = await usedDataDir(template.dataDir, longName)
    const first = await startMember(dataDir)
    const pid = await runningPostmaster(dataDir)
    await first.kill()
    process.kill(pid, 'SIGKILL')
    const member = await startMember(dataDir)
    expect(member.connection).toEqual(first.connection)
    await member.leave()
  })
})
