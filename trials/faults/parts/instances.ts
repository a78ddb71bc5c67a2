import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx, startNginx } from '../../../testing/nginx-in-front.ts'
import { findFreePort } from '../../../testing/find-free-port.ts'
import { callApi, logIn, makeMember, type Session } from '../../../testing/people.ts'
import type { Row } from '../../support/report.ts'
import { readJson } from '../../../testing/send.ts'
import { startHeldSite } from '../../../testing/held-site.ts'
import { startSite, usualSettings, type Site } from '../../../testing/start-site.ts'
import { codeAt } from '../../../testing/totp.ts'
import { Readers, describeFailure } from '../readers.ts'
import type { Part, Trial } from '../part.ts'
import { verifyWrites } from '../verify-writes.ts'
import { WriteLoad } from '../writers.ts'

const HOST = 'localhost'
const KILLS = 6
const ROLLS = 2
const LOGIN_FAILURES_ALLOWED = 10

/** Three instances on one database behind nginx, as deploy/nginx has it. */
export const tryInstances: Part = async (trial) => {
  if (!findNginx()) throw new Error('nginx is not installed')
  const rows: Row[] = []
  const keep = (found: Row[]) => {
    rows.push(...found)
    for (const { what, outcome } of found) trial.say(`${what}: ${outcome}`)
  }
  const cluster = await startCluster(trial)
  try {
    keep(await killOne(cluster))
    keep(await shareEverything(cluster))
  } finally {
    await cluster.nginx.stop()
    await Promise.all(cluster.sites.map((site) => site.remove()))
  }
  keep(await restartOneByOne(trial))
  return rows
}

type Cluster = Awaited<ReturnType<typeof startCluster>>

/** What the instances share: a database, an address, and one mail folder, since any of them may deliver a mail. */
async function prepareCluster({ separate }: Trial) {
  const { url: databaseUrl, env } = await (await separate()).makeDatabase()
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
  const url = `https://${HOST}:${httpsPort}`
  const dataDir = mkdtempSync(join(tmpdir(), 'aurivane-trial-'))
  const settings: Record<string, string> = { ...env, DATA_DIR: dataDir, PUBLIC_URL: url, TRUST_PROXY: '1' }
  async function putNginxInFront(sites: readonly { port: number }[]) {
    const instances = sites.map(({ port }) => `127.0.0.1:${port}`)
    const nginx = await startNginx({ host: HOST, httpPort, httpsPort, instances })
    return { nginx, agent: new Agent({ keepAlive: true, ca: nginx.certificate }) }
  }
  return { databaseUrl, url, dataDir, settings, putNginxInFront }
}

async function startCluster(trial: Trial) {
  const { databaseUrl, url, settings, putNginxInFront } = await prepareCluster(trial)
  const start = (more: Record<string, string> = {}) => startSite({ env: { ...settings, ...more } })
  const sites = await Promise.all([start(), start(), start()])
  const { nginx, agent } = await putNginxInFront(sites)
  /** Restarts the instance at this index on its old port. */
  const restart = async (place: number, more: Record<string, string> = {}) => {
    const { port } = sites[place] as Site
    sites[place] = await start({ PORT: String(port), ...more })
  }
  return { databaseUrl, url, agent, sites, nginx, restart }
}

async function killOne(cluster: Cluster): Promise<Row[]> {
  const load = new WriteLoad()
  await load.prepare(cluster.sites[0] as Site)
  const readers = new Readers(cluster.url, cluster.agent)
  readers.start()
  load.start(cluster.url, { agent: cluster.agent, isRepeated: true })
  await load.untilAcknowledged(100)
  for (let kill = 0; kill < KILLS; kill += 1) {
    const place = kill % cluster.sites.length
    await cluster.sites[place]?.stop('SIGKILL')
    await load.untilAcknowledged(60)
    await cluster.restart(place)
    await load.untilAcknowledged(60)
  }
  await load.stop()
  const { asked, failed } = await readers.stop()
  const { lost, halfWritten } = await verifyWrites(load, cluster.databaseUrl)
  const failedWrites = load.writes.filter(({ outcome }) => outcome !== 'yes')
  const inFlightMax = load.members.length * KILLS
  const row = {
    what: 'one of three instances killed (-9) under load',
    tried: `${KILLS} kills, ${asked} GETs, ${load.writes.length} writes (12 at a time)`,
    outcome:
      `${failed.length} GETs failed${describe(failed)}, ${failedWrites.length} writes failed ` +
      `(in flight at most ${inFlightMax}), ${lost.length} acknowledged writes lost, ` +
      `half-written: ${halfWritten.join(', ') || 'none'}`,
    held:
      failed.length === 0 &&
      failedWrites.length <= inFlightMax &&
      lost.length === 0 &&
      halfWritten.length === 0,
  }
  return [row]
}

