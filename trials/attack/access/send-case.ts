import type { Site } from '../../../testing/start-site.ts'
import { ask } from '../http-client.ts'
import type { Call } from '../malformed/read-calls.ts'
import { makeAdmin, makeMember, type Session } from '../people.ts'
import { proofOf } from '../proofs.ts'
import { accountCases } from './account-cases.ts'
import { communityCases } from './community-cases.ts'
import type { Caller, Cast } from './make-cast.ts'
import { clearStage, makeStage } from './make-stage.ts'
import type { Case, Role } from './roles.ts'
import { addressOfCase } from './try-roles.ts'

export type CaseWithBody = Case & { body: NonNullable<Case['body']> }
type Body = Record<string, unknown>

/** A case of this call that has a body, with a proof where it needs one. */
export function caseWithBody(id: string): CaseWithBody | undefined {
  const own = [...communityCases, ...accountCases].filter((one) => one.id === id)
  return own.findLast((one): one is CaseWithBody => one.body !== undefined)
}

/** Sends one case in a role that succeeds, with its body changed, and returns the state afterwards. */
export async function sendCase(
  site: Site,
  cast: Cast,
  call: Call,
  one: CaseWithBody,
  change: (body: Body) => Body,
): Promise<Body> {
  const role = roleOf(one)
  const caller = accountCases.includes(one) ? await freshCaller(site, cast, role) : cast.callers[role]
  const stage = await makeStage(call, one, cast)
  const scene = { ...stage, credentials: caller.credentials }
  const answer = await ask(site.url, call.method, addressOfCase(call, one, scene), {
    headers: { ...caller.headers, ...caller.proof },
    body: change(one.body(scene)),
  })
  const paths = pathsOf(stage.clubID)
  const lists = await Promise.all(paths.map((path) => readAs(cast.clubOwner, path)))
  const people = [caller.credentials.email, stage.victimEmail]
  const users = await Promise.all(
    people.map((email) => readAs(cast.adminSession, `/profiles/user/all?search=${email}`)),
  )
  const reports = await readAs(cast.adminSession, '/admin/reports?state=closed&limit=1')
  await clearStage(cast, stage)
  return {
    status: answer.status,
    code: answer.body['code'],
    keys: Object.keys(answer.body),
    lists,
    users,
    reports,
  }
}

function roleOf({ endings }: Case): Role {
  const order: Role[] = ['owner', 'admin', 'member']
  return order.find((role) => typeof endings[role] === 'number') ?? 'admin'
}

async function freshCaller(site: Site, cast: Cast, role: Role): Promise<Caller> {
  const person = role === 'admin' ? await makeAdmin(site, cast.adminSession) : await makeMember(site)
  const { email, password, headers } = person
  return { credentials: { email, password }, headers, proof: await proofOf(person, person) }
}

function pathsOf(clubID: number): string[] {
  if (clubID === 0) return []
  const lists = ['members', 'requests', 'bans', 'invitations', 'announcements', 'meetings', 'offer']
  return [`/clubs/${clubID}`, ...lists.map((list) => `/clubs/${clubID}/${list}`)]
}

/** What is read, without values that always differ. */
async function readAs(session: Session, path: string): Promise<unknown> {
  const { body } = await session.call('GET', path)
  return JSON.parse(JSON.stringify(body, (name, value: unknown) => normalise(name, value)))
}

const changing = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|[\da-f]{16}@/g

function normalise(name: string, value: unknown): unknown {
  if (typeof value === 'number' && /^(?:id|next|.*ID)$/.test(name)) return 0
  return typeof value === 'string' ? value.replaceAll(changing, '') : value
}
