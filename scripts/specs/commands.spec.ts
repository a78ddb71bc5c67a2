import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../project.ts'
import { findFreePort } from '../testing/find-free-port.ts'

let folder: string
let port: number
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-commands-'))
  port = await findFreePort()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** For those who build the site only. */
const designPage = '/dev/design-system'

type Command = { child: ChildProcess; output(): string; ended: Promise<number | null> }

function npm(...words: string[]): Command {
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  }
  const child = spawn('npm', words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return {
    child,
    output: () => text,
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
  }
}

async function untilReady(path = '/api/v1/health/ready') {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (answer) => answer.ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 60_000, interval: 25 }).toBe(true)
}

function processesOf(text: string) {
  return spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(text))
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
  })
})

describe('npm run backup, restore and admin', () => {
  it('work on the data folder of the settings, and hand their words on', async () => {
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
  it('has the page of all furniture, and reloads open pages when a source file of the server has changed', async () => {
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
