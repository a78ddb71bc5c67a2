import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { lockClubAccess, refuseUnlessConfirmed, refuseUnlessTeam } from '../memberships/club-access.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { endInvitation, isInvitationOpen } from './invitations.queries.ts'

export function revokeInvitation(
  { db, clock }: Services,
  caller: Member,
  { clubId, invitationId }: { clubId: number; invitationId: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, caller, clubId)
    const now = clock.now()
    refuseUnless(await isInvitationOpen(tx, { clubId, invitationId, now }), 'not_found')
    refuseUnlessTeam(access)
    refuseUnlessConfirmed(caller)
    await endInvitation(tx, invitationId, now)
    await insertAuditEntry(tx, {
      at: now,
      actorId: caller.id,
      action: 'club.invitation-revoked',
      subjectKind: 'club',
      subjectId: clubId,
      before: { invitation: invitationId },
      after: { invitation: null },
    })
  })
}
