import { DAY_MS, OPEN_INVITATIONS_PER_CLUB_MAX } from '@aurivane/contract/limits'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { hashToken, makeToken } from '../auth/tokens.ts'
import {
  lockClubAccess,
  refuseUnlessConfirmed,
  refuseUnlessTeam,
  refuseUnlessVerified,
} from '../memberships/club-access.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { countOpenInvitations, insertInvitation } from './invitations.queries.ts'

type Wanted = { clubId: number; days: number; uses: number }

/** The link is made once; only the hash of its token is stored. */
export function createInvitation(
  { db, clock, settings }: Services,
  caller: Member,
  { clubId, days, uses }: Wanted,
) {
  return db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, caller, clubId)
    refuseUnlessTeam(access)
    refuseUnlessConfirmed(caller)
    refuseUnlessVerified(access)
    const now = clock.now()
    const open = await countOpenInvitations(tx, clubId, now)
    refuseUnless(open < OPEN_INVITATIONS_PER_CLUB_MAX, 'invitations_full')
    const token = makeToken()
    const expiresAt = new Date(now.getTime() + days * DAY_MS)
    const invitationId = await insertInvitation(tx, {
      clubId,
      byId: caller.id,
      tokenHash: hashToken(token),
      madeAt: now,
      expiresAt,
      uses,
    })
    await insertAuditEntry(tx, {
      at: now,
      actorId: caller.id,
      action: 'club.invitation-made',
      subjectKind: 'club',
      subjectId: clubId,
      before: {},
      after: { invitation: invitationId, uses, expiresAt },
    })
    return { invitationId, expiresAt, link: `${settings.publicUrl}/clubs/${clubId}?invitation=${token}` }
  })
}
