import { say } from '@aurivane/contract/messages/messages'
import type { Locale } from '@aurivane/contract/locales'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import { endAllSessionsOf } from '../auth/sessions.queries.ts'
import { voidRestoreTokens } from '../deletions/deletions.queries.ts'
import { deletePasskeysOf } from '../passkeys/passkeys.queries.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import { tellOwner } from '../security/tell-owner.ts'
import type { Services } from '../services.ts'
import { switchOff } from '../two-factor/two-factor.queries.ts'
import { lockUserAndAdmins } from './managed-users.queries.ts'
import { whyNotAdminister } from './user-policy.ts'

type Reset = { userId: number; reason: string; passkeys: boolean }
type Removed = { twoFactor: boolean; passkeys: number }

/** For a member who lost the second factor: an administrator removes it, and every session ends. */
export function resetSecondFactor(services: Services, actorId: number, reset: Reset) {
  const { userId, reason } = reset
  return services.db.transaction(async (tx) => {
    const { user, activeAdmins } = await lockUserAndAdmins(tx, userId)
    refuseUnless(user, 'user_unknown')
    refuseUnless(userId !== actorId, 'not_yourself')
    const no = whyNotAdminister(actorId, activeAdmins)
    if (no) throw new Refusal(no)
    const removed: Removed = {
      twoFactor: await switchOff(tx, userId),
      passkeys: reset.passkeys ? await deletePasskeysOf(tx, userId) : 0,
    }
    refuseUnless(removed.twoFactor || removed.passkeys > 0, 'two_factor_not_on')
    await endAllSessionsOf(tx, userId)
    await voidRestoreTokens(tx, userId)
    await insertAuditEntry(tx, {
      at: services.clock.now(),
      actorId,
      action: 'user.second-factor-reset',
      subjectKind: 'user',
      subjectId: userId,
      before: {},
      after: { reason, ...removed },
    })
    await recordSecurityEvent(tx, services, { userId, kind: 'admin.second-factor-reset', origin: null })
    await tellOwner(tx, services, user, {
      mail: 'second-factor-reset',
      notice: 'second_factor_reset',
      values: { reason, removed: describe(removed, user.locale) },
      detail: reason,
    })
  })
}

function describe({ twoFactor, passkeys }: Removed, locale: Locale): string {
  return [
    ...(twoFactor ? [say(locale, 'admin.removedTwoFactor')] : []),
    ...(passkeys > 0 ? [say(locale, 'admin.removedPasskeys', { count: passkeys })] : []),
  ].join(', ')
}
