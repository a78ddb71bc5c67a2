import { insertAuditEntry } from '../audit/audit.queries.ts'
import { endAllSessionsOf } from '../auth/sessions.queries.ts'
import { voidRestoreTokens } from '../deletions/deletions.queries.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import { tellOwner } from '../security/tell-owner.ts'
import type { Services } from '../services.ts'
import { lockUserAndAdmins } from './managed-users.queries.ts'
import { whyNotAdminister } from './user-policy.ts'

/** Logs a user out everywhere; returns how many sessions that ended. */
export function endUserSessions(services: Services, actorId: number, userId: number): Promise<number> {
  return services.db.transaction(async (tx) => {
    const { user, activeAdmins } = await lockUserAndAdmins(tx, userId)
    refuseUnless(user, 'user_unknown')
    refuseUnless(userId !== actorId, 'not_yourself')
    const no = whyNotAdminister(actorId, activeAdmins)
    if (no) throw new Refusal(no)
    const ended = await endAllSessionsOf(tx, userId)
    await voidRestoreTokens(tx, userId)
    await insertAuditEntry(tx, {
      at: services.clock.now(),
      actorId,
      action: 'user.sessions-ended',
      subjectKind: 'user',
      subjectId: userId,
      before: {},
      after: { ended },
    })
    await recordSecurityEvent(tx, services, { userId, kind: 'admin.sessions-ended', origin: null })
    await tellOwner(tx, services, user, { mail: 'sessions-ended', notice: 'sessions_ended' })
    return ended
  })
}
