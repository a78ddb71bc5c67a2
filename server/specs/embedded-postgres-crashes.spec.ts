import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeTemplate, newDataDir, removeFolders, usedDataDir } from './support/data-folders.ts'
import { beginMember, killMembers, type Member, startMember } from './support/members.ts'
import {
  happens,
  hasNoPostmaster,
  hasStopped,
  isProcessAlive,
  killPostgres,
  query,
  runningPostmaster,
} from './support/inspect-postgres.ts'

describe('After a kill -9', () => {
  let template: Awaited<ReturnType<typeof makeTemplate>>
  let bystander: ChildProcess | undefined

  beforeAll(async () => {
    template = await makeTemplate()
  })
  afterAll(() => template.remove())
  afterEach(async () => {
    bystander?.kill()
    await killMembers()
    await removeFolders()
  })

  async function writeRow({ connection }: Member) {
    await query(connection, 'create table if not exists notes (note text)')
    await query(connection, "insert into notes values ('kept')")
  }
  const readRows = ({ connection }: Member) => query(connection, 'select note from notes')
  const kept = [{ note: 'kept' }]

  it('of the web process, the next one attaches to the server that still runs', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const killed = await startMember(dataDir)
    await writeRow(killed)
    const pid = await runningPostmaster(dataDir)
    await killed.kill()
    expect(isProcessAlive(pid)).toBe(true)

    const member = await startMember(dataDir)
    expect(await runningPostmaster(dataDir)).toBe(pid)
    expect(await readRows(member)).toEqual(kept)
    await member.leave()
    expect(await hasStopped(pid)).toBe(true)
  })

  it('of both, the server is started anew and recovers what was committed', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const killed = await startMember(dataDir)
    await writeRow(killed)
    const pid = await runningPostmaster(dataDir)
    await killed.kill()
    process.kill(pid, 'SIGKILL')

    const member = await startMember(dataDir)
    expect(await runningPostmaster(dataDir)).not.toBe(pid)
    expect(await readRows(member)).toEqual(kept)
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/automatic recovery in progress/)
    await member.leave()
  })

  it('of both, it is started anew even if another process has its number by now', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const killed = await startMember(dataDir)
    await writeRow(killed)
    await killed.kill()
    await killPostgres(dataDir)

    const { uid, gid } = await stat(join(dataDir, 'postgres'))
    bystander = spawn('sleep', ['60'], { uid, gid })
    for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      const path = join(dataDir, 'postgres', file)
      const [, ...rest] = (await readFile(path, 'utf8')).split('\n')
      await writeFile(path, [bystander.pid, ...rest].join('\n'))
    }

    const member = await startMember(dataDir)
    expect(await readRows(member)).toEqual(kept)
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
    await member.leave()
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
  })

  it('in the middle of writing postmaster.pid, the empty file does not prevent a start', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const killed = await startMember(dataDir)
    await writeRow(killed)
    await killed.kill()
    await killPostgres(dataDir)
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '')
    expect(await readRows(await startMember(dataDir))).toEqual(kept)
  })

  it.each([150, 300, 450])(
    '%i ms into the very first start, the folder is as good as new',
    async (delayMs) => {
      const dataDir = await newDataDir()
      const beginner = beginMember(dataDir)
      await sleep(delayMs)
      await beginner.kill()
      const member = await startMember(dataDir)
      await writeRow(member)
      expect(await readRows(member)).toEqual(kept)
      await member.leave()
      expect(await hasNoPostmaster(dataDir)).toBe(true)
    },
  )

  it('of the server alone, the process that needs it starts it again', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const member = await startMember(dataDir)
    await writeRow(member)
    const pid = await runningPostmaster(dataDir)
    await killPostgres(dataDir)
    const isBack = () =>
      readRows(member).then(
        () => true,
        () => false,
      )
    expect(await happens(isBack)).toBe(true)
    expect(await readRows(member)).toEqual(kept)
    expect(await runningPostmaster(dataDir)).not.toBe(pid)
    await member.leave()
    expect(await hasNoPostmaster(dataDir)).toBe(true)
  })
})
