import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '@aurivane/contract/paths'
import { findPostmaster, signalTree } from '../../../testing/processes.ts'
import { callApi, logIn, type Session } from '../../../testing/people.ts'
import type { Row } from '../../support/report.ts'
import { send, type Answer } from '../../../testing/send.ts'
import { startSite, type Site } from '../../../testing/start-site.ts'
import type { Part, Trial } from '../part.ts'

const STOPPED_MS = 30_000
const QUICK_STOPPED_MS = 6_000
const ANSWER_LIMIT_MS = 3_000
const RECOVERY_LIMIT_MS = 5_000
/** More at once than the site has connections to its database. */
const CLIENTS = 40

/** How to begin and end an outage of the database. */
type Outage = { name: string; begin(): Promise<void>; end(): Promise<void> }

export const tryPostgres: Part = async (trial) => {
  const cluster = await trial.separate()
  const { env } = await cluster.makeDatabase()
  const rows: Row[] = []
  const separate = await startSite({ env })
  rows.push(
    await tryOutage(trial, separate, {
      name: 'separate, stopped',
      begin: () => cluster.stop(),
      end: () => cluster.start(),
    }),
    await tryOutage(trial, separate, {
      name: 'separate, frozen (SIGSTOP)',
      begin: async () => cluster.freeze(),
      end: async () => cluster.thaw(),
    }),
  )
  await separate.remove()

  const embedded = await startSite()
  const signal = (name: NodeJS.Signals) => signalTree(findPostmaster(embedded.dataDir) ?? 0, name)
  rows.push(
    await tryOutage(trial, embedded, {
      name: 'embedded, frozen (SIGSTOP)',
      begin: async () => signal('SIGSTOP'),
      end: async () => signal('SIGCONT'),
    }),
    await endureKills(embedded),
  )
  await embedded.remove()
  return rows
}

async function tryOutage({ options }: Trial, site: Site, outage: Outage): Promise<Row> {
  const session = await logIn(site.url)
  // All connections are open and in use when it happens.
  const busy = keepAsking(site, session)
  await wait(1_000)
  await outage.begin()
  const endsAt = performance.now() + (options.isQuick ? QUICK_STOPPED_MS : STOPPED_MS)
  const answers: Answer[] = await busy.stop()
  const pages: Answer[] = []
  const lists: Answer[] = []
  while (performance.now() < endsAt) {
    const requests = ask(site, session)
    pages.push(await send(site.url, { path: paths.home }), await send(site.url, { path: paths.faq }))
    lists.push(await send(site.url, { path: paths.clubs }))
    answers.push(...(await requests))
    await wait(200)
  }
  await outage.end()
  const recoveredMs = await untilWorking(site, session)
  return evaluate(outage.name, answers, { pages, lists }, recoveredMs)
}

type Pages = {
  pages: Answer[]
  /** Of clubs: their document says that it could not read them. */
  lists: Answer[]
}

function evaluate(name: string, answers: Answer[], { pages, lists }: Pages, recoveredMs: number): Row {
  const refused = answers.filter(({ status, headers }) => status === 503 && headers['retry-after'])
  const fine = answers.filter(({ status }) => status > 0 && status < 300)
  const others = answers.filter((answer) => !refused.includes(answer) && !fine.includes(answer))
  const statuses = [...new Set(others.map(({ status, failure }) => failure ?? status))].join(', ')
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  const slowestPage = Math.max(...pages.map(({ ms }) => ms))
  const servedPages = pages.filter(({ status }) => status === 200).length
  const honestLists = lists.filter(({ status, headers }) => status === 503 && headers['retry-after']).length
  const keptLists = lists.filter(({ status }) => status === 200).length
  return {
    what: `PostgreSQL ${name}`,
    tried: `${answers.length} calls, ${pages.length} pages, ${lists.length} lists`,
    outcome:
      `${refused.length} answered 503 with Retry-After, ${fine.length} answered in the last moment before, ` +
      `${others.length} otherwise${statuses && ` (${statuses})`}, slowest ${(slowest / 1000).toFixed(2)} s; ` +
      `${servedPages} pages served, slowest ${slowestPage.toFixed(0)} ms; ` +
      `${honestLists} lists answered 503, ${keptLists} from memory; ` +
      `working again after ${(recoveredMs / 1000).toFixed(1)} s`,
    held:
      refused.length + fine.length === answers.length &&
      slowest < ANSWER_LIMIT_MS &&
      servedPages === pages.length &&
      honestLists + keptLists === lists.length &&
      recoveredMs < RECOVERY_LIMIT_MS,
  }
}

/** Reads and writes, with and without a transaction. */
function ask(site: Site, session: Session, count = CLIENTS): Promise<Answer[]> {
  const message = { email: 'reader@example.com', subject: 'Question', message: 'Which clubs are open?' }
  const calls = [
    () => session.send('/protected'),
    () => callApi(site.url, '/contact', { body: message }),
    () => callApi(site.url, '/user/club/all'),
    () => callApi(site.url, '/health/ready'),
  ]
  const asked = Array.from({ length: Math.ceil(count / calls.length) }, () => calls.map((call) => call()))
  return Promise.all(asked.flat().slice(0, count))
}

function keepAsking(site: Site, session: Session) {
  let isOn = true
  const inTime: Answer[] = []
  const run = async () => {
    while (isOn) inTime.push(...(await ask(site, session, 4)))
  }
  const running = Promise.all(Array.from({ length: CLIENTS / 4 }, run))
  return {
    /** Requests in flight at the beginning of the outage. */
    async stop(): Promise<Answer[]> {
      const from = inTime.length
      isOn = false
      await running
      return inTime.slice(from)
    },
  }
}

async function untilWorking(site: Site, session: Session): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < 30_000) {
    const answers = await ask(site, session)
    if (answers.every(({ status }) => status > 0 && status < 300)) return performance.now() - startedAt
    await wait(50)
  }
  return Number.POSITIVE_INFINITY
}

const KILLS = 5

/** The embedded PostgreSQL is killed while its site runs. */
async function endureKills(site: Site): Promise<Row> {
  const session = await logIn(site.url)
  const times: number[] = []
  const others: Answer[] = []
  let slowest = 0
  for (let round = 0; round < KILLS; round += 1) {
    const before = findPostmaster(site.dataDir) ?? 0
    signalTree(before, 'SIGKILL')
    const startedAt = performance.now()
    for (;;) {
      const answers = await ask(site, session)
      slowest = Math.max(slowest, ...answers.map(({ ms }) => ms))
      others.push(...answers.filter(({ status }) => status !== 503 && !(status > 0 && status < 300)))
      if (answers.every(({ status }) => status < 300)) break
      if (performance.now() - startedAt > 60_000) break
      await wait(50)
    }
    times.push(performance.now() - startedAt)
  }
  const longest = Math.max(...times)
  return {
    what: 'PostgreSQL embedded, killed beneath a running site',
    tried: `${KILLS} kills`,
    outcome:
      `answers other than yes and 503: ${others.length}, slowest ${(slowest / 1000).toFixed(2)} s; ` +
      `working again after at most ${(longest / 1000).toFixed(1)} s`,
    held: others.length === 0 && slowest < ANSWER_LIMIT_MS && longest < RECOVERY_LIMIT_MS,
  }
}
