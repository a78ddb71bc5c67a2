import type { Member } from '../auth/sessions.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockActiveUser } from '../users/managed-users.queries.ts'
import { admit } from './admission.ts'
import { lockClubAccess, refuseUnlessConfirmed, refuseUnlessVerified } from './club-access.ts'
import { displayName } from './person.ts'
import { tellTeam } from './team-notices.ts'

/** Joins an open club. Returns its title. */
export function joinClub(services: Services, caller: Member, clubId: number): Promise<string> {
  return services.db.transaction(async (tx) => {
    const user = await lockActiveUser(tx, caller.id)
    refuseUnless(user, 'login_needed')
    const access = await lockClubAccess(tx, caller, clubId)
    const { club, ban, role } = access
    refuseUnlessConfirmed(user)
    refuseUnless(!ban, 'banned')
    refuseUnlessVerified(access)
    refuseUnless(role === null, 'already_member')
    refuseUnless(!club.privacy, 'club_closed')
    const now = services.clock.now()
    const id = await admit(tx, { club, userId: caller.id, now, tooMany: 'membership_limit_reached' })
    const event = `membership:${id}:joined`
    await tellTeam(tx, services, {
      kind: 'member_joined',
      club,
      by: caller.id,
      name: displayName(user),
      event,
    })
    return club.title
  })
}
