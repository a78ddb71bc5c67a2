import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { ask, sendRaw, type Reply } from '../http-client.ts'
import { makeMember, openOffice, type Session } from '../people.ts'
import type { Site } from '../../support/start-site.ts'
import { judge, judgeRaw } from './judge.ts'
import { malformedRequests, type Actor, type MalformedRequest } from './make-requests.ts'
import { makeRawBytes } from './raw-bytes.ts'
import { readCalls } from './read-calls.ts'

const CONNECTIONS = 32
const CHUNK = 1_000
/** Of a thousand requests so many are bytes on a socket. */
const RAW_PER_CHUNK = 20
const FINDINGS_MAX = 50
const TELL_EVERY = 10_000
/** So often a request that the site had no room for is sent again. */
const RETRIES_MAX = 10

export type Outcome = {
  sent: number
  seconds: number
  findings: string[]
  /** How often each status came. */
  statuses: Map<number, number>
}

/** Sends so many malformed requests, the same ones for the same seed, and judges every answer. */
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
    if (outcome.sent % TELL_EVERY === 0) console.log(`  ${outcome.sent} sent`)
  }
  agent.destroy()
  outcome.findings.push(...(await lookBack(site)))
  outcome.seconds = (performance.now() - startedAt) / 1000
  return outcome
}

type Actors = { member: Session; office: Session }

async function makeActors(site: Site): Promise<Actors> {
  return { member: await makeMember(site), office: await openOffice(site) }
}

/** Some of what is sent is right by chance, and suspends somebody. */
async function areAlive({ member, office }: Actors): Promise<boolean> {
  const answers = await Promise.all([member, office].map((actor) => actor.call('GET', '/protected')))
  return answers.every(({ status }) => status === 203)
}

function headersOf({ member, office }: Actors): Record<Actor, Record<string, string>> {
  const forged = { uid: office.headers.uid, authorization: member.headers.authorization }
  return { visitor: {}, forged, member: member.headers, admin: office.headers }
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
    const answer = await askWithPatience(() => ask(site.url, method, target, sending))
    outcome.statuses.set(answer.status, (outcome.statuses.get(answer.status) ?? 0) + 1)
    found = judge(request, answer)
  } catch (error) {
    found = `no answer: ${String(error)}`
  }
  if (found === null) return
  const shown = JSON.stringify({ ...request, body: request.body?.toString().slice(0, 300) })
  outcome.findings.push(`${found} (${shown})`)
}

/** Turned away at the door of a busy site, as on a slow machine: nothing has looked at the request yet, so it comes again. */
async function askWithPatience(askOnce: () => Promise<Reply>): Promise<Reply> {
  let answer = await askOnce()
  for (let retry = 0; retry < RETRIES_MAX && isTurnedAway(answer); retry += 1) {
    await wait(Number(answer.headers['retry-after']) * 1000)
    answer = await askOnce()
  }
  return answer
}

function isTurnedAway({ status, body, headers }: Reply): boolean {
  const isOfTheDoor = body['code'] === 'busy' || body['code'] === 'overloaded'
  return status === 503 && isOfTheDoor && Number(headers['retry-after']) > 0
}

async function sendBytes(site: Site, bytes: Buffer, outcome: Outcome) {
  const found = judgeRaw(await sendRaw(site.url, bytes))
  if (found !== null) outcome.findings.push(`${found} (bytes ${bytes.toString('base64').slice(0, 300)})`)
}

/** After all of it: nothing failed inside, nobody became an administrator, and the site still works. */
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
