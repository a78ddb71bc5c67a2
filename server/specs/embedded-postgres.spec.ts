import { chmod, chown, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { joinEmbeddedPostgres } from '../src/embedded-postgres.ts'
import { newDataDir, removeFolders } from './support/data-folders.ts'
import { killMembers, startMember } from './support/members.ts'
import { findPostmaster, isProcessAlive, query } from './support/postgres-seen-from-outside.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const isRoot = process.geteuid?.() === 0
const silent = { info() {}, warn() {}, error() {} }

afterEach(async () => {
  await killMembers()
  await removeFolders()
})

describe('The embedded PostgreSQL', () => {
  it('is started from its npm package, reached by a unix socket alone, and stopped again', async () => {
    const dataDir = await newDataDir()
    const postgres = await joinEmbeddedPostgres(dataDir, silent)
    const pid = await findPostmaster(dataDir)
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
    expect(isProcessAlive(pid!)).toBe(false)
    expect((await readdir(dataDir)).toSorted()).toEqual([
      'postgres',
      'postgres.log',
      'postgres.members',
      'postgres.turn',
    ])
  })

  it('lets only its owner in', async () => {
    const dataDir = await newDataDir()
    const { connection } = await startMember(dataDir)
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
    expect((await stat(join(dataDir, 'postgres.turn'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'postgres.log'))).mode & 0o777).toBe(0o600)
  })

  it('is ready at once when it was set up before', async () => {
    const dataDir = await newDataDir()
    const durations: number[] = []
    for (let round = 0; round < 4; round += 1) {
      const member = await startMember(dataDir)
      durations.push(member.joinMs)
      await member.leave()
    }
    expect(Math.min(...durations.slice(1))).toBeLessThan(300)
  })

  it('writes nothing of what people entered into its log', async () => {
    const dataDir = await newDataDir()
    const { connection } = await startMember(dataDir)
    await query(connection, 'create table people (email text primary key)')
    await query(connection, "insert into people values ('ada@club.example')")
    await expect(query(connection, "insert into people values ('ada@club.example')")).rejects.toThrow(
      /duplicate/,
    )
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('ada')
  })

  it('works in a folder whose name holds spaces, quotes, commas and letters of other scripts', async () => {
    const dataDir = await newDataDir(`a b, "c" 'd' \\ ünï`)
    const member = await startMember(dataDir)
    expect(await query(member.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await member.leave()
    expect(await findPostmaster(dataDir)).toBeUndefined()
  })
})

describe('With a DATA_DIR too long for a socket', () => {
  const longName = 'long'.repeat(40)

  it('it is reached through a short folder that goes away with it', async () => {
    const dataDir = await newDataDir(longName)
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

  it('it does not fall for a folder that somebody else has put there', async () => {
    const dataDir = await newDataDir(longName)
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
    const dataDir = await newDataDir(longName)
    const first = await startMember(dataDir)
    const pid = await findPostmaster(dataDir)
    await first.kill()
    process.kill(pid!, 'SIGKILL')
    const member = await startMember(dataDir)
    expect(member.connection).toEqual(first.connection)
    await member.leave()
  })
})
