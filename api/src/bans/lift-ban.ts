import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { lockClubAccess, refuseUnlessConfirmed, refuseUnlessTeam } from '../memberships/club-access.ts'
import { addNotices } from '../notices/add-notices.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { deleteBan, findBan } from './bans.queries.ts'

export function liftBan(
  services: Services,
  caller: Member,
  { clubId, userId }: { clubId: number; userId: number },
): Promise<void> {
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, caller, clubId)
    const ban = await findBan(tx, { clubId, userId })
    refuseUnless(ban, 'person_unknown')
    refuseUnlessTeam(access)
    refuseUnlessConfirmed(caller)
    await deleteBan(tx, ban.id)
    await insertAuditEntry(tx, {
      at: services.clock.now(),
      actorId: caller.id,
      action: 'club.unbanned',
      subjectKind: 'club',
      subjectId: clubId,
      before: { person: userId, reason: ban.reason },
      after: { person: userId, reason: null },
    })
    const event = `ban:${ban.id}:lifted`
    const { club } = access
    await addNotices(tx, services, { kind: 'member_unbanned', to: [userId], by: caller.id, club, event })
  })
}
