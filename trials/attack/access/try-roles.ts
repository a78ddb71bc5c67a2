import { randomUUID } from 'node:crypto'
import { ask } from '../http-client.ts'
import { addressOf, type Call } from '../malformed/read-calls.ts'
import {
  makeAdmin,
  makeClub,
  makeMember,
  signupForm,
  logInAsAdmin,
  setRole,
  suspend,
  type Credentials,
  type Person,
} from '../people.ts'
import type { Site } from '../../../testing/start-site.ts'
import { cases, roles, type Case, type Role } from './cases.ts'

type Caller = { credentials: Credentials; headers: Record<string, string> }
type Cast = Record<Role, Caller> & { clubOwner: Person; victim: Person }

/** Tries every case in every role and returns the differences from the table. */
export async function tryRoles(
  site: Site,
  calls: readonly Call[],
): Promise<{ tried: number; findings: string[] }> {
  const findings = namesOfMissing(calls)
  const cast = await makeCast(site)
  let tried = 0
  for (const one of cases) {
    const described = calls.find(({ id }) => id === one.id)
    if (!described) continue
    for (const role of roles) {
      const ending = await tryCase(site, described, one, cast, role)
      const right = one.endings[role]
      tried += 1
      if (ending !== right) findings.push(`${one.id} as ${role}: ${ending}, not ${right}`)
    }
  }
  return { tried, findings }
}

/** The table and the site must list the same calls: a new call without a row is a finding. */
function namesOfMissing(calls: readonly Call[]): string[] {
  const [described, listed] = [calls.map(({ id }) => id), cases.map(({ id }) => id)]
  return [
    ...described.filter((id) => !listed.includes(id)).map((id) => `${id} is missing from the table`),
    ...listed.filter((id) => !described.includes(id)).map((id) => `${id} is not described by the site`),
  ]
}

async function tryCase(site: Site, call: Call, one: Case, cast: Cast, role: Role) {
  const { credentials, headers } = cast[role]
  const needsClub = call.path.startsWith('/user/club') && call.isGuarded
  // One owner has one club of a title.
  const clubID = needsClub ? await makeClub(cast.clubOwner, { title: `Club ${randomUUID()}` }) : 0
  const scene = { credentials, clubID, victim: cast.victim.id }
  const address = addressOf(call, one.parameter?.(scene)) + (one.query ? `?${one.query}` : '')
  const answer = await ask(site.url, call.method, address, {
    headers,
    ...(one.body && { body: one.body(scene) }),
  })
  return answer.status < 400 ? answer.status : (answer.body['code'] as string)
}

async function makeCast(site: Site): Promise<Cast> {
  const adminSession = await logInAsAdmin(site)
  const [owner, otherOwner, suspended] = [
    await makeMember(site),
    await makeMember(site),
    await makeMember(site),
  ]
  for (const { id } of [owner, otherOwner]) {
    const rights = { maxClub: 1000, emailConfirmed: true, admin: false }
    await adminSession.call('PUT', '/profiles/user/entireUser', {
      ID: id,
      firstName: 'Ada',
      lastName: 'Rossi',
      ...rights,
    })
  }
  await makeClub(otherOwner)
  await suspend(adminSession, suspended)
  const demoted = await makeAdmin(site, adminSession)
  await setRole(adminSession, demoted, false)
  return {
    visitor: { credentials: signupForm(), headers: {} },
    unverified: asCaller(await makeMember(site, { isConfirmed: false })),
    member: asCaller(await makeMember(site)),
    otherOwner: asCaller(otherOwner),
    admin: asCaller(await makeAdmin(site, adminSession)),
    suspended: asCaller(suspended),
    demoted: asCaller(demoted),
    owner: asCaller(owner),
    clubOwner: owner,
    victim: await makeMember(site),
  }
}

function asCaller({ email, password, headers }: Person): Caller {
  return { credentials: { email, password }, headers }
}
