import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { displayName } from '../memberships/person.ts'
import { addNotices } from '../notices/add-notices.ts'
import type { Services } from '../services.ts'
import { closeOffer, findPendingOffer } from './offers.queries.ts'

/** Marks an offer that nobody answered in time and tells the owner who made it. The club's row is locked. */
export async function expireOfferOf(
  tx: Transaction,
  services: Services,
  club: { id: number; title: string },
): Promise<void> {
  const offer = await findPendingOffer(tx, club.id)
  const now = services.clock.now()
  if (!offer || offer.expiresAt > now) return
  await closeOffer(tx, offer.id, { state: 'expired', endedAt: now })
  await insertAuditEntry(tx, {
    at: now,
    actorId: null,
    action: 'club.offer-ended',
    subjectKind: 'club',
    subjectId: club.id,
    before: { person: offer.userId, offer: 'pending' },
    after: { person: offer.userId, offer: 'expired' },
  })
  await addNotices(tx, services, {
    kind: 'offer_ended',
    to: offer.byId === null ? [] : [offer.byId],
    named: offer.userId,
    club,
    values: { name: displayName(offer.person), variant: 'expired' },
    event: `offer:${offer.id}:ended`,
  })
}
