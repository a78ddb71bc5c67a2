import { insertAuditEntry } from '../audit/audit.queries.ts'
import { endAllSessionsOf } from '../auth/sessions.queries.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/letters/letter.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { changeUser, lockUserAndAdmins } from './managed-users.queries.ts'
import { whyNotAdminister, whyNotSuspend } from './user-policy.ts'

/** Suspends or restores; told which of the two, a repeated call changes and records nothing. Answers what holds now. */
export async function toggleSuspension(
  services: Services,
  actorId: number,
  userId: number,
  wanted: boolean | undefined,
): Promise<'suspended' | 'restored'> {
  // Said before the lock: it is true of any user id, and needs no look at the database.
  refuseUnless(actorId !== userId, 'cannot_suspend_self')

  return services.db.transaction(async (tx) => {
    const { user, activeAdmins } = await lockUserAndAdmins(tx, userId)
    refuseUnless(user, 'user_unknown')
    const suspends = wanted ?? user.deletedAt === null
    const no = suspends
      ? whyNotSuspend(actorId, userId, activeAdmins)
      : whyNotAdminister(actorId, activeAdmins)
    if (no) throw new Refusal(no)

    const ending = suspends ? 'suspended' : 'restored'
    if (suspends === (user.deletedAt !== null)) return ending
    const now = services.clock.now()
    await changeUser(tx, userId, { deletedAt: suspends ? now : null })
    await insertAuditEntry(tx, {
      at: now,
      actorId,
      action: `user.${ending}`,
      subjectKind: 'user',
      subjectId: userId,
      before: { deletedAt: user.deletedAt },
      after: { deletedAt: suspends ? now : null },
    })
    if (suspends) {
      await endAllSessionsOf(tx, userId)
      const to = toMember(user)
      await enqueueMail(tx, services, { kind: 'account-suspended', to, locale: user.locale })
    }
    return ending
  })
}
