import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { joinEmbeddedPostgres } from '../src/embedded-postgres.ts'
import { makeFolder, newDataDir, removeFolders } from './support/data-folders.ts'
import { killMembers, startMember, startRefused } from './support/members.ts'
import { hasNoPostmaster, query } from './support/inspect-postgres.ts'

const run = promisify(execFile)
const silent = { info() {}, warn() {}, error() {} }
const mounted: string[] = []
const hasSmallDisks = await mayHaveSmallDisk()

afterEach(async () => {
  await killMembers()
  for (const folder of mounted.splice(0)) await run('umount', ['--lazy', folder])
  await removeFolders()
})

/** A small disk that is soon full. */
async function makeSmallDisk(megabytes: number) {
  const folder = await makeFolder()
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder])
  mounted.push(folder)
  return folder
}

/** Only root can mount one, and not in every container. */
async function mayHaveSmallDisk() {
  const folder = await makeFolder()
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', folder])
    await run('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    await removeFolders()
  }
}

function oneLineAbout(cause: RegExp) {
  const text = `^The embedded PostgreSQL cannot run: .*${cause.source}.*DATABASE_URL[^\\n]*$`
  return expect.stringMatching(new RegExp(text)) as string
}

describe('Where the embedded PostgreSQL cannot run, one line names the cause and DATABASE_URL:', () => {
  it('no binaries', async () => {
    const binariesFolder = await makeFolder()
    const dataDir = await newDataDir()
    await expect(joinEmbeddedPostgres(dataDir, silent, { binariesFolder })).rejects.toMatchObject({
      message: oneLineAbout(/its programs are missing in/),
    })
  })

  it('a folder with something else in it, which stays as it is', async () => {
    const dataDir = await newDataDir()
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    await writeFile(join(dataDir, 'postgres', 'holiday.jpg'), '')
    expect(await startRefused(dataDir)).toEqual(oneLineAbout(/something else than a PostgreSQL database/))
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['holiday.jpg'])
  })

  it('the data of another major version', async () => {
    const dataDir = await newDataDir()
    const member = await startMember(dataDir)
    await member.leave()
    expect(await hasNoPostmaster(dataDir)).toBe(true)
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n')
    expect(await startRefused(dataDir)).toEqual(oneLineAbout(/initialized by PostgreSQL version 15/))
  })

  if (hasSmallDisks) describeFullDisks()
})

function describeFullDisks() {
  it('a full disk', async () => {
    const disk = await makeSmallDisk(12)
    const dataDir = join(disk, 'data')
    expect(await startRefused(dataDir)).toEqual(oneLineAbout(/No space left on device/))
    // Space was freed: nothing of the failed attempt prevents a start.
    await run('mount', ['-o', 'remount,size=200m', disk])
    const member = await startMember(dataDir)
    expect(await query(member.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await member.leave()
  })

  it('a disk that became full later', async () => {
    const disk = await makeSmallDisk(120)
    const dataDir = join(disk, 'data')
    const member = await startMember(dataDir)
    await member.leave()
    await run('sh', ['-c', `cat /dev/zero > ${join(disk, 'ballast')} || true`])
    expect(await startRefused(dataDir)).toEqual(oneLineAbout(/No space left on device/))
  })
}

describe('Where DATA_DIR cannot be a folder, one line names it:', () => {
  it('a file in its place', async () => {
    const dataDir = await newDataDir()
    await writeFile(dataDir, 'a file')
    expect(await startRefused(dataDir)).toMatch(
      /^DATA_DIR is ".*", which cannot be used: it is not a folder$/,
    )
  })

  it.runIf(process.platform === 'linux').each(['/proc/nope/x', '/sys/nope', '/dev/null/x', '/dev/null'])(
    '%s',
    async (dataDir) => {
      expect(await startRefused(dataDir)).toMatch(
        new RegExp(`^DATA_DIR is "${dataDir}", which cannot be used: .+$`),
      )
    },
  )

  it('but folders above it are made', async () => {
    const member = await startMember(await newDataDir('several', 'folders', 'deep'))
    expect(await query(member.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await member.leave()
  })
})
