import type { MemberRole } from '@aurivane/contract/person-object'
import type { Member } from '../auth/sessions.queries.ts'
import type { Reader, Transaction } from '../database/open-database.ts'
import { refuseUnless } from '../refusal.ts'
import { findClubOfCaller, waitForClub, type ClubOfCaller } from './club-access.queries.ts'

type Caller = Pick<Member, 'id' | 'admin' | 'confirmedEmail'>

/** A club that the caller may see, and the caller's place in it. */
export type ClubAccess = ClubOfCaller & { caller: Caller | null; role: MemberRole | null }

/** Refuses with 404 where the club is not visible: a declined one is, to its owner and to administrators only. */
export async function readClubAccess(db: Reader, caller: Caller | null, clubId: number): Promise<ClubAccess> {
  const found = await findClubOfCaller(db, clubId, caller?.id ?? 0)
  refuseUnless(found, 'club_unknown')
  const role = roleOf(found, caller)
  const isVisible = found.club.state !== 'declined' || role === 'owner' || caller?.admin === true
  refuseUnless(isVisible, 'club_unknown')
  return { ...found, caller, role }
}

/** The same with the club's row locked. User rows that the call needs are locked before, in the order of their ids. */
export async function lockClubAccess(tx: Transaction, caller: Caller, clubId: number): Promise<ClubAccess> {
  await waitForClub(tx, clubId)
  return readClubAccess(tx, caller, clubId)
}

function roleOf({ club, membership }: ClubOfCaller, caller: Caller | null): MemberRole | null {
  if (caller && club.ownerId === caller.id) return 'owner'
  return membership?.role ?? null
}

// The order of checks is 401, 400, 429, 404, 403, 409: a use case looks for everything that may be unknown, then asks who
// the caller is (member, team or owner, then the confirmed email), then for the club's state.

/** For parts that a closed club shows to its members only: visitors are asked to log in. */
export function refuseHiddenFromOutsiders({ club, role, caller }: ClubAccess) {
  if (!club.privacy || role !== null) return
  refuseUnless(caller, 'login_needed')
  refuseUnless(role, 'members_only')
}

export function refuseUnlessMember({ role }: ClubAccess) {
  refuseUnless(role, 'members_only')
}

export function refuseUnlessTeam({ role }: ClubAccess) {
  refuseUnless(isTeam(role), 'team_only')
}

export function refuseUnlessOwner({ role }: ClubAccess) {
  refuseUnless(role === 'owner', 'owner_only')
}

export function refuseUnlessConfirmed({ confirmedEmail }: { confirmedEmail: boolean }) {
  refuseUnless(confirmedEmail, 'email_not_confirmed')
}

export function refuseUnlessVerified({ club }: { club: { state: string } }) {
  refuseUnless(club.state === 'verified', 'club_not_verified')
}

export function isTeam(role: MemberRole | null): boolean {
  return role === 'owner' || role === 'manager'
}
