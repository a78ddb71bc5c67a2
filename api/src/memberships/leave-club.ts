import type { Member } from '../auth/sessions.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockClubAccess, refuseUnlessMember } from './club-access.ts'
import { endMembership } from './ended-membership.ts'
import { displayName } from './person.ts'
import { tellTeam } from './team-notices.ts'

/** Returns the title of the club. */
export function leaveClub(services: Services, caller: Member, clubId: number): Promise<string> {
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, caller, clubId)
    const { club, membership, role } = access
    refuseUnlessMember(access)
    refuseUnless(role !== 'owner', 'owner_cannot_leave')
    await endMembership(tx, services, { club, userId: caller.id, by: caller.id })
    const event = `membership:${membership?.id}:left`
    await tellTeam(tx, services, {
      kind: 'member_left',
      club,
      by: caller.id,
      name: displayName(caller),
      event,
    })
    return club.title
  })
}
