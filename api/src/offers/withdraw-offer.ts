import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Member } from '../auth/sessions.queries.ts'
import { lockClubAccess, refuseUnlessOwner } from '../memberships/club-access.ts'
import { addNotices } from '../notices/add-notices.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { closeOffer, findPendingOffer } from './offers.queries.ts'

export function withdrawOffer(services: Services, caller: Member, clubId: number): Promise<void> {
  return services.db.transaction(async (tx) => {
    const access = await lockClubAccess(tx, caller, clubId)
    refuseUnlessOwner(access)
    const offer = await findPendingOffer(tx, clubId)
    const now = services.clock.now()
    refuseUnless(offer && offer.expiresAt > now, 'offer_closed')
    await closeOffer(tx, offer.id, { state: 'withdrawn', endedAt: now })
    await insertAuditEntry(tx, {
      at: now,
      actorId: caller.id,
      action: 'club.offer-ended',
      subjectKind: 'club',
      subjectId: clubId,
      before: { person: offer.userId, offer: 'pending' },
      after: { person: offer.userId, offer: 'withdrawn' },
    })
    const { club } = access
    const event = `offer:${offer.id}:withdrawn`
    await addNotices(tx, services, {
      kind: 'offer_withdrawn',
      to: [offer.userId],
      by: caller.id,
      club,
      event,
    })
  })
}
