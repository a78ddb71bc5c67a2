import { insertAuditEntry } from '../audit/audit.queries.ts'
import { endAllSessionsOf } from '../auth/sessions.queries.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { followSuspension } from '../memberships/suspended-member.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { changeUser, lockUserAndAdmins } from './managed-users.queries.ts'
import { whyNotAdminister, whyNotSuspend } from './user-policy.ts'

/** Suspends or restores. With the wanted state given it is idempotent. Returns the new state. */
export async function toggleSuspension(
  services: Services,
  actorId: number,
  userId: number,
  wanted: boolean | undefined,
): Promise<'suspended' | 'restored'> {
  // Checked before the lock, since it needs no query.
  refuseUnless(actorId !== userId, 'cannot_suspend_self')

  return services.db.transaction(async (tx) => {
    const { user, activeAdmins } = await lockUserAndAdmins(tx, userId)
    refuseUnless(user, 'user_unknown')
    const suspends = wanted ?? user.suspendedAt === null
    const no = suspends
      ? whyNotSuspend(actorId, userId, activeAdmins)
      : whyNotAdminister(actorId, activeAdmins)
    if (no) throw new Refusal(no)

    const ending = suspends ? 'suspended' : 'restored'
    if (suspends === (user.suspendedAt !== null)) return ending
    const now = services.clock.now()
    await changeUser(tx, userId, { suspendedAt: suspends ? now : null })
    await insertAuditEntry(tx, {
      at: now,
      actorId,
      action: `user.${ending}`,
      subjectKind: 'user',
      subjectId: userId,
      before: { deletedAt: user.suspendedAt },
      after: { deletedAt: suspends ? now : null },
    })
    const kind = suspends ? 'admin.suspended' : 'admin.unsuspended'
    await recordSecurityEvent(tx, services, { userId, kind, origin: null })
    await followSuspension(tx, services, { userId, suspends, by: actorId })
    if (suspends) {
      await endAllSessionsOf(tx, userId)
      const to = toMember(user)
      await enqueueMail(tx, services, { kind: 'account-suspended', to, locale: user.locale })
    }
    return ending
  })
}
