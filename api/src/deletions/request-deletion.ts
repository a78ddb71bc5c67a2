import { DELETION_MS } from '@aurivane/contract/limits'
import { key } from '@aurivane/contract/messages/messages'
import { plainEmail } from '../auth/account-key.ts'
import { voidMailTokens } from '../auth/mail-tokens.queries.ts'
import { endAllSessionsOf, isSessionOpen, type Member } from '../auth/sessions.queries.ts'
import { cancelPendingChange } from '../email-change/email-changes.queries.ts'
import { followSuspension } from '../memberships/suspended-member.ts'
import { refuseUnless } from '../refusal.ts'
import type { Origin } from '../security/devices.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import type { Services } from '../services.ts'
import { lockUserAndAdmins } from '../users/managed-users.queries.ts'
import { isLastAdmin } from '../users/user-policy.ts'
import { invalidField, planClubs, type ClubChoice } from './club-choices.ts'
import { insertDeletion } from './deletions.queries.ts'
import { mailDeletionRequested } from './deletion-mails.ts'
import { checkOffers, offerClubs } from './offered-clubs.ts'
import { hideClubs, lockClubsOfUser } from './own-clubs.queries.ts'

type Request = { email: string; clubs: readonly ClubChoice[]; origin: Origin }

/** The account is hidden at once and erased in 14 days; until then a login can restore it. Returns when it is erased. */
export function requestDeletion(services: Services, member: Member, request: Request): Promise<Date> {
  const { email, clubs: choices, origin } = request
  if (plainEmail(email) !== plainEmail(member.email)) {
    throw invalidField('email', key('deletion.emailDiffers'), email)
  }
  return services.db.transaction(async (tx) => {
    const { user, activeAdmins } = await lockUserAndAdmins(tx, member.id)
    const isOpen = await isSessionOpen(tx, member.tokenHash)
    refuseUnless(user && user.deletedAt === null && isOpen, 'login_needed')
    const plan = planClubs(await lockClubsOfUser(tx, user.id), choices)
    await checkOffers(tx, user, plan.toOffer)
    refuseUnless(!isLastAdmin(user.id, activeAdmins), 'last_admin_deletion')

    const now = services.clock.now()
    const eraseAt = new Date(now.getTime() + DELETION_MS)
    await offerClubs(tx, services, user, { ...plan, expiresAt: eraseAt })
    const hidden = plan.toDelete.map(({ id }) => id)
    await hideClubs(tx, hidden, now)
    await insertDeletion(tx, { userId: user.id, requestedAt: now, eraseAt })
    await endAllSessionsOf(tx, user.id)
    await cancelPendingChange(tx, user.id, now)
    await voidMailTokens(tx, user.id, ['recovery'])
    await followSuspension(tx, services, { userId: user.id, suspends: true, by: user.id })
    await recordSecurityEvent(tx, services, { userId: user.id, kind: 'deletion.requested', origin })
    await mailDeletionRequested(tx, services, user, { ...plan, eraseAt })
    return eraseAt
  })
}
