import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../testing/find-free-port.ts'
import { openDataFolder } from '../src/data-folder.ts'
import { tryLock } from '../src/postgres/hold-lock.ts'
import { makeTemplate, newDataDir, removeFolders, usedDataDir } from './support/data-folders.ts'
import { happens, query } from './support/inspect-postgres.ts'
import { beginSite } from './support/running-site.ts'

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))

let template: Awaited<ReturnType<typeof makeTemplate>>
beforeAll(async () => {
  template = await makeTemplate()
})
afterAll(() => template.remove())
afterEach(removeFolders)

/** Processes with the folder in their command line: PostgreSQL's. */
function processesOf(dataDir: string) {
  const processes = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n')
  return processes.filter((line) => line.includes(dataDir))
}

function draftsIn(dataDir: string) {
  return existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-')) : []
}

describe('Telling a site to stop while it starts', () => {
  it('ends it and its PostgreSQL with exit code 0, at whatever moment', async () => {
    const stopAfter = async (delayMs: number, signal: NodeJS.Signals) => {
      const dataDir = await usedDataDir(template.dataDir)
      const site = await beginSite({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
      await happens(() => existsSync(join(dataDir, 'postgres', 'postmaster.pid')))
      await sleep(delayMs)
      const code = await site.stop(signal)
      return [delayMs, signal, code, processesOf(dataDir)]
    }
    const moments = [
      [0, 'SIGTERM'],
      [50, 'SIGINT'],
      [100, 'SIGTERM'],
      [150, 'SIGHUP'],
    ] as const
    expect(await Promise.all(moments.map(([delayMs, signal]) => stopAfter(delayMs, signal)))).toEqual(
      moments.map((moment) => [...moment, 0, []]),
    )
  })

  it('ends initdb as well, and leaves nothing half-made', async () => {
    const dataDir = await newDataDir()
    const site = await beginSite({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
    await happens(() => draftsIn(dataDir).length > 0)
    await sleep(100)
    expect(await site.stop()).toBe(0)
    expect([processesOf(dataDir), draftsIn(dataDir)]).toEqual([[], []])
  })

  it('leaves the PostgreSQL of another one alone', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const first = await beginSite({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
    await happens(() => first.output().includes('is ready at'))
    const second = await beginSite({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
    await happens(() => second.output().includes('attached'))
    expect(await second.stop()).toBe(0)
    const connection = { host: join(dataDir, 'postgres'), user: 'aurivane', database: 'aurivane' }
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(first.output()).not.toContain('has gone')
    expect(await first.stop()).toBe(0)
  })

  it('does not have to wait for a data folder that another process is busy with', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const turn = await tryLock(await openDataFolder(dataDir), join(dataDir, 'postgres.turn'), 'alone')
    const site = await beginSite({ DATA_DIR: dataDir, DEMO_DATA: 'off' })
    await sleep(1_000)
    expect(await site.stop()).toBe(0)
    turn?.release()
    expect(processesOf(dataDir)).toEqual([])
  })

  it('does not have to wait for a database that never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const url = `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/none`
    const site = await beginSite({
      DATABASE_URL: url,
      SECRET_KEY: 'k'.repeat(32),
      DATA_DIR: await newDataDir(),
    })
    const [caller] = (await once(silent, 'connection')) as [NodeJS.WritableStream & { destroy(): void }]
    const stoppedAt = performance.now()
    expect(await site.stop()).toBe(0)
    expect(performance.now() - stoppedAt).toBeLessThan(9_000)
    caller.destroy()
    silent.close()
  })
})

describe.runIf(existsSync('/usr/bin/script'))('A site whose terminal is closed', () => {
  it('ends as well when its output is closed', async () => {
    const dataDir = await usedDataDir(template.dataDir)
    const command = `exec '${process.execPath}' '${main}' '${dataDir}'`
    const terminal = spawn('script', ['--quiet', '--command', command, '/dev/null'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(await findFreePort()) },
    })
    let seen = ''
    terminal.stdout.on('data', (text: Buffer) => (seen += text.toString()))
    await happens(() => seen.includes('is ready at'))
    expect(processesOf(dataDir)).toContainEqual(expect.stringContaining(main))
    terminal.kill('SIGKILL')
    await expect.poll(() => processesOf(dataDir), { timeout: 20_000 }).toEqual([])
  })
})
