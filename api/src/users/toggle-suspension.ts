import { Refusal, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockUserAndAdmins } from './managed-users.queries.ts'
import { changeSuspension } from './suspension.ts'
import { whyNotAdminister, whyNotSuspend } from './user-policy.ts'

/** Suspends or restores. With the wanted state given it is idempotent. Returns the new state. */
export async function toggleSuspension(
  services: Services,
  actorId: number,
  userId: number,
  { wanted, reason }: { wanted: boolean | undefined; reason: string | null },
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
    await changeSuspension(tx, services, { actorId, user, suspends, reason })
    return ending
  })
}
