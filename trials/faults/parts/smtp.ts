import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../../testing/find-free-port.ts'
import { callApi, expectYes, signUp } from '../../../testing/people.ts'
import type { Row } from '../../support/report.ts'
import { send } from '../../../testing/send.ts'
import { startSite, type Site } from '../../../testing/start-site.ts'
import type { Part } from '../part.ts'
import { TestSmtpServer, type Behaviour } from '../smtp-server.ts'

const MESSAGES = 8
const SIGNUPS = 2
const TROUBLE_MS = 7_000
const DELIVERY_LIMIT_MS = 150_000

export const trySmtp: Part = async () => {
  const port = await findFreePort()
  const smtpServer = new TestSmtpServer()
  await smtpServer.open(port)
  const site = await startSite({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'error' } })
  const rows: Row[] = []
  const behaviours: [string, Behaviour][] = [
    ['slow', 'slow'],
    ['answering 451', 'defer'],
    ['closing the connection after DATA', 'drop'],
  ]
  for (const [name, behaviour] of behaviours) {
    rows.push(
      await tryTrouble(site, smtpServer, name, {
        begin: async () => void (smtpServer.behaviour = behaviour),
        end: async () => void (smtpServer.behaviour = 'accept'),
      }),
    )
  }
  rows.push(
    await tryTrouble(site, smtpServer, 'down', {
      begin: () => smtpServer.close(),
      end: () => smtpServer.open(port),
    }),
    await refuseForGood(site, smtpServer),
    await killWhileSending(site, smtpServer),
  )
  await smtpServer.close()
  return rows
}

/** Exactly one mail arrives for each cause, with one Message-ID over all attempts. */
async function tryTrouble(
  site: Site,
  smtpServer: TestSmtpServer,
  name: string,
  trouble: { begin(): Promise<void>; end(): Promise<void> },
): Promise<Row> {
  const [before, droppedBefore] = [smtpServer.arrivals.length, smtpServer.dropped.length]
  await trouble.begin()
  const expected = await causeMails(site)
  await wait(TROUBLE_MS)
  const inTrouble = smtpServer.arrivals.length - before
  await trouble.end()
  const took = await untilArrived(smtpServer, before + expected)
  const ids = smtpServer.arrivals.slice(before).map(({ messageId }) => messageId)
  const dropped = smtpServer.dropped.slice(droppedBefore)
  const unknownIds = dropped.filter(({ messageId }) => !ids.includes(messageId))
  const distinct = new Set(ids).size
  return {
    what: `SMTP ${name}`,
    tried: `${expected} mails, ${inTrouble} of them delivered during the trouble`,
    outcome:
      `${distinct} delivered ${took} s after its end at the latest, ${expected - distinct} lost, ` +
      `${ids.length - distinct} twice` +
      (dropped.length > 0 ? `; ${dropped.length} dropped tries, all under the same Message-ID` : ''),
    held: distinct === expected && ids.length === distinct && unknownIds.length === 0,
  }
}

async function causeMails(site: Site): Promise<number> {
  const message = { email: 'reader@example.com', subject: 'Clubs', message: 'Which clubs are open?' }
  for (let count = 0; count < MESSAGES; count += 1)
    await expectYes(callApi(site.url, '/contact', { body: message }))
  for (let count = 0; count < SIGNUPS; count += 1) await signUp(site.url)
  return MESSAGES + SIGNUPS
}

async function untilArrived(smtpServer: TestSmtpServer, count: number): Promise<string> {
  const startedAt = performance.now()
  while (smtpServer.arrivals.length < count && performance.now() - startedAt < DELIVERY_LIMIT_MS)
    await wait(50)
  // Wait for a duplicate, which would arrive soon.
  const took = (performance.now() - startedAt) / 1_000
  await wait(1_500)
  return took.toFixed(1)
}

async function refuseForGood(site: Site, smtpServer: TestSmtpServer): Promise<Row> {
  const before = smtpServer.arrivals.length
  smtpServer.behaviour = 'reject'
  const expected = await causeMails(site)
  await wait(TROUBLE_MS)
  smtpServer.behaviour = 'accept'
  await wait(TROUBLE_MS)
  const parked = await readParked(site)
  const told = site.output().split('mail refused for good and parked').length - 1
  return {
    what: 'SMTP answering 550',
    tried: `${expected} mails`,
    outcome:
      `${parked} parked (metric mails{state="parked"}), ${told} told in the log as errors, ` +
      `${smtpServer.refusals} tries, ${smtpServer.arrivals.length - before} sent again`,
    held:
      parked === expected &&
      told === expected &&
      smtpServer.refusals === expected &&
      smtpServer.arrivals.length === before,
  }
}

async function readParked(site: Site): Promise<number> {
  const { origin, pathname } = new URL(site.metricsUrl)
  const { text } = await send(origin, { path: pathname })
  return Number(/^mails\{state="parked"\} (\d+)$/m.exec(text)?.[1])
}

/** A mail that was being sent when the site was killed is sent by the next start, with the same Message-ID. */
async function killWhileSending(site: Site, smtpServer: TestSmtpServer): Promise<Row> {
  const before = smtpServer.arrivals.length
  smtpServer.behaviour = 'slow'
  const expected = await causeMails(site)
  await site.stop('SIGKILL')
  smtpServer.behaviour = 'accept'
  const smtpUrl = `smtp://127.0.0.1:${smtpServer.port}`
  const next = await startSite({ env: { DATA_DIR: site.dataDir, SMTP_URL: smtpUrl, LOG_LEVEL: 'error' } })
  const took = await untilDistinct(smtpServer, before, expected)
  const ids = smtpServer.arrivals.slice(before).map(({ messageId }) => messageId)
  await next.remove()
  return {
    what: 'the site killed (-9) while it sends',
    tried: `${expected} mails`,
    outcome: `${new Set(ids).size} delivered after ${took} s at the latest, ${ids.length - new Set(ids).size} a second time under the same Message-ID`,
    held: new Set(ids).size === expected,
  }
}

async function untilDistinct(smtpServer: TestSmtpServer, before: number, expected: number): Promise<string> {
  const startedAt = performance.now()
  const count = () => new Set(smtpServer.arrivals.slice(before).map(({ messageId }) => messageId)).size
  while (count() < expected && performance.now() - startedAt < DELIVERY_LIMIT_MS) await wait(100)
  return ((performance.now() - startedAt) / 1_000).toFixed(0)
}
