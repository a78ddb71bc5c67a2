import type { RefusalCode } from '@aurivane/contract/refusal-codes'
import type { Credentials } from '../people.ts'

/** Roles in the club of the scene: `clubMember`, `manager`, `owner`; all others are outsiders. */
export const roles = [
  'visitor',
  'unverified',
  'member',
  'clubMember',
  'manager',
  'owner',
  'otherManager',
  'otherOwner',
  'admin',
  'suspended',
  'demoted',
] as const
export type Role = (typeof roles)[number]

/** A status for success, a code for a refusal. */
export type Ending = number | RefusalCode
export type Endings = Record<Role, Ending>

/** What a case needs in its club, besides a member to act on. */
export type Need =
  | 'announcement'
  | 'meeting'
  | 'request'
  | 'ban'
  | 'invitation'
  | 'keptInvitation'
  | 'offer'
  | 'report'

export type Scene = {
  credentials: Credentials
  /** A club of the owner, created for this case. */
  clubID: number
  /** The user to act on; a member of the club where the case needs one. */
  victim: number
  victimEmail: string
  /** Ids of what the case needs and of what belongs to the victim, by the names of parameters. */
  ids: Record<string, number>
}
export type Case = {
  id: string
  parameter?: (scene: Scene) => string
  query?: string
  body?: (scene: Scene) => Record<string, unknown>
  /** A verified club with a manager, a member and the victim, open unless told otherwise. */
  club?: { isClosed?: boolean; with?: Need }
  /** Sent with a valid proof of the caller's own session. */
  hasProof?: boolean
  endings: Endings
}

export const everybody = (ending: Ending) =>
  Object.fromEntries(roles.map((role) => [role, ending])) as Endings
/** The session of a suspended member is no session. */
export const members = (ending: Ending): Endings => ({
  ...everybody(ending),
  visitor: 'login_needed',
  suspended: 'login_needed',
})
export const admins = (ending: Ending): Endings => ({ ...members('admin_only'), admin: ending })
/** Everybody may read; a session that is none is refused. */
export const readers = (ending: Ending): Endings => ({ ...everybody(ending), suspended: 'login_needed' })

export const ofClub = (
  outsider: Ending,
  inside: Record<'clubMember' | 'manager' | 'owner', Ending>,
): Endings => ({
  ...members(outsider),
  ...inside,
})
export const team = (ending: Ending) =>
  ofClub('team_only', { clubMember: 'team_only', manager: ending, owner: ending })
export const owner = (ending: Ending) =>
  ofClub('owner_only', { clubMember: 'owner_only', manager: 'owner_only', owner: ending })
export const insiders = (ending: Ending) =>
  ofClub('members_only', { clubMember: ending, manager: ending, owner: ending })
