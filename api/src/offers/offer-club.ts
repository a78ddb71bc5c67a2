import { OFFER_MS } from '@aurivane/contract/limits'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import {
  lockClubAccess,
  refuseUnlessConfirmed,
  refuseUnlessOwner,
  refuseUnlessVerified,
} from '../memberships/club-access.ts'
import { findMember } from '../memberships/memberships.queries.ts'
import { displayName } from '../memberships/person.ts'
import { addNotices } from '../notices/add-notices.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { expireOfferOf } from './expired-offer.ts'
import { findPendingOffer, insertOffer } from './offers.queries.ts'

/** Offers an own club to one of its members. */
export function offerClub(
  services: Services,
  caller: Member,
  { clubId, userId }: { clubId: number; userId: number },
) {
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, caller, clubId)
    const { club } = access
    const person = await findMember(tx, { clubId, userId })
    refuseUnless(person, 'person_unknown')
    refuseUnlessOwner(access)
    refuseUnlessConfirmed(caller)
    refuseUnless(userId !== caller.id, 'not_yourself')
    refuseUnlessVerified(access)
    await expireOfferOf(tx, services, club)
    refuseUnless(!(await findPendingOffer(tx, clubId)), 'offer_pending')
    const now = services.clock.now()
    const expiresAt = new Date(now.getTime() + OFFER_MS)
    const offerId = await insertOffer(tx, { clubId, userId, byId: caller.id, offeredAt: now, expiresAt })
    await insertAuditEntry(tx, {
      at: now,
      actorId: caller.id,
      action: 'club.offer-made',
      subjectKind: 'club',
      subjectId: clubId,
      before: {},
      after: { person: userId, expiresAt },
    })
    await addNotices(tx, services, {
      kind: 'offer_received',
      to: [userId],
      by: caller.id,
      club,
      values: { name: displayName(caller), date: expiresAt.toISOString() },
      event: `offer:${offerId}`,
    })
    return { name: displayName(person), expiresAt }
  })
}
