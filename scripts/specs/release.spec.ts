import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../project.ts'
import { findFreePort } from '../../testing/find-free-port.ts'
import { startCluster } from '../../testing/postgres-cluster.ts'

/** An unused uid: as root, the release is run as a user who cannot write to it. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

let folder: string
let released: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-release-'))
  chmodSync(folder, 0o755)
  released = join(folder, 'release')
  const { status, stderr } = spawnSync(process.execPath, [`${root}scripts/release.ts`, released], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(settings: Record<string, string>) {
  const port = await findFreePort()
  const child = spawn(join(released, 'bin/node'), [join(released, 'server/dist/main.js')], {
    ...user,
    cwd: '/',
    env: {
      PATH: '/usr/bin:/bin',
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const isSettled = () => output.includes('is ready at') || child.exitCode !== null
  await expect.poll(isSettled, { timeout: 60_000 }).toBe(true)
  return { child, url: `http://127.0.0.1:${port}`, output: () => output }
}

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = (await ended) as [number | null]
  return code
}

describe('A release', () => {
  it('holds what runs and nothing else, and is never put over another one', () => {
    expect(readdirSync(released).sort()).toEqual(['bin', 'docs', 'node_modules', 'server', 'web'])
    for (const absent of ['.git', 'server/src', 'web/app', 'node_modules/vitest', '.env', 'data']) {
      expect([absent, existsSync(join(released, absent))]).toEqual([absent, false])
    }
    const again = spawnSync(process.execPath, [`${root}scripts/release.ts`, released], { encoding: 'utf8' })
    expect(again.status).toBe(1)
    expect(again.stderr).toContain('exists already')
  })

  it('serves on a separate PostgreSQL as an unprivileged user who may write nowhere', async () => {
    const postgres = await startCluster()
    const settings = { DATABASE_URL: postgres.url, SECRET_KEY: 'k'.repeat(32), DATA_DIR: '/nonexistent' }
    const site = await start({ ...settings, SMTP_URL: 'smtp://127.0.0.1:9' })
    try {
      expect(site.output()).toContain('is ready at')
      expect((await fetch(`${site.url}/api/v1/health/ready`)).status).toBe(200)
      expect((await fetch(`${site.url}/it/faq`)).status).toBe(200)
      const cli = [join(released, 'server/dist/admin-cli.js'), 'list']
      const env = { PATH: '/usr/bin:/bin', ...settings }
      expect(spawnSync(join(released, 'bin/node'), cli, { ...user, cwd: '/', env }).status).toBe(0)
      expect(await stop(site.child)).toBe(0)
    } finally {
      await postgres.remove()
    }
  })

  it('serves on the embedded database too', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'aurivane-release-data-'))
    chmodSync(dataDir, 0o777)
    const site = await start({ DATA_DIR: join(dataDir, 'data') })
    try {
      expect(site.output()).toContain('is ready at')
      expect((await fetch(`${site.url}/api/v1/health/ready`)).status).toBe(200)
      expect(await stop(site.child)).toBe(0)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
