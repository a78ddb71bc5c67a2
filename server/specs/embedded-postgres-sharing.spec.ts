import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeTemplate, newDataDir, removeFolders, usedDataDir } from './support/data-folders.ts'
import { killMembers, startMember } from './support/members.ts'
import {
  hasNoPostmaster,
  hasStopped,
  isProcessAlive,
  query,
  runningPostmaster,
} from './support/inspect-postgres.ts'

describe('Several processes on one DATA_DIR', () => {
  let template: Awaited<ReturnType<typeof makeTemplate>>

  beforeAll(async () => {
    template = await makeTemplate()
  })
  afterAll(() => template.remove())
  afterEach(async () => {
    await killMembers()
    await removeFolders()
  })

  it('start one server when they all come at once to an empty folder, and the last one out stops it', async () => {
    const dataDir = await newDataDir()
    const members = await Promise.all([1, 2, 3].map(() => startMember(dataDir)))
    const pid = await runningPostmaster(dataDir)
    const since = await Promise.all(
      members.map(({ connection }) => query(connection, 'select pg_postmaster_start_time()::text as since')),
    )
    expect(new Set(since.map(([row]) => row?.since)).size).toBe(1)

    for (const member of members.slice(1)) await member.leave()
    expect(await runningPostmaster(dataDir)).toBe(pid)
    await members[0]?.leave()
    expect(await hasStopped(pid)).toBe(true)
  })

  it('have enough connections for five sites: each may open 16, and three for mail', async () => {
    const { connection } = await startMember(await usedDataDir(template.dataDir))
    const [row] = await query(
      connection,
      "select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as available",
    )
    expect(row?.available).toBeGreaterThanOrEqual(5 * (16 + 3))
  })

  it('do not mind a short visit, such as that of the admin command', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const site = await startMember(dataDir)
    const pid = await runningPostmaster(dataDir)
    const visitor = await startMember(dataDir)
    await query(visitor.connection, 'create table grants (email text)')
    await visitor.leave()
    expect(await runningPostmaster(dataDir)).toBe(pid)
    expect(await query(site.connection, 'select count(*)::int from grants')).toEqual([{ count: 0 }])
  })

  it('let the visitor alone start and stop it', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const visitor = await startMember(dataDir)
    const pid = await runningPostmaster(dataDir)
    await visitor.leave()
    expect(await hasStopped(pid)).toBe(true)
  })

  it('leave it to the visitor to stop it when the site has gone first', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const site = await startMember(dataDir)
    const visitor = await startMember(dataDir)
    const pid = await runningPostmaster(dataDir)
    await site.leave()
    expect(isProcessAlive(pid)).toBe(true)
    await visitor.leave()
    expect(await hasStopped(pid)).toBe(true)
  })

  it('do not wait for one that was killed', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const killed = await startMember(dataDir)
    const member = await startMember(dataDir)
    const pid = await runningPostmaster(dataDir)
    await killed.kill()
    await member.leave()
    expect(await hasStopped(pid)).toBe(true)
  })

  it('find it working however their comings and goings cross', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const comeAndGo = async (pauseMs: number) => {
      for (let round = 0; round < 4; round += 1) {
        const member = await startMember(dataDir)
        expect(await query(member.connection, 'select 1 as one')).toEqual([{ one: 1 }])
        await sleep(pauseMs)
        await member.leave()
      }
    }
    await Promise.all([0, 15, 40].map(comeAndGo))
    expect(await hasNoPostmaster(dataDir)).toBe(true)
  })

  it('decide themselves when it ends: Ctrl-C in their terminal does not reach it', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const site = await startMember(dataDir)
    const pid = await runningPostmaster(dataDir)
    process.kill(-site.pid, 'SIGINT')
    await sleep(300)
    expect(await runningPostmaster(dataDir)).toBe(pid)
    expect(await query(site.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await site.leave()
    expect(await hasStopped(pid)).toBe(true)
  })
})
