import { KEPT_INVITATIONS_PER_USER_MAX } from '@aurivane/contract/limits'
import type { Member } from '../auth/sessions.queries.ts'
import { hashToken } from '../auth/tokens.ts'
import { readClubAccess } from '../memberships/club-access.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockActiveUser } from '../users/managed-users.queries.ts'
import { dropOldestKept, findWorkingInvitation, keep, type WorkingInvitation } from './invitations.queries.ts'

/** Keeps an invitation for the caller without using it. */
export function keepInvitation(
  { db, clock }: Services,
  caller: Member,
  token: string,
): Promise<WorkingInvitation & { id: number }> {
  return db.transaction(async (tx) => {
    // The lock serialises the calls of one person, so that the limit of kept invitations holds.
    refuseUnless(await lockActiveUser(tx, caller.id), 'login_needed')
    const now = clock.now()
    const invitation = await findWorkingInvitation(tx, { tokenHash: hashToken(token) }, now)
    refuseUnless(invitation, 'invitation_dead')
    const { ban, role } = await readClubAccess(tx, caller, invitation.club.id)
    refuseUnless(!ban, 'banned')
    refuseUnless(role === null, 'already_member')
    const { invitationId } = invitation
    const id = await keep(tx, { userId: caller.id, invitationId, keptAt: now })
    await dropOldestKept(tx, caller.id, KEPT_INVITATIONS_PER_USER_MAX)
    return { ...invitation, id }
  })
}
