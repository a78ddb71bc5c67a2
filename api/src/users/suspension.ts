import { insertAuditEntry } from '../audit/audit.queries.ts'
import { endAllSessionsOf } from '../auth/sessions.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { voidRestoreTokens } from '../deletions/deletions.queries.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { followSuspension } from '../memberships/suspended-member.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { changeUser, type ManagedUser } from './managed-users.queries.ts'

type Change = { actorId: number; user: ManagedUser; suspends: boolean; reason: string | null }

/** Suspends or restores a locked user who was not so before, with all that belongs to it. */
export async function changeSuspension(
  tx: Transaction,
  services: Services,
  { actorId, user, suspends, reason }: Change,
) {
  const now = services.clock.now()
  const suspendedAt = suspends ? now : null
  await changeUser(tx, user.id, { suspendedAt })
  await insertAuditEntry(tx, {
    at: now,
    actorId,
    action: suspends ? 'user.suspended' : 'user.restored',
    subjectKind: 'user',
    subjectId: user.id,
    before: { deletedAt: user.suspendedAt },
    after: { deletedAt: suspendedAt, ...(reason !== null && { reason }) },
  })
  const kind = suspends ? 'admin.suspended' : 'admin.unsuspended'
  await recordSecurityEvent(tx, services, { userId: user.id, kind, origin: null })
  await followSuspension(tx, services, { userId: user.id, suspends, by: actorId })
  await tellAboutAccount(tx, services, suspends ? 'account_suspended' : 'account_restored', user.id, reason)
  // What somebody was given before the suspension must not open a session after it.
  if (!suspends) return voidRestoreTokens(tx, user.id)
  await endAllSessionsOf(tx, user.id)
  await enqueueMail(tx, services, {
    kind: 'account-suspended',
    to: toMember(user),
    locale: user.locale,
    ...(reason !== null && { reason }),
  })
}
