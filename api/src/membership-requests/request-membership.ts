import { OPEN_REQUESTS_PER_USER_MAX, MEMBERS_PER_CLUB_MAX } from '@aurivane/contract/limits'
import type { Member } from '../auth/sessions.queries.ts'
import {
  lockClubAccess,
  refuseUnlessConfirmed,
  refuseUnlessVerified,
  type ClubAccess,
} from '../memberships/club-access.ts'
import { displayName } from '../memberships/person.ts'
import { findWaitingTime } from '../memberships/present-membership.ts'
import { tellTeam } from '../memberships/team-notices.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockActiveUser } from '../users/managed-users.queries.ts'
import { countPendingRequestsOf, insertRequest } from './membership-requests.queries.ts'

type Wish = { clubId: number; message: string | null }

/** Asks to join a closed club. Returns the id of the request. */
export function requestMembership(
  services: Services,
  caller: Member,
  { clubId, message }: Wish,
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const user = await lockActiveUser(tx, caller.id)
    refuseUnless(user, 'login_needed')
    const access = await lockClubAccess(tx, caller, clubId)
    refuseUnlessConfirmed(user)
    refuseUnless(!access.ban, 'banned')
    refuseUnlessVerified(access)
    const now = services.clock.now()
    refuseUnlessMayAsk(access, now)
    const open = await countPendingRequestsOf(tx, caller.id)
    refuseUnless(open < OPEN_REQUESTS_PER_USER_MAX, 'open_requests_full')
    refuseUnless(access.club.members < MEMBERS_PER_CLUB_MAX, 'club_full')
    const row = { clubId, userId: caller.id, message, askedAt: now }
    const requestId = await insertRequest(tx, row)
    await tellTeam(tx, services, {
      kind: 'request_received',
      club: access.club,
      by: caller.id,
      name: displayName(user),
      detail: message,
      event: `request:${requestId}`,
    })
    return requestId
  })
}

function refuseUnlessMayAsk(access: ClubAccess, now: Date) {
  refuseUnless(access.role === null, 'already_member')
  refuseUnless(access.club.privacy, 'club_open')
  refuseUnless(access.pendingRequestId === null, 'request_pending')
  const waiting = findWaitingTime(access, now)
  const askAgainAt = waiting?.askAgainAt.toISOString() ?? ''
  refuseUnless(!waiting, 'request_too_soon', { values: { date: askAgainAt }, extra: { askAgainAt } })
}
