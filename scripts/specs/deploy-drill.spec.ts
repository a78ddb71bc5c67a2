import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../testing/find-free-port.ts'
import { findPostgres } from '../../testing/find-postgres.ts'
import { findNginx, startNginx } from '../../testing/nginx-in-front.ts'
import { callApi, newIdentity } from '../../testing/people.ts'
import { startCluster, type Cluster } from '../../testing/postgres-cluster.ts'
import { send } from '../../testing/send.ts'
import { startSite, type Site } from '../../testing/start-site.ts'
import { root } from '../project.ts'

const HOST = 'localhost'
const isPossible = findNginx() !== undefined && findPostgres() !== undefined

let folder: string
let cluster: Cluster
let database: Awaited<ReturnType<Cluster['makeDatabase']>>
let nginx: Awaited<ReturnType<typeof startNginx>>
let agent: Agent
let sites: Site[]
const member = newIdentity()

beforeAll(async () => {
  if (!isPossible) return
  folder = mkdtempSync(join(tmpdir(), 'aurivane-drill-'))
  cluster = await startCluster()
  database = await cluster.makeDatabase()
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
  const env = { PUBLIC_URL: `https://${HOST}:${httpsPort}`, TRUST_PROXY: '1', DATA_DIR: join(folder, 'data') }
  sites = [
    await startSite({ env: { ...database.env, ...env } }),
    await startSite({ env: { ...database.env, ...env } }),
  ]
  const instances = sites.map(({ port }) => `127.0.0.1:${port}`)
  nginx = await startNginx({ host: HOST, httpPort, httpsPort, instances })
  agent = new Agent({ keepAlive: true, ca: nginx.certificate })
})
afterAll(async () => {
  if (!isPossible) return
  agent.destroy()
  await nginx.stop()
  await Promise.all(sites.map((site) => site.remove()))
  await cluster.remove()
  rmSync(folder, { recursive: true, force: true })
})

function ask(path: string, body?: object) {
  return callApi(nginx.url, path, { agent, ...(body && { body }) })
}

/** The shell command of the unit that makes the dump, without systemd's escapes. */
function backupCommand() {
  const unit = readFileSync(`${root}deploy/systemd/aurivane-backup.service`, 'utf8')
  const command = /^ExecStart=\/bin\/sh -ec '(.+)'$/m.exec(unit)?.[1] ?? ''
  return command.replaceAll('$$', '$').replaceAll('%%', '%')
}

function shell(command: string, env: Record<string, string>) {
  const path = `${findPostgres()}:${process.env['PATH']}`
  const options = { cwd: folder, encoding: 'utf8', env: { PATH: path, ...env } } as const
  const { status, stderr } = spawnSync('/bin/sh', ['-ec', command], options)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

describe.skipIf(!isPossible)('nginx in front of two instances and a separate PostgreSQL', () => {
  it('serves accounts, health and security.txt through both instances', async () => {
    expect((await ask('/auth/signup', { ...member, csrf: '' })).status).toBe(202)
    for (let round = 0; round < 8; round += 1) expect((await ask('/health/ready')).status).toBe(200)
    const { email, password } = member
    expect((await ask('/auth/login', { email, password })).status).toBe(202)
    const securityTxt = await send(nginx.url, { path: '/.well-known/security.txt', agent })
    expect(securityTxt.text).toMatch(/^Contact: mailto:/m)
    const log = nginx.readLogs()
    for (const { port } of sites) expect(log).toContain(`"instance":"127.0.0.1:${port}"`)
  })

  it('has every metric that the example of alerts names, on each instance', async () => {
    const rules = readFileSync(`${root}deploy/prometheus/aurivane.rules.yml`, 'utf8')
    const expressions = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression)
    const names = expressions.flatMap((text) => text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b|\bmails\b/g) ?? [])
    const metrics = [...new Set(names)].filter((name) => name !== 'histogram_quantile')
    expect(metrics.length).toBeGreaterThanOrEqual(6)
    for (const { metricsUrl } of sites) {
      const text = await (await fetch(metricsUrl)).text()
      expect(metrics.filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text))).toEqual([])
    }
  })

  it('goes on in a new file when its log is rotated, as logrotate does it', async () => {
    const file = join(nginx.acmeFolder, '../../../aurivane.access.log')
    renameSync(file, `${file}.1`)
    process.kill(nginx.pid, 'SIGUSR1')
    await expect.poll(() => existsSync(file)).toBe(true)
    await ask('/health/live')
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('/api/v1/health/live')
    expect(readFileSync(`${file}.1`, 'utf8')).toContain('/api/v1/auth/signup')
  })

  it('is restored from the dump of the backup unit into a new database, and members log in', async () => {
    const { hostname, port: databasePort, username, pathname } = new URL(database.url)
    const backupEnv = {
      PGHOST: hostname,
      PGPORT: databasePort,
      PGUSER: username,
      PGDATABASE: pathname.slice(1),
    }
    shell(backupCommand(), { DATABASE_URL: database.url, ...backupEnv })
    const [dump] = readdirSync(folder).filter((name) => name.endsWith('.dump'))
    expect(dump).toMatch(/^aurivane-[\dTZ-]+\.dump$/)
    const restored = await cluster.makeDatabase()
    const how = '--no-owner --exit-on-error --single-transaction'
    shell(`pg_restore ${how} --dbname="$DATABASE_URL" '${dump}'`, { DATABASE_URL: restored.url })
    const env = { ...restored.env, TRUST_PROXY: '1', DATA_DIR: join(folder, 'data'), PUBLIC_URL: nginx.url }
    for (const [place, { port, stop }] of sites.entries()) {
      expect(await stop()).toBe(0)
      sites[place] = await startSite({ env: { ...env, PORT: String(port) } })
    }
    const { email, password } = member
    expect((await ask('/auth/login', { email, password })).status).toBe(202)
  })
})

describe('The bill of materials', () => {
  it('is a CycloneDX document with every package of the product', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'aurivane-sbom-')), 'sbom.json')
    const { status, stderr } = spawnSync(process.execPath, [`${root}scripts/sbom.ts`, file], {
      encoding: 'utf8',
    })
    expect({ status, stderr }).toMatchObject({ status: 0 })
    const document = JSON.parse(readFileSync(file, 'utf8')) as { bomFormat: string; components: object[] }
    expect(document.bomFormat).toBe('CycloneDX')
    expect(document.components.length).toBeGreaterThan(50)
  })
})
