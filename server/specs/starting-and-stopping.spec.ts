import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSite, type RunningSite } from './support/running-site.ts'

const adminCli = fileURLToPath(new URL('../dist/admin-cli.js', import.meta.url))

let folder: string
const running: RunningSite[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-starting-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()))
  rmSync(folder, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}) {
  const site = await startSite({
    DATA_DIR: folder,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'plain stones in a row',
    ...env,
  })
  running.push(site)
  return site
}

function isReady(site: RunningSite) {
  return fetch(`${site.url}/api/v1/health/ready`).then((answer) => answer.status === 200)
}

function admin(...parameters: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [adminCli, ...parameters], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder },
  })
  return { status, stdout }
}

function runningServers(dataDir = folder) {
  const processes = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n')
  return processes.filter((line) => line.includes(join(dataDir, 'postgres')) && line.includes('-D')).length
}

describe('Three processes that start at once on an empty database', () => {
  it('migrate it once, create one administrator, and all serve', async () => {
    const sites = await Promise.all([start(), start(), start()])
    expect(await Promise.all(sites.map(isReady))).toEqual([true, true, true])
    expect(
      admin('list')
        .stdout.split('\n')
        .filter((line) => line.includes('admin@example.com')),
    ).toHaveLength(1)
  })
})

describe('A start that fails', () => {
  it('leaves no PostgreSQL behind', async () => {
    const neighbour = await start()
    const own = join(folder, 'own')
    const { port } = new URL(neighbour.url)
    await expect(start({ DATA_DIR: own, PORT: port })).rejects.toThrow('is taken by another program')
    expect(runningServers(own)).toBe(0)
  })
})

describe('SIGTERM', () => {
  it('ends the site and its PostgreSQL with exit code 0, and the next start is ready within 3 s', async () => {
    const first = await start()
    expect(runningServers()).toBeGreaterThan(0)
    running.length = 0
    expect(await first.stop()).toBe(0)
    expect(runningServers()).toBe(0)
    const startedAt = Date.now()
    expect(await isReady(await start())).toBe(true)
    expect(Date.now() - startedAt).toBeLessThan(3_000)
  })

  it('on one of two leaves the other one working', async () => {
    const [first, second] = await Promise.all([start(), start()])
    running.splice(running.indexOf(first), 1)
    expect(await first.stop()).toBe(0)
    expect(await isReady(second)).toBe(true)
  })
})

describe('The admin command', () => {
  it('refuses unknown arguments, such as a second address', () => {
    const wrong = [
      ['list', 'all'],
      ['list', '--force'],
      ['grant', 'a@example.com', 'b@example.com'],
      ['grant', '--force'],
      ['revoke', 'a@example.com', '--force'],
      ['grant'],
    ]
    expect(wrong.map((words) => admin(...words).status)).toEqual([2, 2, 2, 2, 2, 2])
  })

  it('grants, lists and revokes beside a running site, and never takes the last administrator', async () => {
    const site = await start({ DEMO_DATA: 'on' })
    expect(admin('grant', 'member.one@demo.example')).toMatchObject({ status: 0 })
    expect(admin('list').stdout).toContain('member.one@demo.example')
    expect(admin('revoke', 'member.one@demo.example')).toMatchObject({ status: 0 })
    expect(admin('revoke', 'admin@demo.example')).toMatchObject({ status: 0 })
    expect(admin('revoke', 'admin@example.com')).toMatchObject({ status: 1 })
    expect(admin('grant', 'nobody@example.com')).toMatchObject({ status: 1 })
    expect(await isReady(site)).toBe(true)
  })

  it('refuses an address that is not confirmed, unless told --force; as ADMIN_EMAIL the start says so', async () => {
    const first = await start()
    const email = 'stranger@example.com'
    const names = { firstName: 'Eve', lastName: 'Rossi', country: 'Italy' }
    const signup = await fetch(`${first.url}/api/v1/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...names, email, password: 'quiet river under stone' }),
    })
    expect(signup.status).toBe(202)
    const refused = admin('grant', email)
    expect(refused).toMatchObject({ status: 1, stdout: expect.stringContaining('is not confirmed') })
    expect(refused.stdout.trim().split('\n')).toHaveLength(1)
    expect(admin('list').stdout).not.toContain(email)

    const second = await start({ ADMIN_EMAIL: email })
    const about = (site: RunningSite) =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes('ADMIN_EMAIL'))
    expect(about(second)).toEqual([expect.stringContaining('was never confirmed')])
    expect(about(first)).toEqual([])
    expect(about(await start())).toEqual([])

    expect(admin('grant', email, '--force')).toMatchObject({ status: 0 })
    expect(admin('list').stdout).toContain(email)
  })

  it('works alone, and leaves nothing running', () => {
    expect(admin('list')).toMatchObject({ status: 0 })
    expect(runningServers()).toBe(0)
  })
})
