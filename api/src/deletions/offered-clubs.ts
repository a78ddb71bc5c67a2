import { insertAuditEntry } from '../audit/audit.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { findMember } from '../memberships/memberships.queries.ts'
import { displayName } from '../memberships/person.ts'
import { addNotices } from '../notices/add-notices.ts'
import { closeOffer, findPendingOffer, insertOffer } from '../offers/offers.queries.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { ClubPlan, Offer } from './club-choices.ts'
import type { OwnClub } from './own-clubs.queries.ts'

type Owner = { id: number; firstName: string; lastName: string; confirmedEmail: boolean }

/** The rules of an offer, in the order in which calls check: unknown people, then who may, then the state of the club. */
export async function checkOffers(tx: Transaction, owner: Owner, offers: readonly Offer[]) {
  for (const { club, userId } of offers) {
    refuseUnless(await findMember(tx, { clubId: club.id, userId }), 'person_unknown')
  }
  refuseUnless(offers.length === 0 || owner.confirmedEmail, 'email_not_confirmed')
  refuseUnless(
    offers.every(({ userId }) => userId !== owner.id),
    'not_yourself',
  )
  refuseUnless(
    offers.every(({ club }) => club.state === 'verified'),
    'club_not_verified',
  )
}

/** Older offers end; the new ones are open until the account is erased. The clubs are locked. */
export async function offerClubs(
  tx: Transaction,
  services: Services,
  owner: Owner,
  { toDelete, toOffer, expiresAt }: ClubPlan & { expiresAt: Date },
) {
  await withdrawOffers(tx, services, owner, [...toDelete, ...toOffer.map(({ club }) => club)])
  for (const offer of toOffer) await makeOffer(tx, services, owner, { ...offer, expiresAt })
}

async function makeOffer(
  tx: Transaction,
  services: Services,
  owner: Owner,
  { club, userId, expiresAt }: Offer & { expiresAt: Date },
) {
  const now = services.clock.now()
  const row = { clubId: club.id, userId, byId: owner.id, offeredAt: now, expiresAt }
  const offerId = await insertOffer(tx, row)
  await insertAuditEntry(tx, {
    at: now,
    actorId: owner.id,
    action: 'club.offer-made',
    subjectKind: 'club',
    subjectId: club.id,
    before: {},
    after: { person: userId, expiresAt },
  })
  await addNotices(tx, services, {
    kind: 'offer_received',
    to: [userId],
    by: owner.id,
    club,
    values: { name: displayName(owner), date: expiresAt.toISOString() },
    event: `offer:${offerId}`,
  })
}

/** Ends the open offers of these clubs, which are locked. */
export async function withdrawOffers(
  tx: Transaction,
  services: Services,
  owner: { id: number },
  clubs: readonly OwnClub[],
) {
  const now = services.clock.now()
  for (const club of clubs) {
    const offer = await findPendingOffer(tx, club.id)
    if (!offer) continue
    const { userId } = offer
    await closeOffer(tx, offer.id, { state: 'withdrawn', endedAt: now })
    await insertAuditEntry(tx, {
      at: now,
      actorId: owner.id,
      action: 'club.offer-ended',
      subjectKind: 'club',
      subjectId: club.id,
      before: { person: userId, offer: 'pending' },
      after: { person: userId, offer: 'withdrawn' },
    })
    const event = `offer:${offer.id}:withdrawn`
    await addNotices(tx, services, { kind: 'offer_withdrawn', to: [userId], by: owner.id, club, event })
  }
}
