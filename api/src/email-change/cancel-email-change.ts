import { lockAccount } from '../auth/accounts.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { cancelPendingChange } from './email-changes.queries.ts'

/** Links of both kinds no longer work. */
export function cancelEmailChange(services: Services, member: Member, origin: Origin) {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, member.id)
    const isCancelled = await cancelPendingChange(tx, member.id, services.clock.now())
    refuseUnless(isCancelled, 'no_email_change')
    await recordSecurityEvent(tx, services, { userId: member.id, kind: 'email.cancelled', origin })
  })
}
