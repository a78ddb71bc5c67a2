import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../../scripts/testing/find-free-port.ts'
import { callApi, expectYes, signUp } from '../../support/people.ts'
import type { Row } from '../../support/report.ts'
import { send } from '../../support/send.ts'
import { startSite, type Site } from '../../support/start-site.ts'
import type { Part } from '../part.ts'
import { PostOffice, type Mood } from '../post-office.ts'

const MESSAGES = 8
const SIGNUPS = 2
const TROUBLE_MS = 7_000
const DELIVERY_LIMIT_MS = 150_000

export const trySmtp: Part = async () => {
  const port = await findFreePort()
  const office = new PostOffice()
  await office.open(port)
  const site = await startSite({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'error' } })
  const rows: Row[] = []
  const moods: [string, Mood][] = [
    ['slow', 'slow'],
    ['answering 451', 'later'],
    ['dropping the line after DATA', 'drop'],
  ]
  for (const [name, mood] of moods) {
    rows.push(
      await endure(site, office, name, {
        begin: async () => void (office.mood = mood),
        end: async () => void (office.mood = 'fine'),
      }),
    )
  }
  rows.push(
    await endure(site, office, 'down', { begin: () => office.close(), end: () => office.open(port) }),
    await refuseForGood(site, office),
    await killWhileSending(site, office),
  )
  await office.close()
  return rows
}

/** As many letters as causes for one: so many arrive at each address, each under one name however often it was tried. */
async function endure(
  site: Site,
  office: PostOffice,
  name: string,
  trouble: { begin(): Promise<void>; end(): Promise<void> },
): Promise<Row> {
  const [before, droppedBefore] = [office.arrivals.length, office.dropped.length]
  await trouble.begin()
  const expected = await causeMails(site)
  await wait(TROUBLE_MS)
  const inTrouble = office.arrivals.length - before
  await trouble.end()
  const took = await untilArrived(office, before + expected)
  const ids = office.arrivals.slice(before).map(({ messageId }) => messageId)
  const dropped = office.dropped.slice(droppedBefore)
  const strangers = dropped.filter(({ messageId }) => !ids.includes(messageId))
  const distinct = new Set(ids).size
  return {
    what: `SMTP ${name}`,
    tried: `${expected} mails, ${inTrouble} of them delivered during the trouble`,
    outcome:
      `${distinct} delivered ${took} s after its end at the latest, ${expected - distinct} lost, ` +
      `${ids.length - distinct} twice` +
      (dropped.length > 0 ? `; ${dropped.length} dropped tries, all under the same Message-ID` : ''),
    held: distinct === expected && ids.length === distinct && strangers.length === 0,
  }
}

async function causeMails(site: Site): Promise<number> {
  const message = { email: 'reader@example.com', subject: 'Clubs', message: 'Which clubs are open?' }
  for (let count = 0; count < MESSAGES; count += 1)
    await expectYes(callApi(site.url, '/contact', { body: message }))
  for (let count = 0; count < SIGNUPS; count += 1) await signUp(site.url)
  return MESSAGES + SIGNUPS
}

async function untilArrived(office: PostOffice, count: number): Promise<string> {
  const startedAt = performance.now()
  while (office.arrivals.length < count && performance.now() - startedAt < DELIVERY_LIMIT_MS) await wait(50)
  // One more than expected would come soon.
  const took = (performance.now() - startedAt) / 1_000
  await wait(1_500)
  return took.toFixed(1)
}

async function refuseForGood(site: Site, office: PostOffice): Promise<Row> {
  const before = office.arrivals.length
  office.mood = 'never'
  const expected = await causeMails(site)
  await wait(TROUBLE_MS)
  office.mood = 'fine'
  await wait(TROUBLE_MS)
  const parked = await readParked(site)
  const told = site.output().split('mail refused for good and parked').length - 1
  return {
    what: 'SMTP answering 550',
    tried: `${expected} mails`,
    outcome:
      `${parked} parked (metric mails{state="parked"}), ${told} told in the log as errors, ` +
      `${office.refusals} tries, ${office.arrivals.length - before} sent again`,
    held:
      parked === expected &&
      told === expected &&
      office.refusals === expected &&
      office.arrivals.length === before,
  }
}

async function readParked(site: Site): Promise<number> {
  const { origin, pathname } = new URL(site.metricsUrl)
  const { text } = await send(origin, { path: pathname })
  return Number(/^mails\{state="parked"\} (\d+)$/m.exec(text)?.[1])
}

/** Whoever dies in the middle of a mail leaves it to whoever comes next, under the same name. */
async function killWhileSending(site: Site, office: PostOffice): Promise<Row> {
  const before = office.arrivals.length
  office.mood = 'slow'
  const expected = await causeMails(site)
  await site.stop('SIGKILL')
  office.mood = 'fine'
  const smtpUrl = `smtp://127.0.0.1:${office.port}`
  const next = await startSite({ env: { DATA_DIR: site.dataDir, SMTP_URL: smtpUrl, LOG_LEVEL: 'error' } })
  const took = await untilDistinct(office, before, expected)
  const ids = office.arrivals.slice(before).map(({ messageId }) => messageId)
  await next.remove()
  return {
    what: 'the site killed (-9) while it sends',
    tried: `${expected} mails`,
    outcome: `${new Set(ids).size} delivered after ${took} s at the latest, ${ids.length - new Set(ids).size} a second time under the same Message-ID`,
    held: new Set(ids).size === expected,
  }
}

async function untilDistinct(office: PostOffice, before: number, expected: number): Promise<string> {
  const startedAt = performance.now()
  const count = () => new Set(office.arrivals.slice(before).map(({ messageId }) => messageId)).size
  while (count() < expected && performance.now() - startedAt < DELIVERY_LIMIT_MS) await wait(100)
  return ((performance.now() - startedAt) / 1_000).toFixed(0)
}
