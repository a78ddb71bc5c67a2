import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileCacheFolder, root } from '../project.ts'
import { stampFile } from '../stale.ts'
import { findFreePort } from '../../testing/find-free-port.ts'

let folder: string
let port: number
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-commands-'))
  port = await findFreePort()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Time limit of commands that build. */
const designPage = '/dev/design-system'

type Command = { child: ChildProcess; pid: number; output(): string; ended: Promise<number | null> }

function npm(...words: string[]): Command {
  return npmWith({ PORT: String(port), DATA_DIR: folder }, ...words)
}

function npmWith(settings: Record<string, string>, ...words: string[]): Command {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'warn', ...settings }
  // A process group of its own, as in a terminal.
  const child = spawn('npm', words, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return {
    child,
    pid: child.pid ?? 0,
    output: () => text,
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
  }
}

async function untilReady(at = port) {
  const isReady = () =>
    fetch(`http://127.0.0.1:${at}/api/v1/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 100_000, interval: 25 }).toBe(true)
}

function processesOf(...texts: string[]) {
  return spawnSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => texts.some((text) => line.includes(text)))
}

async function untilSeen(text: string) {
  await expect.poll(() => processesOf(text).length, { timeout: 30_000, interval: 10 }).toBeGreaterThan(0)
}

/** The command and its child processes. */
function isAnyProcessLeft({ pid }: Command) {
  try {
    return process.kill(-pid, 0)
  } catch {
    return false
  }
}

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends everything it started on %s, with exit code 0',
    async (signal) => {
      const start = npm('start')
      await untilReady()
      start.child.kill(signal)
      expect(await start.ended).toBe(0)
      expect(processesOf(folder)).toEqual([])
    },
  )

  it.each([
    ['SIGTERM', (start: Command) => start.child.kill('SIGTERM')],
    ['Ctrl-C in its terminal', (start: Command) => process.kill(-start.pid, 'SIGINT')],
  ])('ends everything with exit code 0 on %s while it is still starting', async (_, stop) => {
    const start = npm('start')
    await untilSeen(folder)
    stop(start)
    expect(await start.ended).toBe(0)
    expect([processesOf(folder), isAnyProcessLeft(start)]).toEqual([[], false])
  })

  it('ends everything when its terminal is closed', async () => {
    const start = npm('start')
    await untilReady()
    process.kill(-start.pid, 'SIGHUP')
    // npm itself is gone at once.
    await expect.poll(() => isAnyProcessLeft(start), { timeout: 10_000 }).toBe(false)
    expect(processesOf(folder)).toEqual([])
  })

  it('is ready within 3 s when nothing has changed, without building', async () => {
    const first = npm('start')
    await untilReady()
    first.child.kill('SIGTERM')
    await first.ended
    const startedAt = performance.now()
    const second = npm('start')
    await untilReady()
    const milliseconds = performance.now() - startedAt
    const { status: designStatus } = await fetch(`http://127.0.0.1:${port}${designPage}`)
    second.child.kill('SIGTERM')
    await second.ended
    expect(designStatus).toBe(404)
    expect(second.output()).not.toContain('Building')
    expect(second.output()).toContain(`Aurivane is ready at http://localhost:${port}`)
    expect(milliseconds).toBeLessThan(3_000)
    expect(readdirSync(compileCacheFolder)).not.toEqual([])
  })
})

describe('npm run backup, restore and admin', () => {
  it('use the data folder of the settings, and pass their output on', async () => {
    const start = npm('start')
    await untilReady()
    const file = `${folder}.tar.gz`
    try {
      const backup = npm('run', 'backup', '--', file)
      expect([await backup.ended, backup.output()]).toEqual([0, expect.stringContaining(file)])
      start.child.kill('SIGTERM')
      await start.ended
      const restore = npm('run', 'restore', '--', file, '--force')
      expect([await restore.ended, restore.output()]).toEqual([0, expect.stringContaining('7 members')])
      const admin = npm('run', 'admin', '--', 'list')
      expect([await admin.ended, admin.output()]).toEqual([0, expect.stringContaining('admin@demo.example')])
    } finally {
      start.child.kill('SIGTERM')
      rmSync(file, { force: true })
    }
  })
})

describe('npm run dev', () => {
  // About 20 s: it makes a development build.
  it('has the page of all components, and reloads open pages when a source file of the server has changed', async () => {
    const file = `${root}api/src/health/health.routes.ts`
    const source = readFileSync(file, 'utf8')
    const dev = npm('run', 'dev')
    try {
      await untilReady()
      const page = await (await fetch(`http://127.0.0.1:${port}${designPage}`)).text()
      expect(page).toContain('<h1>Design system</h1>')
      expect(page).toContain('<script src="/dev/reload.js">')
      const changes = await fetch(`http://127.0.0.1:${port}/dev/changes`)
      writeFileSync(file, `${source}// A change that a developer would make.\n`)
      const told = await changes.body?.getReader().read()
      expect(new TextDecoder().decode(told?.value)).toContain('event: change')
    } finally {
      writeFileSync(file, source)
      dev.child.kill('SIGTERM')
      await dev.ended
    }
  })
})

describe('npm start with nothing built', () => {
  const partsOfBuild = [`${root}scripts/build.ts`, `${root}web/build/`]
  const findBuilder = () => parseInt(processesOf(`${root}scripts/build.ts`)[0] ?? '')
  const untilBuilding = () => untilSeen(`${root}web/build/`)
  beforeEach(() => rmSync(stampFile, { force: true }))

  it('ends the build too on SIGTERM, with exit code 0', async () => {
    const start = npm('start')
    await untilBuilding()
    start.child.kill('SIGTERM')
    expect(await start.ended).toBe(0)
    expect(processesOf(...partsOfBuild)).toEqual([])
  })

  it('builds once for all who start at once, also after a build that was killed', async () => {
    const killed = npm('start')
    await untilBuilding()
    process.kill(findBuilder(), 'SIGKILL')
    expect(await killed.ended).toBe(1)
    const ports = [port, await findFreePort(), await findFreePort()]
    const starts = ports.map((PORT) =>
      npmWith({ PORT: `${PORT}`, DATA_DIR: join(folder, `${PORT}`) }, 'start'),
    )
    try {
      await Promise.all(ports.map((at) => untilReady(at)))
    } finally {
      for (const start of starts) start.child.kill('SIGTERM')
    }
    expect(await Promise.all(starts.map((start) => start.ended))).toEqual([0, 0, 0])
    expect(starts.filter((start) => start.output().includes('Built in'))).toHaveLength(1)
  })
})
