import type { ListedMember, ShownClub, StandingOfCaller } from '@aurivane/contract/memberships'
import type { ClubAccess } from './club-access.ts'
import type { MemberForAdminRow, MemberRow } from './memberships.queries.ts'

/** What the caller may see: contacts of a closed club as a member, the reason of a review as owner or administrator. */
export function presentClub(access: ClubAccess, hasCalendar: boolean, now: Date): ShownClub {
  const { club, owner, role, caller } = access
  const { ownerId: _, ...shown } = club
  return {
    ...shown,
    contacts: club.privacy && role === null ? [] : club.contacts,
    stateReason: role === 'owner' || caller?.admin ? club.stateReason : null,
    User: owner,
    you: caller && presentStanding(access, hasCalendar, now),
  }
}

const nothing = { since: null, reason: null, askAgainAt: null, calendar: null }

function presentStanding(access: ClubAccess, hasCalendar: boolean, now: Date): StandingOfCaller {
  const { club, role, membership, ban, pendingRequestId } = access
  if (role) {
    const since = membership?.since.toISOString() ?? null
    return { ...nothing, standing: role, since, calendar: hasCalendar }
  }
  if (ban) return { ...nothing, standing: 'banned', reason: ban.reason }
  if (pendingRequestId !== null) return { ...nothing, standing: 'requested' }
  const decline = findWaitingTime(access, now)
  // An open club can be joined at once, whatever was decided before.
  if (!decline || !club.privacy) return { ...nothing, standing: 'none' }
  const askAgainAt = decline.askAgainAt.toISOString()
  return { ...nothing, standing: 'declined', reason: decline.reason, askAgainAt }
}

/** The last declined request, while its person may not ask again. */
export function findWaitingTime({ decline }: ClubAccess, now: Date) {
  const askAgainAt = decline?.askAgainAt
  if (!askAgainAt || askAgainAt <= now) return null
  return { reason: decline.reason, askAgainAt }
}

export function presentMember(row: MemberRow, ownerId: number | null): ListedMember {
  const { id, userId, firstName, lastName, since } = row
  return {
    id,
    person: { userID: userId, firstName, lastName },
    role: userId === ownerId ? 'owner' : row.role,
    since: since.toISOString(),
  }
}

export function presentMemberForAdmin(row: MemberForAdminRow) {
  const { id, userId, firstName, lastName, role, since, email, mayOwn } = row
  return {
    id,
    person: { userID: userId, firstName, lastName },
    role,
    since: since.toISOString(),
    email,
    mayOwn,
  }
}