/** With the port of each instance held as by systemd. */
async function restartOneByOne(trial: Trial): Promise<Row[]> {
  const { databaseUrl, url, dataDir, settings, putNginxInFront } = await prepareCluster(trial)
  const start = () => startHeldSite({ ...usualSettings, ...settings })
  const sites = [await start(), await start(), await start()] as const
  const { nginx, agent } = await putNginxInFront(sites)
  const load = new WriteLoad()
  const readers = new Readers(url, agent)
  const codes: number[] = []
  try {
    await load.prepare(sites[0])
    readers.start()
    load.start(url, { agent })
    for (const site of Array.from({ length: ROLLS }, () => sites).flat()) {
      codes.push(await site.restart())
      await load.untilAcknowledged(40)
    }
    await load.stop()
    await readers.stop()
  } finally {
    await nginx.stop()
    await Promise.all(sites.map((site) => site.stop()))
    rmSync(dataDir, { recursive: true, force: true })
  }
  const { asked, failed } = await readers.stop()
  const { lost, halfWritten } = await verifyWrites(load, databaseUrl)
  const failedWrites = load.writes.filter(({ outcome }) => outcome !== 'yes')
  const row = {
    what: 'rolling restart (SIGTERM) under load',
    tried: `${ROLLS} rounds of three, ${asked} GETs, ${load.writes.length} writes`,
    outcome:
      `${failed.length} GETs failed${describe(failed)}, ` +
      `${failedWrites.length} writes failed${describe(failedWrites.map(({ answer }) => describeFailure(answer)))}, ` +
      `${lost.length} lost, exit codes ${[...new Set(codes)].join(', ')}`,
    held:
      failed.length + failedWrites.length + lost.length + halfWritten.length === 0 &&
      codes.every((code) => code === 0),
  }
  return [row]
}

function describe(failures: string[]): string {
  return failures.length === 0 ? '' : ` (${[...new Set(failures)].join(', ')})`
}

/** Sessions, used codes and limits belong to the database, so it does not matter which instance is asked. */
async function shareEverything(cluster: Cluster): Promise<Row[]> {
  for (const place of cluster.sites.keys()) {
    await cluster.sites[place]?.stop()
    await cluster.restart(place, { RATE_LIMITS: 'on' })
  }
  const urls = cluster.sites.map(({ url }) => url)
  const identity = await makeMember(cluster.sites[0] as Site)
  const session = await logIn(urls[0] as string, identity)
  const elsewhere = (await callApi(urls[1] as string, '/protected', { headers: session.headers })).status
  await callApi(urls[2] as string, '/auth/logout', { method: 'POST', headers: session.headers })
  const afterLogout = (await callApi(urls[0] as string, '/protected', { headers: session.headers })).status

  const again = await logIn(urls[1] as string, identity)
  const accepted = await useCodeEverywhere(urls, again, identity)
  const failures = await guessEverywhere(urls)
  return [
    {
      what: 'sessions are shared',
      tried: 'opened at one instance, used at the second, ended at the third',
      outcome: `second answers ${elsewhere}, the first answers ${afterLogout} after the end`,
      held: elsewhere === 203 && afterLogout === 401,
    },
    {
      what: 'used codes are shared',
      tried: 'one two-factor code, 9 logins at once over three instances',
      outcome: `${accepted} accepted`,
      held: accepted === 1,
    },
    {
      what: 'limits are shared',
      tried: '24 wrong passwords over three instances',
      outcome: `${failures} tried, the rest refused with 429`,
      held: failures === LOGIN_FAILURES_ALLOWED,
    },
  ]
}

async function useCodeEverywhere(
  urls: string[],
  session: Session,
  identity: { email: string; password: string },
) {
  const { result } = readJson<{ result: { secret: string } }>(await session.send('/user/2FA/qrcode'))
  // The code of the previous step enables it, so that the current code is still unused.
  const code = codeAt(result.secret, Date.now() - 30_000)
  await session.send('/user/2FA/enable', { body: { code, password: identity.password } })
  const fresh = codeAt(result.secret)
  const body = { email: identity.email, password: identity.password, code: fresh }
  const answers = await Promise.all(
    [...urls, ...urls, ...urls].map((url) => callApi(url, '/auth/login', { body })),
  )
  return answers.filter(({ status, text }) => status === 202 && text.includes('atoken')).length
}

async function guessEverywhere(urls: string[]) {
  const body = { email: 'nobody@example.com', password: 'wrong and wrong again' }
  const everywhere = Array.from({ length: 8 }, () => urls).flat()
  const answers = await Promise.all(everywhere.map((url) => callApi(url, '/auth/login', { body })))
  return answers.filter(({ status }) => status !== 429 && status !== 503).length
}
