import { displayName } from '../memberships/person.ts'
import { addNotices } from '../notices/add-notices.ts'
import type { Transaction } from '../database/open-database.ts'
import type { Services } from '../services.ts'
import { closeOffer, findPendingOffer } from './offers.queries.ts'

type Ending = { club: { id: number; title: string }; userId: number; by?: number }

/** Ends the offer to a person who is no longer an active member, and tells the owner who made it. The club is locked. */
export async function endOfferTo(tx: Transaction, services: Services, { club, userId, by }: Ending) {
  const offer = await findPendingOffer(tx, club.id)
  if (offer?.userId !== userId) return
  const now = services.clock.now()
  const isExpired = offer.expiresAt <= now
  await closeOffer(tx, offer.id, { state: isExpired ? 'expired' : 'ended', endedAt: now })
  await addNotices(tx, services, {
    kind: 'offer_ended',
    to: offer.byId === null ? [] : [offer.byId],
    ...(by !== undefined && { by }),
    named: userId,
    club,
    values: { name: displayName(offer.person), variant: isExpired ? 'expired' : 'left' },
    event: `offer:${offer.id}:ended`,
  })
}
