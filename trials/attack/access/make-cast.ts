import type { Site } from '../../../testing/start-site.ts'
import {
  expectYes,
  makeAdmin,
  makeMember,
  signupForm,
  logInAsAdmin,
  setRole,
  suspend,
  type Credentials,
  type Person,
  type Session,
} from '../people.ts'
import { join, makeVerifiedClub } from '../clubs.ts'
import { addPasskey } from '../passkeys.ts'
import { proofOf } from '../proofs.ts'
import { roles, type Role } from './roles.ts'

export type Caller = {
  credentials: Credentials
  headers: Record<string, string>
  proof: Record<string, string>
}
/** A caller of every role, and those who are acted on. */
export type Cast = {
  callers: Record<Role, Caller>
  adminSession: Session
  clubOwner: Person
  manager: Person
  clubMember: Person
  /** Joins the clubs and is removed, banned or offered a club. */
  victim: Person
  /** Is edited and suspended by administrators. */
  target: Person
  /** Has a request, an invitation, a session and a passkey of their own. */
  stranger: Person
  ids: { session: number; passkey: number }
}

export async function makeCast(site: Site): Promise<Cast> {
  const adminSession = await logInAsAdmin(site)
  const people = await makePeople(site, adminSession)
  const stranger = await makeMember(site)
  const { id: passkey } = await addPasskey(site, stranger)
  const [session] = expectYes(await stranger.call('GET', '/user/sessions')).body['result'] as { id: number }[]
  const visitor = { credentials: signupForm(), headers: {}, proof: {} }
  const callers: Partial<Record<Role, Caller>> = { visitor }
  for (const role of roles) if (role !== 'visitor') callers[role] = await asCaller(people[role])
  // Only now: a suspended person gets no proof.
  await suspend(adminSession, people.suspended)
  return {
    callers: callers as Record<Role, Caller>,
    adminSession,
    clubOwner: people.owner,
    manager: people.manager,
    clubMember: people.clubMember,
    victim: await makeMember(site),
    target: await makeMember(site),
    stranger,
    ids: { session: session?.id ?? 0, passkey },
  }
}

async function makePeople(
  site: Site,
  adminSession: Session,
): Promise<Record<Exclude<Role, 'visitor'>, Person>> {
  const [owner, otherOwner, otherManager] = [
    await makeMember(site),
    await makeMember(site),
    await makeMember(site),
  ]
  for (const { id } of [owner, otherOwner]) {
    const rights = { maxClub: 1000, emailConfirmed: true, admin: false }
    const names = { firstName: 'Ada', lastName: 'Rossi' }
    expectYes(await adminSession.call('PUT', '/profiles/user/entireUser', { ID: id, ...names, ...rights }))
  }
  await join(await makeVerifiedClub(adminSession, otherOwner), otherManager, 'manager')
  const demoted = await makeAdmin(site, adminSession)
  await setRole(adminSession, demoted, false)
  return {
    unverified: await makeMember(site, { isConfirmed: false }),
    member: await makeMember(site),
    clubMember: await makeMember(site),
    manager: await makeMember(site),
    owner,
    otherManager,
    otherOwner,
    admin: await makeAdmin(site, adminSession),
    suspended: await makeMember(site),
    demoted,
  }
}

async function asCaller(person: Person): Promise<Caller> {
  const { email, password, headers } = person
  return { credentials: { email, password }, headers, proof: await proofOf(person, person) }
}
