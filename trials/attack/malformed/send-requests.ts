import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { ask, sendRaw, type Reply } from '../http-client.ts'
import { makeMember, type Session } from '../people.ts'
import type { Site } from '../../../testing/start-site.ts'
import { checkAnswer, checkRaw } from './check-answer.ts'
import { makeActors, type Actors } from './make-actors.ts'
import { malformedPages, malformedRequests, type MalformedRequest } from './make-requests.ts'
import { makeRawBytes } from './raw-bytes.ts'
import { readCalls, type Call } from './read-calls.ts'

const CONNECTIONS = 32
const PER_ROUND = 10
const RAW_PER_ROUND = 20
/** Drawn values grow with their number, so many are drawn at once. */
const DRAWN_AT_ONCE = 100
/** Rounds after which sessions, proofs and clubs are made anew. */
const RENEW_EVERY = 10
const FINDINGS_MAX = 50
const REPORT_EVERY = 10
/** Retries of a request that the site rejected because of its load. */
const RETRIES_MAX = 10

export type Outcome = {
  sent: number
  seconds: number
  findings: string[]
  /** How often each status came. */
  statuses: Map<number, number>
  /** How many were sent to each call. */
  calls: Map<string, number>
}

/** Sends so many malformed requests to each call, the same ones for the same seed, and checks every answer. */
export async function sendMalformed(
  site: Site,
  { perCall, seed }: { perCall: number; seed: number },
): Promise<Outcome> {
  const startedAt = performance.now()
  const outcome: Outcome = { sent: 0, seconds: 0, findings: [], statuses: new Map(), calls: new Map() }
  const calls = await readCalls(site.url)
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let actors = await makeActors(site)
  let round = 0
  for (const requests of drawRounds(calls, perCall, seed)) {
    if (outcome.findings.length >= FINDINGS_MAX) break
    round += 1
    if (round % RENEW_EVERY === 0 || !(await actors.areAlive())) actors = await makeActors(site)
    const filled = requests.map((request, place) => fillIn(request, place, actors))
    await inParallel(filled, (request) => sendOne(site, request, agent, outcome))
    const bytes = fc.sample(makeRawBytes(), { seed: seed + round, numRuns: RAW_PER_ROUND })
    await inParallel(bytes, (raw) => sendBytes(site, raw, outcome))
    if (round % REPORT_EVERY === 0) console.log(`  ${outcome.sent} sent`)
  }
  agent.destroy()
  outcome.findings.push(...(await lookBack(site)))
  outcome.seconds = (performance.now() - startedAt) / 1000
  return outcome
}

/** Ten requests to each call and to the pages in every round, one call after the other. */
function* drawRounds(calls: readonly Call[], perCall: number, seed: number) {
  const sources = [...calls.map(malformedRequests), malformedPages()]
  for (let drawn = 0; drawn < perCall; drawn += DRAWN_AT_ONCE) {
    const numRuns = Math.min(DRAWN_AT_ONCE, perCall - drawn)
    const lists = sources.map((source, place) => fc.sample(source, { seed: seed + drawn + place, numRuns }))
    for (let first = 0; first < numRuns; first += PER_ROUND) {
      const places = Array.from({ length: PER_ROUND }, (_, place) => first + place)
      yield places.flatMap((place) => lists.flatMap((list) => list[place] ?? []))
    }
  }
}

/** The request of its actor, with existing ids as parameters of the path. */
function fillIn(request: MalformedRequest, place: number, { headers, ids }: Actors): MalformedRequest {
  const target = request.target.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const known = ids[name] ?? [1]
    return String(known[place % known.length])
  })
  return { ...request, target, headers: { ...headers[request.actor], ...request.headers } }
}

async function sendOne(site: Site, request: MalformedRequest, agent: Agent, outcome: Outcome) {
  const { call, method, target, headers, body } = request
  const sending = { headers, agent, ...(body !== null && { rawBody: body }) }
  outcome.sent += 1
  outcome.calls.set(call, (outcome.calls.get(call) ?? 0) + 1)
  let found: string | null
  try {
    const answer = await askWithRetries(() => ask(site.url, method, target, sending))
    outcome.statuses.set(answer.status, (outcome.statuses.get(answer.status) ?? 0) + 1)
    found = checkAnswer(request, answer)
  } catch (error) {
    found = `no answer: ${String(error)}`
  }
  if (found === null) return
  const shown = JSON.stringify({ ...request, body: request.body?.toString().slice(0, 300) })
  outcome.findings.push(`${found} (${shown})`)
}

/** Retries a request that a busy site rejected before it looked at the input. */
async function askWithRetries(askOnce: () => Promise<Reply>): Promise<Reply> {
  let answer = await askOnce()
  for (let retry = 0; retry < RETRIES_MAX && isRejected(answer); retry += 1) {
    await wait(Number(answer.headers['retry-after']) * 1000)
    answer = await askOnce()
  }
  return answer
}

function isRejected({ status, body, headers }: Reply): boolean {
  const isOverload = body['code'] === 'busy' || body['code'] === 'overloaded'
  return status === 503 && isOverload && Number(headers['retry-after']) > 0
}

async function sendBytes(site: Site, bytes: Buffer, outcome: Outcome) {
  outcome.sent += 1
  const found = checkRaw(await sendRaw(site.url, bytes))
  if (found !== null) outcome.findings.push(`${found} (bytes ${bytes.toString('base64').slice(0, 300)})`)
}

/** At the end: no failure was logged, no new administrator exists, and the site still works. */
async function lookBack(site: Site): Promise<string[]> {
  const findings: string[] = []
  const failed = site
    .output()
    .split('\n')
    .filter((line) => /"level":(?:50|60|"error"|"fatal")|database unavailable/.test(line))
  findings.push(...failed.slice(0, 5).map((line) => `logged a failure: ${line.slice(0, 500)}`))
  const late: Session = await makeMember(site)
  if (late.user.admin) findings.push('a new member is an administrator')
  const { status } = await late.call('GET', '/admin/overview')
  if (status !== 403) findings.push(`a new member may read what is the administrators': ${status}`)
  return findings
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
}
