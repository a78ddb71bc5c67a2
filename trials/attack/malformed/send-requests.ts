import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { ask, sendRaw, type Reply } from '../http-client.ts'
import { makeMember, logInAsAdmin, type Session } from '../people.ts'
import type { Site } from '../../../testing/start-site.ts'
import { checkAnswer, checkRaw } from './check-answer.ts'
import { malformedRequests, type Actor, type MalformedRequest } from './make-requests.ts'
import { makeRawBytes } from './raw-bytes.ts'
import { readCalls } from './read-calls.ts'

const CONNECTIONS = 32
const CHUNK = 1_000
/** How many of a thousand requests are raw bytes. */
const RAW_PER_CHUNK = 20
const FINDINGS_MAX = 50
const REPORT_EVERY = 10_000
/** Retries of a request that the site rejected because of its load. */
const RETRIES_MAX = 10

export type Outcome = {
  sent: number
  seconds: number
  findings: string[]
  /** How often each status came. */
  statuses: Map<number, number>
}

/** Sends so many malformed requests, the same ones for the same seed, and checks every answer. */
export async function sendMalformed(
  site: Site,
  { count, seed }: { count: number; seed: number },
): Promise<Outcome> {
  const startedAt = performance.now()
  const outcome: Outcome = { sent: 0, seconds: 0, findings: [], statuses: new Map() }
  const requests = malformedRequests(await readCalls(site.url))
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let actors = await makeActors(site)
  for (let chunk = 0; outcome.sent < count && outcome.findings.length < FINDINGS_MAX; chunk += 1) {
    const size = Math.min(CHUNK, count - outcome.sent)
    const rawSize = Math.floor((size * RAW_PER_CHUNK) / CHUNK)
    if (!(await areAlive(actors))) actors = await makeActors(site)
    const headers = headersOf(actors)
    const drawn = fc.sample(requests, { seed: seed + chunk, numRuns: size - rawSize })
    await inParallel(drawn, (request) => sendOne(site, request, headers, agent, outcome))
    const bytes = fc.sample(makeRawBytes(), { seed: seed + chunk, numRuns: rawSize })
    await inParallel(bytes, (raw) => sendBytes(site, raw, outcome))
    outcome.sent += size
    if (outcome.sent % REPORT_EVERY === 0) console.log(`  ${outcome.sent} sent`)
  }
  agent.destroy()
  outcome.findings.push(...(await lookBack(site)))
  outcome.seconds = (performance.now() - startedAt) / 1000
  return outcome
}

type Actors = { member: Session; adminSession: Session }

async function makeActors(site: Site): Promise<Actors> {
  return { member: await makeMember(site), adminSession: await logInAsAdmin(site) }
}

/** Some requests are valid by chance and may suspend one of them. */
async function areAlive({ member, adminSession }: Actors): Promise<boolean> {
  const answers = await Promise.all([member, adminSession].map((actor) => actor.call('GET', '/protected')))
  return answers.every(({ status }) => status === 203)
}

function headersOf({ member, adminSession }: Actors): Record<Actor, Record<string, string>> {
  const forged = { uid: adminSession.headers.uid, authorization: member.headers.authorization }
  return { visitor: {}, forged, member: member.headers, admin: adminSession.headers }
}

async function sendOne(
  site: Site,
  request: MalformedRequest,
  actors: Record<Actor, Record<string, string>>,
  agent: Agent,
  outcome: Outcome,
) {
  const { method, target, body } = request
  const headers = { ...actors[request.actor], ...request.headers }
  const sending = { headers, agent, ...(body !== null && { rawBody: body }) }
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
  const found = checkRaw(await sendRaw(site.url, bytes))
  if (found !== null) outcome.findings.push(`${found} (bytes ${bytes.toString('base64').slice(0, 300)})`)
}

/** At the end: no error was logged, no new administrator exists, and the site still works. */
async function lookBack(site: Site): Promise<string[]> {
  const findings: string[] = []
  const failed = site
    .output()
    .split('\n')
    .filter((line) => /"level":(?:50|60|"error"|"fatal")/.test(line))
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
