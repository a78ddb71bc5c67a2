import type { Member } from '../auth/sessions.queries.ts'
import { admit } from '../memberships/admission.ts'
import { readClubAccess, refuseUnlessConfirmed, refuseUnlessVerified } from '../memberships/club-access.ts'
import { waitForClub } from '../memberships/club-access.queries.ts'
import { displayName } from '../memberships/person.ts'
import { tellTeam } from '../memberships/team-notices.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockActiveUser } from '../users/managed-users.queries.ts'
import { countUse, deleteKept, findKept, findWorkingInvitation } from './invitations.queries.ts'

/** Makes the caller a member by a kept invitation, which then is no longer kept. */
export function acceptInvitation(services: Services, caller: Member, id: number) {
  return services.db.transaction(async (tx) => {
    const user = await lockActiveUser(tx, caller.id)
    refuseUnless(user, 'login_needed')
    const kept = await findKept(tx, caller.id, id)
    refuseUnless(kept, 'not_found')
    await waitForClub(tx, kept.clubId)
    refuseUnlessConfirmed(user)
    const now = services.clock.now()
    const invitation = await findWorkingInvitation(tx, { id: kept.invitationId }, now)
    refuseUnless(invitation, 'invitation_dead')
    const access = await readClubAccess(tx, caller, kept.clubId)
    const { club, ban, role } = access
    refuseUnless(!ban, 'banned')
    refuseUnlessVerified(access)
    refuseUnless(role === null, 'already_member')
    const membershipId = await admit(tx, {
      club,
      userId: caller.id,
      now,
      tooMany: 'membership_limit_reached',
    })
    await countUse(tx, kept.invitationId)
    await deleteKept(tx, caller.id, id)
    await tellTeam(tx, services, {
      kind: 'member_joined',
      club,
      by: caller.id,
      name: displayName(user),
      event: `membership:${membershipId}:joined`,
    })
    return { clubId: club.id, title: club.title }
  })
}
